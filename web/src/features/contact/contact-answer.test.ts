import { describe, expect, it } from 'vitest';
import { fillContactAnswer } from './contact-answer.ts';

const page = `<html><head><title>{{title}} · Hạt Nắng</title><script>colour()</script><link rel="preload" as="script" href="/x.js"/></head><body>
<div role="alert">{{summary}}</div>
<input name="name" data-invalid="{{name}}" value="{{value.name}}"/><p>{{error.name}}</p>
<input name="email" data-invalid="{{email}}" value="{{value.email}}"/><p>{{error.email}}</p>
<textarea name="message" data-invalid="{{message}}">{{value.message}}</textarea>
<input type="checkbox" data-checked="{{agreement}}"/>
<script src="/_next/x.js" async=""></script><script>self.__next_f.push([1,"{{value.name}}"])</script></body></html>`;

describe('the answer to a contact form without JavaScript', () => {
  const form = {
    name: '"><script>alert(1)</script>',
    email: '{{summary}}',
    message: '$& </textarea>',
    agreement: 'on',
  };
  const html = fillContactAnswer(page, 'Lời nhắn & lỗi', form, {
    summary: 'Một ô cần xem lại',
    fields: { email: 'Sai' },
  });

  it('contains the input as escaped text', () => {
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('>$&amp; &lt;/textarea&gt;</textarea>');
    expect(html).toContain('type="checkbox" checked=""');
  });
  it('has the title of its outcome', () => {
    expect(html).toContain('<title>Lời nhắn &amp; lỗi · Hạt Nắng</title>');
  });
  it('replaces each placeholder once', () => {
    expect(html).toContain('aria-invalid="true" value="{{summary}}"');
  });
  it('shows each error beside its field', () => {
    expect(html).toContain('<div role="alert">Một ô cần xem lại</div>');
    expect(html.match(/aria-invalid/g)).toHaveLength(1);
    expect(html).toContain('<p>Sai</p>');
  });
  it('contains no script of the application', () => {
    expect(html).not.toMatch(/__next|_next|x\.js/);
    expect(html).toContain('<script>colour()</script>');
  });
});
