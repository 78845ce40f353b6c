/** Recognizes ages in the words of a query: "bé 3 tuổi", "3–6 tuổi", "lớp 2", "age 5", "under 6 years". Pure functions. */
import { agePhrases } from '@hat-nang/model/search-needs';
import { exactKey, type Phrase, Phrasebook, phraseOf } from './phrases.ts';
import { type AskedWord, hasAccents } from './query.ts';

/** An age range in years, including both ends. */
export interface Ages {
  readonly from: number;
  readonly to: number;
}

interface FoundAges extends Ages {
  /** Index after the last word of the phrase. */
  readonly endIndex: number;
}

/** Highest age of a range without an upper end. The patterns read two digits. */
const MAX_AGE = 99;
/** Difference between a grade and the age of its youngest children. Children turn six or seven in grade 1. */
const YEARS_BEFORE_SCHOOL = 5;
const GRADES = 12;
/** Number of words in the longest phrase: "between 3 and 6 years old". */
const MAX_PHRASE_WORDS = 6;

const namedAgePhrases = new Phrasebook<Ages>();
for (const { from, to, phrases } of agePhrases)
  for (const phrase of phrases) namedAgePhrases.add(phraseOf(phrase), { from, to });

const NUMBERS = new Map(
  [
    ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ].flatMap((words) => words.map((word, index) => [exactKey(phraseOf(word)), index + 1] as const)),
);

/** Returns the source of a regular expression that matches any of these phrases, with or without accents. */
const anyPhrase = (...phrases: readonly string[]): string => {
  const forms = phrases
    .map(phraseOf)
    .flatMap((phrase) => [exactKey(phrase), phrase.map(({ folded }) => folded).join(' ')]);
  return `(?:${[...new Set(forms)].sort((a, b) => b.length - a.length).join('|')})`;
};
const numberGroup = (name: string): string => `(?<${name}>\\d{1,2}|${[...NUMBERS.keys()].join('|')})`;
const yearRange = `${numberGroup('from')}(?: (?:${anyPhrase('đến', 'tới', 'to', 'and', 'or')} )?${numberGroup('to')})?`;
const belowPattern = `(?<below>${anyPhrase('dưới', 'under', 'below')})`;
const abovePattern = `(?<above>${anyPhrase('trên', 'over', 'above')})`;
const yearsPattern = anyPhrase('tuổi', 'years old', 'year old', 'year olds', 'years', 'yo');
/** Matches an age in digits only, because people do not write "age three". */
const digitsGroup = (name: string): string => `(?<${name}>\\d{1,2})`;

const AGE_PATTERNS = [
  `(?:(?:${belowPattern}|${abovePattern}|${anyPhrase('từ', 'from', 'between')}) )?${yearRange} ${yearsPattern}`,
  `${anyPhrase('age', 'ages', 'aged')} (?:(?:${belowPattern}|${abovePattern}) )?${digitsGroup('from')}(?: (?:${anyPhrase('to', 'and')} )?${digitsGroup('to')})?`,
].map((form) => new RegExp(`^${form}(?= |$)`));
/** Matches a grade in digits. "lớp một" is not matched, because it may be a name. */
const GRADE_FORM = new RegExp(`^${anyPhrase('lớp', 'grade', 'class')} (?<grade>\\d{1,2})(?= |$)`);

/** Reads the age or grade phrase that begins at this word. Returns undefined if no such phrase begins there. */
export function matchAgesAt(words: readonly AskedWord[], index: number): FoundAges | undefined {
  const text = exactKey(words.slice(index, index + MAX_PHRASE_WORDS));
  const foundAge = AGE_PATTERNS.map((form) => form.exec(text)).find((match) => match !== null);
  if (foundAge !== undefined) {
    const { from = '', to = from, below: belowText, above: aboveText } = foundAge.groups ?? {};
    const [first, last] = [parseYears(from), parseYears(to)];
    const end = index + foundAge[0].split(' ').length;
    if (belowText !== undefined) return { from: 0, to: Math.max(0, first - 1), endIndex: end };
    if (aboveText !== undefined) return { from: first, to: MAX_AGE, endIndex: end };
    return { from: Math.min(first, last), to: Math.max(first, last), endIndex: end };
  }
  return matchGradeAt(text, index) ?? matchNamedAgeAt(words, index);
}

const parseYears = (word: string): number => NUMBERS.get(word) ?? Number(word);

function matchGradeAt(text: string, index: number): FoundAges | undefined {
  const grade = Number(GRADE_FORM.exec(text)?.groups?.grade ?? 0);
  if (grade < 1 || grade > GRADES) return undefined;
  return { from: grade + YEARS_BEFORE_SCHOOL, to: grade + YEARS_BEFORE_SCHOOL + 1, endIndex: index + 2 };
}

function matchNamedAgeAt(words: Phrase, index: number): FoundAges | undefined {
  const foundAge = namedAgePhrases.longestAt(words, index, hasAccents({ words }));
  const ages = foundAge?.meanings[0];
  return foundAge === undefined || ages === undefined ? undefined : { ...ages, endIndex: foundAge.to };
}

/**
 * Checks whether the age range of a `reading_age` option (`3-6`, `12-plus`, `under-6`) overlaps these ages. Neighbouring options share a boundary: the age 6
 * belongs to `3-6` and to `6-9`. For several ages, a shared boundary is not enough: a query for 3 to 5 years does not mean `0-3`.
 */
export function overlapsAges(option: string, { from, to }: Ages): boolean {
  const [first, last] = rangeOf(option);
  return from === to || first === last ? first <= to && from <= last : first < to && from < last;
}

/**
 * Returns the age range of the option that contains a single age: `3` becomes `3-6`. Returns the ages unchanged if no option contains the age, or if the
 * ages are already a range.
 */
export function shownAges({ from, to }: Ages, options: readonly string[]): Ages {
  if (from !== to) return { from, to };
  const range = options.map(rangeOf).find(([first, last]) => first <= from && from < last);
  return range === undefined ? { from, to } : { from: range[0], to: range[1] };
}

function rangeOf(option: string): readonly [from: number, to: number] {
  const [first = Number.NaN, last] = (option.match(/\d+/g) ?? []).map(Number);
  if (last !== undefined) return [first, last];
  if (option.startsWith('under')) return [0, first - 1];
  return option.endsWith('plus') ? [first, MAX_AGE] : [first, first];
}
