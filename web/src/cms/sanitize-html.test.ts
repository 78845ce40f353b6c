import { describe, expect, it } from 'vitest';
import { sanitizeHtml, sanitizeText } from './sanitize-html.ts';

describe('sanitizeHtml', () => {
  it.each([
    ['<p>Chào <strong>em</strong></p>', '<p>Chào <strong>em</strong></p>'],
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<p onclick="x()" style="color:red">x</p>', '<p>x</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="/tin-tuc" target="_blank">x</a>', '<a href="/tin-tuc" target="_blank" rel="noopener noreferrer">x</a>'],
    ['<a href="/en" lang="en" dir="ltr" id="x">x</a>', '<a href="/en" lang="en" dir="ltr">x</a>'],
    ['<h1>x</h1>', '<h2>x</h2>'],
    ['<b>x</b><i>y</i>', '<strong>x</strong><em>y</em>'],
    ['<img src="https://tracker.example/p.gif">', ''],
    ['<iframe src="https://evil.example/"></iframe>', ''],
    ['<svg onload="x()"><path/></svg>', ''],
  ])('%s → %s', (input, expected) => {
    expect(sanitizeHtml(input)).toBe(expected);
  });
  it('normalizes to NFC, because fonts contain only composed letters', () => {
    expect(sanitizeHtml('<p>Một ngọn gió ấm, kỵ sĩ</p>'.normalize('NFD'))).toBe('<p>Một ngọn gió ấm, kỵ sĩ</p>');
  });
  it('embeds only hosts that the settings name', () => {
    const embedHtml = '<iframe src="https://video.example/1" title="x"></iframe>';
    expect(sanitizeHtml(embedHtml, ['video.example'])).toContain('https://video.example/1');
    expect(sanitizeHtml(embedHtml, ['other.example'])).not.toContain('video.example');
  });
  it.each([
    'http://video.example/1',
    '//video.example/1',
    '/1',
    'javascript:alert(1)',
    'https://video.example.evil.example/1',
    'https://evil.example/?video.example',
  ])('embeds nothing from %s', (src) => {
    expect(sanitizeHtml(`<iframe src="${src}">x</iframe>`, ['video.example'])).toBe('');
  });
  it('loads an embed late, with a name, and tells its host the site alone', () => {
    expect(sanitizeHtml('<iframe src="https://video.example/1" onload="x()"></iframe>', ['video.example'])).toBe(
      '<iframe src="https://video.example/1" title="video.example" loading="lazy" referrerpolicy="strict-origin"></iframe>',
    );
  });
  it('composes a letter with its marks', () => {
    expect(sanitizeHtml('<p>tiếng</p>'.normalize('NFD'))).toBe('<p>tiếng</p>');
  });
});

describe('sanitizeText', () => {
  it.each([
    ['Sách & bạn', 'Sách &amp; bạn'],
    ['Tóm <img src=x onerror=alert(1)>tắt', 'Tóm tắt'],
    ['<script>alert(1)</script>Hết', 'Hết'],
    ['a ]]> b', 'a ]]&gt; b'],
    ['một\u0000\u0008 hai\ud800\n', 'một hai'],
    [null, ''],
  ])('%j becomes %j', (text, safeText) => {
    expect(sanitizeText(text)).toBe(safeText);
  });
});
