/** Ages in words: "bé 3 tuổi", "3–6 tuổi", "lớp 2", "age 5", "under 6 years". Pure. */
import { namedAges } from '@hat-nang/model/search-needs';
import { exactKey, type Phrase, Phrasebook, phraseOf } from './phrases.ts';
import { type AskedWord, hasAccents } from './query.ts';

/** In years, both included. */
export interface Ages {
  readonly from: number;
  readonly to: number;
}

interface FoundAges extends Ages {
  /** Behind the last word. */
  readonly end: number;
}

/** Nobody of this site's readers is older. */
const OLDEST = 99;
/** In the first class children are six, then seven. */
const YEARS_BEFORE_SCHOOL = 5;
const CLASSES = 12;
/** Words of the longest form: "từ 3 đến 6 tuổi". */
const LONGEST = 6;

const named = new Phrasebook<Ages>();
for (const { from, to, phrases } of namedAges) for (const phrase of phrases) named.add(phraseOf(phrase), { from, to });

const NUMBERS = new Map(
  [
    ['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười'],
    ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ].flatMap((words) => words.map((word, index) => [exactKey(phraseOf(word)), index + 1] as const)),
);

/** Any of these words, as they are written or without accents. */
const any = (...phrases: readonly string[]): string => {
  const forms = phrases
    .map(phraseOf)
    .flatMap((phrase) => [exactKey(phrase), phrase.map(({ folded }) => folded).join(' ')]);
  return `(?:${[...new Set(forms)].sort((a, b) => b.length - a.length).join('|')})`;
};
const number = (name: string): string => `(?<${name}>\\d{1,2}|${[...NUMBERS.keys()].join('|')})`;
const range = `${number('from')}(?: (?:${any('đến', 'tới', 'to', 'and', 'or')} )?${number('to')})?`;
const below = `(?<below>${any('dưới', 'under', 'below')})`;
const above = `(?<above>${any('trên', 'over', 'above')})`;
const years = any('tuổi', 'years old', 'year old', 'year olds', 'years', 'yo');
/** Digits alone: "lớp một" may be a name, "age three" is not written. */
const digits = (name: string): string => `(?<${name}>\\d{1,2})`;

const FORMS = [
  `(?:(?:${below}|${above}|${any('từ', 'from', 'between')}) )?${range} ${years}`,
  `${any('age', 'ages', 'aged')} (?:(?:${below}|${above}) )?${digits('from')}(?: (?:${any('to', 'and')} )?${digits('to')})?`,
].map((form) => new RegExp(`^${form}(?= |$)`));
const CLASS = new RegExp(`^${any('lớp', 'grade', 'class')} (?<grade>\\d{1,2})(?= |$)`);

/** The ages that are named there; undefined where none are. */
export function agesAt(words: readonly AskedWord[], at: number): FoundAges | undefined {
  const text = exactKey(words.slice(at, at + LONGEST));
  const found = FORMS.map((form) => form.exec(text)).find((match) => match !== null);
  if (found !== undefined) {
    const { from = '', to = from, below: isBelow, above: isAbove } = found.groups ?? {};
    const [first, last] = [yearsOf(from), yearsOf(to)];
    const end = at + found[0].split(' ').length;
    if (isBelow !== undefined) return { from: 0, to: Math.max(0, first - 1), end };
    if (isAbove !== undefined) return { from: first, to: OLDEST, end };
    return { from: Math.min(first, last), to: Math.max(first, last), end };
  }
  return classAt(text, at) ?? nameAt(words, at);
}

const yearsOf = (word: string): number => NUMBERS.get(word) ?? Number(word);

function classAt(text: string, at: number): FoundAges | undefined {
  const grade = Number(CLASS.exec(text)?.groups?.grade ?? 0);
  if (grade < 1 || grade > CLASSES) return undefined;
  return { from: grade + YEARS_BEFORE_SCHOOL, to: grade + YEARS_BEFORE_SCHOOL + 1, end: at + 2 };
}

function nameAt(words: Phrase, at: number): FoundAges | undefined {
  const found = named.at(words, at, hasAccents({ words }));
  const ages = found?.meanings[0];
  return found === undefined || ages === undefined ? undefined : { ...ages, end: found.to };
}

/** Whether an option of `reading_age` (`3-6`, `12-plus`, `under-6`) has readers of these ages. Its ends belong to both neighbours, as editors use them. */
export function isReadAt(option: string, { from, to }: Ages): boolean {
  const [first, last] = rangeOf(option);
  return first <= to && from <= last;
}

/** The option that a single age begins or is inside of, as its readers see it: `3` is `3-6`. The ages themselves where no option has them, or for a range. */
export function shownAges({ from, to }: Ages, options: readonly string[]): Ages {
  if (from !== to) return { from, to };
  const own = options.map(rangeOf).find(([first, last]) => first <= from && from < last);
  return own === undefined ? { from, to } : { from: own[0], to: own[1] };
}

function rangeOf(option: string): readonly [from: number, to: number] {
  const [first = Number.NaN, last] = (option.match(/\d+/g) ?? []).map(Number);
  if (last !== undefined) return [first, last];
  if (option.startsWith('under')) return [0, first - 1];
  return option.endsWith('plus') ? [first, OLDEST] : [first, first];
}
