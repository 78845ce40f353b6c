import { describe, expect, it } from 'vitest';
import { addSuffix, slugify, standaloneSlug } from './slug.ts';

describe('slugify', () => {
  it.each([
    ['Đọc sách cùng bé', 'doc-sach-cung-be'],
    ['Đọc sách cùng bé'.normalize('NFD'), 'doc-sach-cung-be'],
    ['Sức khỏe tinh thần — khoẻ mỗi ngày!', 'suc-khoe-tinh-than-khoe-moi-ngay'],
    ['ĐƯỜNG ĐẾN TRƯỜNG', 'duong-den-truong'],
    ["The Owl's  Night-Time Song", 'the-owls-night-time-song'],
    ['  100% vui & khoẻ ', '100-vui-khoe'],
    ['Straße', 'stra-e'],
    ['日本', ''],
    ['---', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts long titles at a word boundary', () => {
    const slug = slugify('một hai ba bốn '.repeat(20));
    expect(slug.length).toBeLessThanOrEqual(80);
    expect(slug).toMatch(/-(mot|hai|ba|bon)$/);
    expect(slugify('a'.repeat(200))).toHaveLength(80);
  });

  it('keeps slugs unchanged', () => {
    for (const slug of ['doc-sach', 'top-10', 'n10']) expect(slugify(slug)).toBe(slug);
  });
});

describe('standaloneSlug', () => {
  it.each([
    ['top-10', 'top10'],
    ['nam-hoc-2025-2026', 'nam-hoc20252026'],
    ['10', 'n10'],
    ['giao-vien', 'giao-vien'],
    ['covid19', 'covid19'],
  ])('%s → %s, which no route reads as an item', (slug, standalone) => {
    expect(standaloneSlug(slug)).toBe(standalone);
    expect(standalone).not.toMatch(/-\d+$/);
  });
});

it('numbers a repeated slug', () => {
  expect(addSuffix('doc-sach', 2)).toBe('doc-sach-2');
});
