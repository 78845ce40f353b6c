/**
 * Measures the quality of the search: `npm run bench -- search-quality`. It sends every judged query (tests/search/judgements). For each set of a language it
 * prints the nDCG of the first five places and the share of queries with a right first hit. Only seeded items have grades. All other items count as wrong hits.
 */
import { searchAnswer } from '@hat-nang/model/contracts/search';
import { languages } from '@hat-nang/model/languages';
import { z } from 'zod';
import type { Instance } from '../../scripts/stack/instance.ts';
import { type JudgedQuery, type JudgedSet, readJudgements, sets } from '../search/judgements.ts';
import { COUNTED_HITS, type GradedHits, ndcg, type Quality, qualityOf } from '../search/quality.ts';
import type { Bench } from './bench.ts';
import { createJsonRequester } from './latency.ts';

/** The minimum nDCG of the search. */
const GOALS: Readonly<Record<JudgedSet, number>> = { known: 0.9, earlier: 0.85, unseen: 0.85 };
/** The number of worst queries to print. */
const WORST = 15;

interface QueryResult extends GradedHits {
  readonly query: JudgedQuery;
}

export const searchQuality: Bench = async (instance, reporter) => {
  let isReached = true;
  for (const lang of languages) {
    for (const judgedSet of sets) {
      const results = await runQueries(instance, readJudgements(lang, judgedSet));
      const quality = qualityOf(results);
      const isGood = quality.ndcg >= GOALS[judgedSet];
      if (!isGood) isReached = false;
      reporter.line(
        `  ${lang}, ${judgedSet}: ${formatQuality(quality)} (goal ≥ ${GOALS[judgedSet]}${isGood ? '' : ', MISSED'})`,
      );
      for (const [purpose, group] of Map.groupBy(results, ({ query }) => query.purpose)) {
        reporter.line(`    ${purpose.padEnd(12)} ${formatQuality(qualityOf(group))}`);
      }
      for (const { query, found } of worstOf(results)) {
        reporter.line(`    ${query.kind} “${query.q}” found ${found.length === 0 ? 'nothing' : found.join(' · ')}`);
      }
    }
  }
  return isReached;
};

const formatQuality = ({ queries, ndcg: mean, firstRight }: Quality): string =>
  `${String(queries).padStart(3)} queries · nDCG@${COUNTED_HITS} ${mean.toFixed(3)} · first hit right ${(firstRight * 100).toFixed(0).padStart(3)} %`;

const worstOf = (results: readonly QueryResult[]): readonly QueryResult[] =>
  results
    .filter((result) => ndcg(result) < 1)
    .sort((a, b) => ndcg(a) - ndcg(b))
    .slice(0, WORST);

/** Sends the queries one after another, with the secret of the site. The site is exempt from the rate limit. */
async function runQueries({ running, secrets }: Instance, queries: readonly JudgedQuery[]): Promise<QueryResult[]> {
  const requestUrl = createJsonRequester({ 'x-site-secret': secrets.siteSecret });
  const results: QueryResult[] = [];
  for (const query of queries) {
    const { kind, lang, q, grades } = query;
    const parameters = new URLSearchParams({ kind, lang, q, limit: String(COUNTED_HITS) });
    const { data } = z
      .object({ data: searchAnswer })
      .parse(await requestUrl(`${running.urls.directus}/search?${parameters}`));
    results.push({ query, grades, found: data.items.map(({ title }) => title.text) });
  }
  return results;
}
