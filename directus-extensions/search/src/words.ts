/** Splits text into words and folds them, in the same way for indexing and for queries. Pure functions. */

/** A word of a text. `start` and `end` count UTF-16 units. The two forms are used to compare words. */
export interface Word {
  /** Lower case without accents, `đ` as `d`: `Hoà`, `hòa`, `HOA` are all `hoa`. */
  readonly folded: string;
  /** Result of `accentedForm`: lower case with accents, and the tone as a digit. Undefined for a word without accents. */
  readonly accented: string | undefined;
  readonly start: number;
  readonly end: number;
}

/** Maximum length of a word. Longer words are cut, because only meaningless text has them and such text must not fill the index. */
const MAX_WORD_LENGTH = 40;
/** Vietnamese tone marks: acute, grave, hook above, tilde, dot below. */
const TONES = '\u0301\u0300\u0309\u0303\u0323';
const TONE_MARK = new RegExp(`[${TONES}]`, 'g');
/** Matches everything except letters and digits. Some characters, such as ⑴ or ﷺ, decompose into spaces and punctuation. */
const NON_LETTERS = /[^\p{L}\p{N}]+/gu;
const NON_LETTERS_OR_MARKS = /[^\p{L}\p{N}\p{M}]+/gu;
const LETTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;

/** Cache of word forms. A language has few distinct words, and folding takes most of the time of indexing. */
const cachedForms = new Map<string, Pick<Word, 'folded' | 'accented'>>();
const MAX_CACHED_FORMS = 50_000;

/** Words that a scan of a text includes. */
export interface WordFilter {
  readonly includes: (folded: string) => boolean;
  /** Code units of the first letters of all included words. The scan folds no other words, because folding takes most of its time. */
  readonly firstLetters: ReadonlySet<number>;
}

/**
 * Creates a filter for words.
 * @param wholeWords folded words
 * @param beginnings folded prefixes of words
 */
export function createWordFilter(wholeWords: Iterable<string>, beginnings: readonly string[] = []): WordFilter {
  const words = new Set(wholeWords);
  return {
    includes: (folded) => words.has(folded) || beginnings.some((beginning) => folded.startsWith(beginning)),
    firstLetters: new Set([...words, ...beginnings].map((each) => each.charCodeAt(0))),
  };
}

/**
 * Returns the words of a text.
 * @param text text in NFC
 * @param filter words to include; without a filter all words are included
 */
export function wordsOf(text: string, filter?: WordFilter): Word[] {
  const words: Word[] = [];
  const { length } = text;
  for (let start = 0; start < length; ) {
    let end = start + widthAt(text, start);
    if (classAt(text, start) === LETTER_CLASS) {
      while (end < length && classAt(text, end) !== OTHER_CLASS) end += widthAt(text, end);
      if (filter === undefined || mayInclude(filter, text.charCodeAt(start))) {
        const { folded, accented } = formsOf(text.slice(start, end));
        if (folded !== '' && (filter === undefined || filter.includes(folded)))
          words.push({ folded, accented, start, end });
      }
    }
    start = end;
  }
  return words;
}

/** Value of `foldedLetters` for code units that do not determine the first letter of a folded word. */
const UNDETERMINED = 0xffff;
/** Cache of the first letter after folding, by code unit; 0 is unknown. */
const foldedLetters = new Uint16Array(0x10000);

/** Checks whether the filter may include a word that begins with this code unit. */
function mayInclude({ firstLetters }: WordFilter, code: number): boolean {
  if (foldedLetters[code] === 0) {
    const folded = isSurrogate(code) ? '' : fold(String.fromCharCode(code));
    foldedLetters[code] = folded === '' ? UNDETERMINED : folded.charCodeAt(0);
  }
  const letter = foldedLetters[code] as number;
  return letter === UNDETERMINED || firstLetters.has(letter);
}

/** Character classes for finding words: a word begins with a letter or digit, and may contain marks. */
const [LETTER_CLASS, MARK_CLASS, OTHER_CLASS] = [1, 2, 3];
/**
 * Cache of character classes by code unit; 0 is unknown. A search reads a dozen texts, and the Unicode classes of regular expressions take three times
 * as long.
 */
const characterClasses = new Uint8Array(0x10000);

function classAt(text: string, index: number): number {
  const code = text.charCodeAt(index);
  const cached = characterClasses[code] as number;
  if (cached !== 0) return cached;
  const character = String.fromCodePoint(text.codePointAt(index) as number);
  const characterClass = LETTER.test(character) ? LETTER_CLASS : MARK.test(character) ? MARK_CLASS : OTHER_CLASS;
  // A code unit of a surrogate pair belongs to many characters, so its class is not cached.
  if (!isSurrogate(code)) characterClasses[code] = characterClass;
  return characterClass;
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** Returns the number of code units of the character at this position. */
const widthAt = (text: string, index: number): number =>
  isSurrogate(text.charCodeAt(index)) && (text.codePointAt(index) as number) > 0xffff ? 2 : 1;

/** Returns a word without case and accents. Returns an empty text if no letters or digits remain. `ky` becomes `ki`. */
export function fold(word: string): string {
  return truncateWord(replaceFinalY(decompose(word).replace(NON_LETTERS, '').replaceAll('đ', 'd')));
}

/** Matches syllables that people write with `i` or `y`: kí hiệu and ký hiệu, bác sĩ and bác sỹ, quí and quý. */
const FINAL_Y = /^(h|k|l|m|s|t|v|qu)y$/;
const WITH_I = /^(h|k|l|m|s|t|v|qu)i$/;

function replaceFinalY(letters: string): string {
  return FINAL_Y.test(letters) ? `${letters.slice(0, -1)}i` : letters;
}

/** Returns all spellings of a folded prefix. The prefix `mi`, for example, may have been typed as `my`. */
export function beginningsOf(folded: string): string[] {
  return WITH_I.test(folded) ? [folded, `${folded.slice(0, -1)}y`] : [folded];
}

/**
 * Returns a word without case but with accents; the tone follows as a digit. Both positions of the tone mark (`hoà` and `hòa`, `thuý` and `thúy`) give
 * the same form, and so do `kí` and `ký`.
 */
export function accentedForm(word: string): string {
  const letters = decompose(word);
  const toneDigits = [...letters.matchAll(TONE_MARK)].map(({ 0: tone }) => TONES.indexOf(tone) + 1).join('');
  return (
    truncateWord(replaceFinalY(letters.replace(TONE_MARK, '').replace(NON_LETTERS_OR_MARKS, '').normalize('NFC'))) +
    toneDigits.slice(0, MAX_WORD_LENGTH)
  );
}

function decompose(word: string): string {
  return word.normalize('NFKD').toLowerCase().normalize('NFD');
}

function truncateWord(word: string): string {
  return word.length > MAX_WORD_LENGTH ? word.slice(0, MAX_WORD_LENGTH).replace(/[\ud800-\udbff]$/, '') : word;
}

function formsOf(word: string): Pick<Word, 'folded' | 'accented'> {
  const cached = cachedForms.get(word);
  if (cached !== undefined) return cached;
  const folded = fold(word);
  const accented = accentedForm(word);
  const forms = { folded, accented: accented === folded ? undefined : accented };
  if (cachedForms.size >= MAX_CACHED_FORMS) cachedForms.clear();
  cachedForms.set(word, forms);
  return forms;
}

/** Returns the form with accents if the word has any, otherwise the folded form. */
export function exactForm({ folded, accented }: Pick<Word, 'folded' | 'accented'>): string {
  return accented ?? folded;
}
