/** Measures search results by the grades that people gave in advance. Pure functions. */

/** 3: the wanted item. 2: also helpful. 1: related. Items without a grade count 0. */
export type Grade = 1 | 2 | 3;
/** The grade of each item by its title. */
export type Grades = ReadonlyMap<string, Grade>;

/** Number of hits that count: those that a phone shows without scrolling. */
export const PLACES = 5;

/** The grades of a query, and the titles that the search found, best first. */
export interface GradedHits {
  readonly grades: Grades;
  readonly found: readonly string[];
}

export interface Quality {
  readonly queries: number;
  /** Mean of nDCG over the first places, 0 to 1. */
  readonly ndcg: number;
  /** Share of queries whose first hit has the highest grade, 0 to 1. */
  readonly firstRight: number;
}

/** Discounted cumulative gain: grades 1, 2, 3 have gains 1, 3, 7, and lower places count less. */
function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/**
 * Normalised discounted cumulative gain of the first places: 1 for the best possible order, 0 without a graded hit. An item that is found
 * twice counts once. @param grades at least one
 */
export function ndcg({ grades, found }: GradedHits): number {
  const bestGrades = [...grades.values()].sort((a, b) => b - a).slice(0, PLACES);
  const first = found.slice(0, PLACES);
  const foundGrades = first.map((name, place) => (first.indexOf(name) === place ? (grades.get(name) ?? 0) : 0));
  return gainOf(foundGrades) / gainOf(bestGrades);
}

/** Whether the first hit has the highest grade. */
export function isFirstRight({ grades, found }: GradedHits): boolean {
  const [first] = found;
  return first !== undefined && grades.get(first) === Math.max(...grades.values());
}

/** @param results at least one query */
export function qualityOf(results: readonly GradedHits[]): Quality {
  const mean = (score: (result: GradedHits) => number) =>
    results.reduce((sum, result) => sum + score(result), 0) / results.length;
  return { queries: results.length, ndcg: mean(ndcg), firstRight: mean((result) => Number(isFirstRight(result))) };
}
