/**
 * Whether the search finds what people mean: `npm run bench -- search-quality`. Asks every judged query (tests/search/judgements) and prints nDCG of the
 * first five places and how often the first hit is right, for what was written beside the seeds and for what was written afterwards.
 * It measures seeded content: other items of a library count as wrong hits.
 */
import { searchAnswer } from '@hat-nang/model/contracts/search';
import { languages } from '@hat-nang/model/languages';
import { z } from 'zod';
import type { Instance } from '../../scripts/stack/instance.ts';
import { type JudgedQuery, type JudgedSet, readJudgements, sets } from '../search/judgements.ts';
import { type Answered, ndcg, PLACES, type Quality, qualityOf } from '../search/quality.ts';
import type { Bench } from './bench.ts';
import { jsonAsker } from './latency.ts';

/** The minimum nDCG of the search. */
const GOALS: Readonly<Record<JudgedSet, number>> = { known: 0.9, earlier: 0.85, unseen: 0.85 };
/** The number of worst queries to print. */
const WORST = 15;

interface Asked extends Answered {
  readonly query: JudgedQuery;
}

export const searchQuality: Bench = async (instance, reporter) => {
  let isReached = true;
  for (const lang of languages) {
    for (const set of sets) {
      const asked = await askAll(instance, readJudgements(lang, set));
      const quality = qualityOf(asked);
      const isGood = quality.ndcg >= GOALS[set];
      if (!isGood) isReached = false;
      reporter.line(`  ${lang}, ${set}: ${told(quality)} (goal ≥ ${GOALS[set]}${isGood ? '' : ', MISSED'})`);
      for (const [purpose, group] of Map.groupBy(asked, ({ query }) => query.purpose)) {
        reporter.line(`    ${purpose.padEnd(12)} ${told(qualityOf(group))}`);
      }
      for (const { query, found } of worstOf(asked)) {
        reporter.line(`    ${query.kind} “${query.q}” found ${found.length === 0 ? 'nothing' : found.join(' · ')}`);
      }
    }
  }
  return isReached;
};

const told = ({ queries, ndcg: mean, firstRight }: Quality): string =>
  `${String(queries).padStart(3)} queries · nDCG@${PLACES} ${mean.toFixed(3)} · first hit right ${(firstRight * 100).toFixed(0).padStart(3)} %`;

const worstOf = (asked: readonly Asked[]): readonly Asked[] =>
  asked
    .filter((each) => ndcg(each) < 1)
    .sort((a, b) => ndcg(a) - ndcg(b))
    .slice(0, WORST);

/** One after the other, as the site asks, which no limit stops. */
async function askAll({ running, secrets }: Instance, queries: readonly JudgedQuery[]): Promise<Asked[]> {
  const ask = jsonAsker({ 'x-site-secret': secrets.siteSecret });
  const asked: Asked[] = [];
  for (const query of queries) {
    const { kind, lang, q, grades } = query;
    const words = new URLSearchParams({ kind, lang, q, limit: String(PLACES) });
    const { data } = z.object({ data: searchAnswer }).parse(await ask(`${running.urls.directus}/search?${words}`));
    asked.push({ query, grades, found: data.items.map(({ title }) => title.text) });
  }
  return asked;
}
