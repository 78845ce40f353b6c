import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';
import { cutPages, isFrontMatter } from './content-pages.ts';

const parseBody = (body: string) => parseDocument(`<html><body>${body}</body></html>`, { recognizeSelfClosing: true });
const cutBody = (body: string, spokenIds: readonly string[] = []) =>
  cutPages(parseBody(body), {
    isFixedLayout: false,
    spokenIds: new Set(spokenIds),
    isPageMark: () => false,
    ornaments: new Set(),
  });
const htmlOf = (body: string, spokenIds?: readonly string[]) =>
  cutBody(body, spokenIds)
    .map(({ html }) => html.replace(/<\/?span[^>]*>/g, ''))
    .join('|');

describe('a page', () => {
  test.each([
    ['<ul id="x"><li>Một</li></ul>', '<ul><li>Một</li></ul>'],
    ['<ol id="x"><li>Một</li></ol>', '<ol><li>Một</li></ol>'],
    ['<dl id="x"><dt>Một</dt></dl>', '<p>Một</p>'],
    ['<table id="x"><tr><td>Một</td></tr></table>', '<table><tr><td>Một</td></tr></table>'],
    ...['thead', 'tbody', 'tfoot'].map((name) => [
      `<table><${name} id="x"><tr><td>Một</td></tr></${name}></table>`,
      name === 'tfoot'
        ? '<table><tr><td>Một</td></tr></table>'
        : `<table><${name}><tr><td>Một</td></tr></${name}></table>`,
    ]),
    ['<table><tr id="x"><td>Một</td></tr></table>', '<table><tr><td>Một</td></tr></table>'],
  ])('keeps the text of %s, which the overlay reads as a whole', (body = '', expected = '') => {
    expect(htmlOf(body, ['x'])).toBe(expected);
  });

  test('has a paragraph for each caption, address, term and definition', () => {
    expect(htmlOf('<figure><figcaption>Một</figcaption></figure><address>Hai</address>')).toBe('<p>Một</p><p>Hai</p>');
    expect(htmlOf('<dl><dt>Ba</dt><dd>Bốn</dd><dd><p>Năm</p></dd></dl>')).toBe('<p>Ba</p><p>Bốn</p><p>Năm</p>');
  });

  test('may have a video only', () => {
    expect(cutBody('<video src="v.mp4"></video>')).toMatchObject([{ html: '', hasMedia: true }]);
  });

  test.each([
    ['line breaks', `<p>a${'<br/>'.repeat(130_000)}</p>`],
    ['headings', '<h1>a</h1>'.repeat(130_000)],
  ])('may have 130,000 %s', { timeout: 30_000 }, (_what, body) => {
    expect(cutBody(body).length).toBeGreaterThan(0);
  });
});

test.each([
  ['<section epub:type="cover"><p>Bìa</p></section>', true],
  ['<h1>Mục lục</h1><nav epub:type="toc"><ol><li>1</li></ol></nav>', true],
  ['<section epub:type="titlepage"><p>Tên</p></section><section epub:type="chapter"><p>Một</p></section>', false],
  ['<nav epub:type="toc"><ol><li>1</li></ol></nav><p>Một</p>', false],
  ['', false],
])('the document %s is front matter: %s', (body, expected) => {
  expect(isFrontMatter(parseBody(body))).toBe(expected);
});
