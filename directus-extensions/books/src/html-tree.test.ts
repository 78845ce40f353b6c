import { describe, expect, test } from 'vitest';
import { parseHtml, textOf } from './html-tree.ts';
import { toBlocks } from './text-blocks.ts';
import { toXhtml } from './xhtml.ts';

const xhtml = (html: string) => toXhtml(parseHtml(html)).body;

describe('the HTML of an editor', () => {
  test.each([
    ['<p>Một &amp; hai<br>ba</p>', '<p>Một &amp; hai<br/>ba</p>'],
    ['<p>mở <b>đậm</b><p>sau', '<p>mở <strong>đậm</strong></p>\n<p>sau</p>'],
    ['lời trần <em>nghiêng</em>', '<p>lời trần <em>nghiêng</em></p>'],
    ['<ul>\n<li>một<li>hai</ul>', '<ul><li>một</li><li>hai</li></ul>'],
    ['<p onclick="x()">a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<a href="javascript:x()">x</a>', '<p>x</p>'],
    ['<p><a href="https://e.org/?a=1&amp;b">x</a></p>', '<p><a href="https://e.org/?a=1&amp;b">x</a></p>'],
    ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
    ['<h1>Đầu</h1>', '<h2>Đầu</h2>'],
    // An inline element or a paragraph that contains a block is unwrapped.
    ['<strong>a<p>b</p></strong>', '<p>a</p>\n<p>b</p>'],
    ['<div>a<div>b</div></div>', '<p>a</p>\n<p>b</p>'],
    // An unsupported or misplaced element is replaced with its text.
    ['<li>a</li><tr><td>b</td></tr>', '<p>ab</p>'],
    ['<p><custom-tag>a</custom-tag><img src="x" alt="một cây"></p>', '<p>a<em>[một cây]</em></p>'],
    // Characters that XML forbids are removed, and entities are decoded.
    ['<p>a\u0000\u0008b\ud800 c&#0;&#xffff;&ocirc;&nbsp;d</p>', '<p>ab c\ufffdô\u00a0d</p>'],
    ['<p lang="en" title="x">a</p>', '<p lang="en" xml:lang="en">a</p>'],
    ['<abbr title="&quot;&lt;x">a</abbr>', '<p><abbr title="&quot;&lt;x">a</abbr></p>'],
  ])('%s', (html, expected) => {
    expect(xhtml(html)).toBe(expected);
  });

  test('keeps the id of each sentence once', () => {
    const { body, sentences } = toXhtml(
      parseHtml('<p><span data-s="s1">A.</span> <span data-s="s2">B.</span> <span data-s="s2">C.</span></p>'),
    );
    expect(sentences).toEqual(['s1', 's2']);
    expect(body).toBe('<p><span id="s1">A.</span> <span id="s2">B.</span> <span>C.</span></p>');
  });

  test('names no sentence without words', () => {
    const { body, sentences } = toXhtml(
      parseHtml('<p><span data-s="s1"> </span><span data-s="s2">B.</span><span data-s="s3"></span></p>'),
    );
    expect(sentences).toEqual(['s2']);
    expect(body).toBe('<p><span id="s2">B.</span></p>');
  });

  test('becomes printable blocks', () => {
    const blocks = toBlocks(
      parseHtml('<h2>H</h2><p>a <strong>b</strong></p><ol><li>x<ul><li>y</li></ul></li><li>z</li></ol>'),
    );
    expect(blocks.map(({ kind, marker, depth }) => [kind, marker, depth])).toEqual([
      ['heading2', undefined, 0],
      ['paragraph', undefined, 0],
      ['item', '1.', 0],
      ['item', '•', 1],
      ['item', '2.', 0],
    ]);
    expect(blocks[1]?.runs.map(({ text, isBold }) => [text, isBold])).toEqual([
      ['a ', false],
      ['b', true],
    ]);
  });

  test('becomes text without tags', () => {
    expect(textOf(parseHtml('<p>Một <em>hai</em>.</p><p>Ba</p>'))).toBe('Một hai. Ba');
    expect(textOf(parseHtml('<p>Chữ <strong>đ</strong>ầu<br>dòng</p>'))).toBe('Chữ đầu dòng');
  });
});
