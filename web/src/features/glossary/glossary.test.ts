import type { GlossaryTermsQuery } from '@codegen/graphql/graphql';
import { expect, it } from 'vitest';
import { toGlossary } from './glossary.ts';

type Row = GlossaryTermsQuery['glossary_terms'][number];
const text = (
  code: string,
  word: string,
  meaning: string,
  other_forms: unknown = null,
): Row['translations'][number] => ({
  languages_code: { code },
  word,
  meaning,
  other_forms,
});
const row = (id: string, ...translations: Row['translations']): Row => ({
  id,
  picture: null,
  sign_video: null,
  translations,
});

it('composes letters, trims texts and leaves out empty forms', () => {
  const { vi } = toGlossary({
    glossary_terms: [row('3', text('vi-VN', ' phở '.normalize('NFD'), ' Món nước. ', ['pho', ' ']))],
  });
  expect(vi).toEqual([
    { id: 3, word: 'phở', otherForms: ['pho'], meaning: 'Món nước.', picture: undefined, signUrl: undefined },
  ]);
});

it('leaves a term out of a language without its word or meaning', () => {
  const glossary = toGlossary({
    glossary_terms: [row('1', text('vi-VN', 'ghe', 'Chiếc thuyền.'), text('en-US', 'boat', '')), row('2')],
  });
  expect(glossary.vi.map(({ id }) => id)).toEqual([1]);
  expect(glossary.en).toEqual([]);
});

it('reads malformed other forms as none', () => {
  const [term] = toGlossary({ glossary_terms: [row('1', text('en-US', 'boat', 'It floats.', 'boats'))] }).en;
  expect(term?.otherForms).toEqual([]);
});

it('gives a term its picture, with the description of the file, and its sign clip', () => {
  const file = { id: 'f1', modified_on: '2026-01-01T00:00:00Z' };
  const picture = { ...file, width: 640, height: 480, description: 'Một chiếc ghe', is_decorative: false };
  const [term] = toGlossary({
    glossary_terms: [{ ...row('1', text('vi-VN', 'ghe', 'Chiếc thuyền.')), picture, sign_video: file }],
  }).vi;
  expect(term?.picture).toMatchObject({ width: 640, height: 480, alt: 'Một chiếc ghe' });
  expect(term?.signUrl).toMatch(/^\/api\/assets\/f1\?v=/);
});
