import { describe, expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const ID = '0b0c0d0e-0000-4000-8000-000000000001';
const options = { embedHosts: ['video.example'], ownOrigins: ['https://studio.example'] };

describe('cleanHtml', () => {
  it.each([
    '<p lang="en">A &amp; b &nbsp; <b>c</b><br>d</p><h1>e</h1>',
    "<p title-less><a href='/tin-tuc' target=_blank>x</a></p>".replace(' title-less', ''),
    '<a href="www.example">x</a><a href="#a">y</a><a href="mailto:a@b.example">z</a>',
    `<img src="/assets/${ID}" alt="x"><img src="https://studio.example/assets/${ID}?key=x" alt="y">`,
    '<p><span data-s="s1">Một.</span></p><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<iframe src="https://video.example/1" title="x"></iframe>',
    'a < b và c > d',
  ])('keeps allowed content unchanged: %s', (html) => {
    expect(cleanHtml(html, options)).toBe(html);
  });

  it.each([
    ['<svg><a><set attributeName="href" to="javascript:x()"/><text>x</text></a></svg><p>a</p>', '<p>a</p>'],
    ['<math><mtext><script>x()</script></mtext></math>b', 'b'],
    ['<iframe src="data:text/html,<script>x()</script>"></iframe>c', 'c'],
    ['<iframe src="https://evil.example/"></iframe>d', 'd'],
    [
      '<iframe srcdoc="<script>x()</script>" src="https://video.example/1"></iframe>',
      '<iframe src="https://video.example/1"></iframe>',
    ],
    ['<form action="https://evil.example"><input name="p"><button formaction="x">e</button></form>', 'e'],
    ['<plaintext><p>f', ''],
    ['<p>g</p><xmp><img src=x onerror=x()></xmp>', '<p>g</p>'],
    ['<p onclick="x()" style="color:red" class="y">h</p>', '<p>h</p>'],
    ['<a href=" java\nscript:x()">i</a><a href="JaVaScRiPt&#58;x()">j</a>', '<a>i</a><a>j</a>'],
    ['<a href="data:text/html,x">k</a><a href="vbscript:x">l</a>', '<a>k</a><a>l</a>'],
    ['<img src="https://tracker.example/assets/p.gif"><img src="//evil.example/assets/x">m', 'm'],
    ['<img src="/assets/../x" onerror="x()">n', 'n'],
    ['<!-- o --><div><p>p</p> <font color="red">q</font></div>', '<p>p</p> q'],
    ['<style>p{}</style><base href="https://evil.example/"><meta http-equiv="refresh">r', 'r'],
    ['<noscript><p title="</noscript><img src=x onerror=x()>"></noscript>s', expect.not.stringContaining('onerror')],
  ])('%s → %s', (html, expected) => {
    const cleanedHtml = cleanHtml(html, options);
    expect(cleanedHtml).toEqual(expected);
    expect(cleanHtml(cleanedHtml, options)).toBe(cleanedHtml);
  });

  it('removes embeds and pictures of other hosts without settings', () => {
    expect(cleanHtml('<iframe src="https://video.example/1"></iframe>x')).toBe('x');
    expect(cleanHtml(`<img src="https://studio.example/assets/${ID}">x`)).toBe('x');
  });
});
