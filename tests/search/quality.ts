/** How good an answer of the search is, by what people judged beforehand. Pure. */

/** 3 is what was meant, 2 helps as well, 1 touches it; what nobody judged is worth nothing. */
export type Grade = 1 | 2 | 3;
/** What each item is worth, by its name. */
export type Grades = ReadonlyMap<string, Grade>;

/** Places that are looked at: what a phone shows without scrolling. */
export const PLACES = 5;

/** A judged query and the names that were found for it, the best first. */
export interface Answered {
  readonly grades: Grades;
  readonly found: readonly string[];
}

export interface Quality {
  readonly queries: number;
  /** Mean of nDCG over the first places, 0 to 1. */
  readonly ndcg: number;
  /** Share of queries whose first hit is one of the best there are, 0 to 1. */
  readonly firstRight: number;
}

/** Gain grows with the grade (1, 3, 7), and is worth less the lower its rank. */
function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/**
 * Normalised discounted cumulative gain over the first places: 1 when nothing better could be there, 0 when nothing of worth does. An item that
 * is found twice counts once. @param grades at least one
 */
export function ndcg({ grades, found }: Answered): number {
  const best = [...grades.values()].sort((a, b) => b - a).slice(0, PLACES);
  const first = found.slice(0, PLACES);
  const got = first.map((name, place) => (first.indexOf(name) === place ? (grades.get(name) ?? 0) : 0));
  return gainOf(got) / gainOf(best);
}

/** Whether the first hit is one of the best there are. */
export function isFirstRight({ grades, found }: Answered): boolean {
  const [first] = found;
  return first !== undefined && grades.get(first) === Math.max(...grades.values());
}

/** @param answered at least one query */
export function qualityOf(answered: readonly Answered[]): Quality {
  const mean = (worth: (each: Answered) => number) =>
    answered.reduce((sum, each) => sum + worth(each), 0) / answered.length;
  return { queries: answered.length, ndcg: mean(ndcg), firstRight: mean((each) => Number(isFirstRight(each))) };
}
