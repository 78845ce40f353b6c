import { expect, it } from 'vitest';
import { toIsoTime } from '../../shared/iso-time.ts';
import { maskAddress } from '../profile/mask-address.ts';
import { type PersonalData, SECTIONS } from './data-export.ts';
import { renderDataPage } from './data-page.ts';
import { DATA_TEXTS } from './data-texts.ts';
import { safeName } from './download-data.ts';

const emptyData = Object.fromEntries(SECTIONS.map((section) => [section, []])) as unknown as PersonalData;
const data: PersonalData = {
  ...emptyData,
  profile: [
    { username: 'be.na', is_history_recorded: false, email_verified_at: '2026-11-21T07:00:00.000Z', phone: null },
  ],
  playlists: [{ title: '<script>alert(1)</script>', description: 'một\nhai' }],
};

it('shows each section with its texts, times in the time zone of Viet Nam, and all values escaped', () => {
  const page = renderDataPage(data, 'vi-VN', 'Hạt <Nắng>', Date.UTC(2026, 10, 21));
  for (const title of Object.values(DATA_TEXTS['vi-VN'].sections)) expect(page).toContain(title);
  expect(page).toContain('<td>be.na</td>');
  expect(page).toContain('14:00');
  expect(page).toContain('<td>Không</td>');
  expect(page).toContain('&lt;script&gt;');
  expect(page).toContain('một<br>hai');
  expect(page).not.toContain('<script');
  expect(page).not.toMatch(/undefined|null|\{\w+\}/);
});

it('gives each table that the keyboard can scroll a role and a name', () => {
  const page = renderDataPage(data, 'en-US', 'x', 0);
  expect([...page.matchAll(/<div [^>]*tabindex="0"[^>]*>/g)].map(([tag]) => tag)).toEqual(
    ['profile', 'playlists'].map(
      (section) => `<div class="wide" role="group" aria-labelledby="${section}" tabindex="0">`,
    ),
  );
});

it('has the same keys in both languages, and different texts', () => {
  const [vi, en] = [DATA_TEXTS['vi-VN'], DATA_TEXTS['en-US']];
  expect(Object.keys(en.columns)).toEqual(Object.keys(vi.columns));
  for (const [key, words] of Object.entries(vi.columns)) {
    expect(words.normalize('NFC')).toBe(words);
    if (key !== 'email') expect(words, key).not.toBe(en.columns[key]);
  }
});

it('names files so that no program treats them as paths', () => {
  expect(safeName('../../ảnh của Na.png')).toBe('_.._ảnh_của_Na.png');
  expect(safeName('..')).toBe('file');
  expect(safeName(null)).toBe('file');
  expect(safeName('a'.repeat(300))).toHaveLength(100);
});

it('reads times in the format of either database', () => {
  const time = '2026-11-21T07:00:00.000Z';
  expect([Date.parse(time), String(Date.parse(time)), new Date(time), time].map(toIsoTime)).toEqual(
    Array(4).fill(time),
  );
  expect([null, undefined, '', 'x'].map(toIsoTime)).toEqual([null, null, null, null]);
});

it('masks an address except for what its owner needs', () => {
  expect(maskAddress('lan.anh@example.com')).toBe('l•••@example.com');
});
