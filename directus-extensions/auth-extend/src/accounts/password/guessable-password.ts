/**
 * Detects common passwords, passwords with fewer than four different characters, and passwords that contain the user's own username or the part of the e-mail
 * address before the @. Variants count too: "P@ssw0rd1!" is "password". The list of common passwords comes from zxcvbn-ts.
 */
import { gunzipSync } from 'node:zlib';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const COMMON_WORDS: ReadonlySet<string> = new Set(
  gunzipSync(Buffer.from(COMMON_PASSWORDS, 'base64')).toString('utf8').split('\n'),
);
/** Minimum length of a common word that counts. Shorter words are too small a part of an eight-character password. */
const MIN_WORD_LENGTH = 5;
const MIN_OWN_WORD_LENGTH = 4;
/** Minimum number of different characters in a password, ignoring case and accents. "Aaaaaaa!" has two. */
const MIN_DISTINCT_CHARACTERS = 4;

const LEET_LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};
/** Characters that can stand for `i` or `l`. */
const I_OR_L_SYMBOLS = /[1!|]/g;

/** Converts a text to lower case without accents: "Mật" becomes "mat", and "Đ" becomes "d". */
export const removeAccents = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
const keepLetters = (text: string): string => text.replace(/[^a-z]/g, '');
const keepAlphanumeric = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** Returns two texts in which letters replace digits and symbols as in `LEET_LETTERS`. The first has `i` for `1`, `!` and `|`. The second has `l`. */
export function withoutLeetspeak(text: string): string[] {
  const letterText = [...text].map((character) => LEET_LETTERS[character] ?? character).join('');
  return ['i', 'l'].map((letter) => letterText.replace(I_OR_L_SYMBOLS, letter));
}

export interface Owner {
  readonly username?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/** Checks whether a password is easy to guess. */
export function isGuessable(password: string, owner: Owner): boolean {
  const text = removeAccents(password);
  if (new Set(text).size < MIN_DISTINCT_CHARACTERS) return true;
  const trimmedEnd = text.replace(/[^a-z]+$/, '');
  const trimmedText = trimmedEnd.replace(/^[^a-z]+/, '');
  const variants = [text, trimmedEnd, trimmedText].flatMap((variant) => [variant, ...withoutLeetspeak(variant)]);
  const words = variants.flatMap((variant) => [variant, keepAlphanumeric(variant), keepLetters(variant)]);
  if (words.some((word) => word.length >= MIN_WORD_LENGTH && COMMON_WORDS.has(word))) return true;
  return listOwnWords(owner).some((ownWord) => words.some((word) => word.includes(ownWord)));
}

/**
 * Returns the username and the part of the e-mail address before the @, reduced to lower-case letters and digits. Words shorter than `MIN_OWN_WORD_LENGTH` are
 * dropped. The results of `withoutLeetspeak` for each word are returned too.
 */
function listOwnWords({ username, email }: Owner): string[] {
  const names = [username ?? '', (email ?? '').split('@')[0] ?? ''];
  const words = names
    .map((name) => keepAlphanumeric(removeAccents(name)))
    .filter((name) => name.length >= MIN_OWN_WORD_LENGTH);
  // `isGuessable` applies `withoutLeetspeak` to the password, so digits of a name must become the same letters.
  return words.flatMap((word) => [word, ...withoutLeetspeak(word)]);
}
