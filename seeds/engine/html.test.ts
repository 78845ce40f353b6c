import { expect, test } from 'vitest';
import { lightenColor, toNumberedHtml } from './document-rows.ts';
import { countWords, extractLinks, findHtmlProblems, htmlToText, sentencesOf } from './html.ts';
import { fileId, lastCueEnd } from './media.ts';
import { moveDayToPast, relativeMoment, toLocalDay } from './moments.ts';

test('a body falls into its sentences, block by block', () => {
  expect(
    sentencesOf('<h2>Mở đầu</h2><p>“Đi nào!” Na gọi. Mưa tạnh rồi…</p><ul><li>Một quả. Hai quả.</li></ul>'),
  ).toEqual(['Mở đầu', '“Đi nào!”', 'Na gọi.', 'Mưa tạnh rồi…', 'Một quả.', 'Hai quả.']);
  expect(htmlToText('<p>Cá &amp; cơm</p>')).toBe('Cá & cơm');
  expect(countWords('Bé Na đọc “Hạt đậu”.')).toBe(5);
  expect(extractLinks('<p><a href="/tin-tuc">x</a></p>')).toEqual(['/tin-tuc']);
});

test.each([
  ['<p>Vừa <strong>đủ</strong>.</p>', 0],
  ['Không có khối', 1],
  ['<p>Chưa đóng', 1],
  ['<p>a</p><script>x</script>', 2],
  ['<p style="color:red">a</p>', 1],
  ['<p><a href="javascript:x">a</a></p>', 1],
  ['<p><a href="http://a.example">a</a></p>', 1],
  ['<p>a & b</p>', 1],
  ['<p>1 < 2</p>', 1],
])('%s has %i problems', (html, count) => {
  expect(findHtmlProblems(html)).toHaveLength(count);
});

test('sentences keep their number for the narration', () => {
  expect(toNumberedHtml(['Một <em>.', '“Hai.”'])).toBe(
    '<p><span data-s="s1">Một &lt;em&gt;.</span> <span data-s="s2">“Hai.”</span></p>',
  );
  expect(lightenColor('#000000')).toBe('#d1d1d1');
});

test('moments are those of Viet Nam', () => {
  expect(toLocalDay(new Date('2026-11-21T16:59:00Z'))).toBe('2026-11-21');
  expect(toLocalDay(new Date('2026-11-21T17:00:00Z'))).toBe('2026-11-22');
  expect(relativeMoment('+3d 08:30', '2026-11-21')).toBe('2026-11-24T01:30:00.000Z');
  expect(relativeMoment('-1d 06:00', '2026-03-01')).toBe('2026-02-27T23:00:00.000Z');
  expect(moveDayToPast('2026-03-14', '2026-11-21')).toBe('2026-03-14');
  expect(moveDayToPast('2026-03-14', '2025-02-01')).toBe('2024-03-14');
  expect(moveDayToPast('2024-02-29', '2024-02-01')).toBe('2023-02-28');
});

test('files have the same id everywhere', () => {
  expect(fileId('books/a/p01.webp')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(fileId('books/a/p01.webp')).toBe(fileId('books/a/p01.webp'));
  expect(fileId('books/a/p01.webp')).not.toBe(fileId('books/a/p02.webp'));
  expect(lastCueEnd('WEBVTT\n\ns1\n00:00.000 --> 00:02.500\na\n\ns2\n00:00:03.000 --> 01:00:04.250\nb')).toBe(
    3_604_250,
  );
});
