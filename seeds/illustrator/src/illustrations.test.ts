import { describe, expect, test } from 'vitest';
import * as drawings from './illustrations.ts';
import { toIco } from './site-art.ts';

const pictures = {
  hero: drawings.drawHero(),
  kid: drawings.drawKid(),
  adult: drawings.drawAdult(),
  feelings: drawings.drawFeelings(),
  empty: drawings.drawEmptyState(),
  'not-found': drawings.drawNotFound(),
  error: drawings.drawErrorPicture(),
  'coming-soon': drawings.drawComingSoon(),
  mark: drawings.drawLogo(),
};

describe.each(Object.entries(pictures))('%s', (name, svg) => {
  test('is small', () => {
    // The hero shows three people, so its limit is higher.
    expect(svg.length).toBeLessThan(name === 'hero' ? 18_000 : 12_000);
  });
  test('contains no text, script, address or undefined value', () => {
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /<text|<script|<image|href|http|NaN|undefined/,
    );
    expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  });
});

test('an .ico contains the sizes and offsets of its pictures', () => {
  const file = toIco([
    { size: 16, data: Buffer.from('abc') },
    { size: 256, data: Buffer.from('de') },
  ]);
  expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6), file.readUInt8(22)]).toEqual([1, 2, 16, 0]);
  expect(file.subarray(file.readUInt32LE(18), file.readUInt32LE(18) + 3).toString()).toBe('abc');
  expect(file.subarray(file.readUInt32LE(34)).toString()).toBe('de');
});
