/** Measures search results by the grades that people gave in advance. Pure functions. */

/** Grade of an item: 3 is the wanted item, 2 is also helpful, 1 is related. Items without a grade count as 0. */
export type Grade = 1 | 2 | 3;
/** Grades of items by title. */
export type Grades = ReadonlyMap<string, Grade>;

/** Number of first hits that count. */
export const COUNTED_HITS = 5;

/** The grades of a query, and the titles that the search found, best first. */
export interface GradedHits {
  readonly grades: Grades;
  readonly found: readonly string[];
}

export interface Quality {
  readonly queries: number;
  /** Mean nDCG of the queries, 0 to 1. */
  readonly ndcg: number;
  /** Share of queries whose first hit has the highest grade, 0 to 1. */
  readonly firstRight: number;
}

/** Computes the discounted cumulative gain. Grades 1, 2 and 3 have the gains 1, 3 and 7. Lower places count less. */
function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2), 0);
}

/**
 * Computes the normalised discounted cumulative gain of the first `COUNTED_HITS` places: 1 for the best possible order, 0 without a graded hit there. An
 * item that is found twice counts once.
 * @param grades at least one
 */
export function ndcg({ grades, found }: GradedHits): number {
  const bestGrades = [...grades.values()].sort((a, b) => b - a).slice(0, COUNTED_HITS);
  const foundTitles = found.slice(0, COUNTED_HITS);
  const foundGrades = foundTitles.map((name, position) =>
    foundTitles.indexOf(name) === position ? (grades.get(name) ?? 0) : 0,
  );
  return gainOf(foundGrades) / gainOf(bestGrades);
}

/** Returns whether the first hit has the highest grade among the grades of its query. */
export function isFirstRight({ grades, found }: GradedHits): boolean {
  const [first] = found;
  return first !== undefined && grades.get(first) === Math.max(...grades.values());
}

/**
 * Computes the quality of several queries.
 * @param results at least one query
 */
export function qualityOf(results: readonly GradedHits[]): Quality {
  const meanOf = (score: (result: GradedHits) => number) =>
    results.reduce((sum, result) => sum + score(result), 0) / results.length;
  return { queries: results.length, ndcg: meanOf(ndcg), firstRight: meanOf((result) => Number(isFirstRight(result))) };
}
