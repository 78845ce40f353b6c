/**
 * The level that the search reached on the judged queries (tests/search/judgements), over the seeded content: `npm run bench -- search-quality` tells
 * more. What changes the search must not fall below; what makes it better may raise it.
 */
import { languages } from '@hat-nang/model/languages';
import { describe, expect, it } from 'vitest';
import { type JudgedQuery, type JudgedSet, readJudgements, sets } from '../../search/judgements.ts';
import { PLACES, type Quality, qualityOf } from '../../search/quality.ts';
import { ask } from './support.ts';

type Level = Pick<Quality, 'ndcg' | 'firstRight'>;
/** What was measured, rounded down to two digits. The unseen queries are to reach 0.85. */
const REACHED: Readonly<Record<(typeof languages)[number], Readonly<Record<JudgedSet, Level>>>> = {
  vi: { known: { ndcg: 0.94, firstRight: 0.9 }, unseen: { ndcg: 0.78, firstRight: 0.7 } },
  en: { known: { ndcg: 0.93, firstRight: 0.88 }, unseen: { ndcg: 0.7, firstRight: 0.65 } },
};

const foundBy = async ({ kind, lang, q }: JudgedQuery) =>
  (await ask({ kind, lang, q, limit: String(PLACES) })).items.map(({ title }) => title.text);

describe.each(languages.flatMap((lang) => sets.map((set) => [lang, set] as const)))('%s, %s', (lang, set) => {
  it('is as good as it was', async () => {
    const answered = [];
    for (const query of readJudgements(lang, set)) {
      answered.push({ grades: query.grades, found: await foundBy(query) });
    }
    const { ndcg, firstRight } = qualityOf(answered);
    expect(ndcg).toBeGreaterThanOrEqual(REACHED[lang][set].ndcg);
    expect(firstRight).toBeGreaterThanOrEqual(REACHED[lang][set].firstRight);
  });
});
