import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCrisisMatcher } from '@hat-nang/model/crisis-words';
import { languages } from '@hat-nang/model/languages';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { crisisWordsSchema } from '../../seeds/engine/reference-schema.ts';
import { type JudgedQuery, kindsToJudge, readJudgements, sets } from './judgements.ts';

const PURPOSES = ['title', 'part', 'no-accents', 'typo', 'synonym', 'need', 'age', 'topic'];
const MIN_QUERIES = { known: 200, earlier: 60, unseen: 60 } as const;
const judgedSets = languages.flatMap((lang) => sets.map((set) => ({ lang, set, queries: readJudgements(lang, set) })));
const nameOf = ({ kind, lang, q }: JudgedQuery) => `${lang} ${kind} ${q.normalize('NFC').toLowerCase()}`;

describe('the judged queries', () => {
  it.each(judgedSets)(
    '$lang, $set: have enough queries, in every section with more items than graded places',
    ({ lang, set, queries }) => {
      expect(queries.length).toBeGreaterThanOrEqual(MIN_QUERIES[set]);
      expect(queries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(kindsToJudge(lang)));
    },
  );

  it.each(judgedSets.filter(({ set }) => set === 'known'))(
    '$lang: cover every purpose with at least 10 queries',
    ({ queries }) => {
      for (const purpose of PURPOSES) {
        expect(queries.filter((query) => query.purpose === purpose).length, purpose).toBeGreaterThanOrEqual(10);
      }
    },
  );

  it('are unique across all sets', () => {
    const names = judgedSets.flatMap(({ queries }) => queries.map(nameOf));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('each have a hit of grade 3', () => {
    const withoutBest = judgedSets.flatMap(({ queries }) =>
      queries.filter(({ grades }) => ![...grades.values()].includes(3)),
    );
    expect(withoutBest.map(nameOf)).toEqual([]);
  });

  it('contain no crisis word, because those show the crisis box', () => {
    const file = join(import.meta.dirname, '../../seeds/reference/crisis-words.yaml');
    const { vi, en } = crisisWordsSchema.parse(parse(readFileSync(file, 'utf8')));
    const levelOf = createCrisisMatcher(
      [...vi, ...en].map(({ phrase, variants, doubtful, exceptions }) => ({
        ...{ certain: [phrase, ...variants], doubtful, exceptions },
      })),
    );
    const names = judgedSets.flatMap(({ queries }) => queries.filter(({ q }) => levelOf(q) !== undefined).map(nameOf));
    expect(names).toEqual([]);
  });
});
