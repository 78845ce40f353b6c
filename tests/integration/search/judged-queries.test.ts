/**
 * Tests the quality of the search with the judged queries (tests/search/judgements) on the seeded content. `npm run bench -- search-quality` prints details.
 * Results must not fall below `MEASURED`. After an improvement, raise the values of `MEASURED`.
 */
import { languages } from '@hat-nang/model/languages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JudgedQuery, type JudgedSet, readJudgements, sets } from '../../search/judgements.ts';
import { COUNTED_HITS, type Quality, qualityOf } from '../../search/quality.ts';
import { type Engine, engines } from './engines.ts';

type Level = Pick<Quality, 'ndcg' | 'firstRight'>;
/** Measured values, rounded down to two digits. */
const MEASURED: Readonly<Record<(typeof languages)[number], Readonly<Record<JudgedSet, Level>>>> = {
  vi: {
    known: { ndcg: 0.95, firstRight: 0.92 },
    earlier: { ndcg: 0.85, firstRight: 0.8 },
    unseen: { ndcg: 0.89, firstRight: 0.85 },
  },
  en: {
    known: { ndcg: 0.95, firstRight: 0.91 },
    earlier: { ndcg: 0.88, firstRight: 0.85 },
    unseen: { ndcg: 0.92, firstRight: 0.89 },
  },
};

describe.each(engines)('%s', (_name, start) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  }, 120_000);
  afterAll(() => engine?.remove());

  const foundBy = async ({ kind, lang, q }: JudgedQuery) =>
    (await engine.search({ kind, lang, q, limit: String(COUNTED_HITS) })).items.map(({ title }) => title.text);

  it.each(languages.flatMap((lang) => sets.map((set) => [lang, set] as const)))(
    'is as good as it was: %s, %s',
    async (lang, set) => {
      const gradedHits = [];
      for (const query of readJudgements(lang, set)) {
        gradedHits.push({ grades: query.grades, found: await foundBy(query) });
      }
      const { ndcg, firstRight } = qualityOf(gradedHits);
      expect(ndcg).toBeGreaterThanOrEqual(MEASURED[lang][set].ndcg);
      expect(firstRight).toBeGreaterThanOrEqual(MEASURED[lang][set].firstRight);
    },
    60_000,
  );
});
