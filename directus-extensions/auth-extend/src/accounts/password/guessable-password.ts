/**
 * Passwords that everybody uses, and those made of one's own username or e-mail, whatever is put around or in place of their letters: "P@ssw0rd1!" is
 * "password". The list is that of zxcvbn-ts, from leaked collections, Vietnamese ones among them; it stays on the server.
 */
import { gunzipSync } from 'node:zlib';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const COMMON: ReadonlySet<string> = new Set(
  gunzipSync(Buffer.from(COMMON_PASSWORDS, 'base64')).toString('utf8').split('\n'),
);
/** Shorter words make up too little of a password of eight. */
const SHORTEST_WORD = 5;
const SHORTEST_OWN_WORD = 4;
/** "Aaaaaaa!" has three. */
const FEWEST_CHARACTERS = 4;

const LEET: Readonly<Record<string, string>> = {
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
/** One sign, two letters that it is used for. */
const ONES = /[1!|]/g;

/** Letters without case and accents: "Mật" → "mat". */
export const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
const letters = (text: string): string => text.replace(/[^a-z]/g, '');
const alphanumeric = (text: string): string => text.replace(/[^a-z0-9]/g, '');

/** The ways to read a text whose letters may have been replaced by look-alikes. */
export function withoutLeetspeak(text: string): string[] {
  const read = [...text].map((character) => LEET[character] ?? character).join('');
  return ['i', 'l'].map((letter) => read.replace(ONES, letter));
}

export interface Owner {
  readonly username?: string | null | undefined;
  readonly email?: string | null | undefined;
}

/**
 * Whether a password is among the first that somebody would try.
 * @param password in the form that the rule of sign-up asks for: 8 to 20 characters
 */
export function isGuessable(password: string, owner: Owner): boolean {
  const text = plain(password);
  if (new Set(text).size < FEWEST_CHARACTERS) return true;
  const withoutEnd = text.replace(/[^a-z]+$/, '');
  const core = withoutEnd.replace(/^[^a-z]+/, '');
  const readings = [text, withoutEnd, core].flatMap((each) => [each, ...withoutLeetspeak(each)]);
  const words = readings.flatMap((each) => [each, alphanumeric(each), letters(each)]);
  if (words.some((word) => word.length >= SHORTEST_WORD && COMMON.has(word))) return true;
  return ownWords(owner).some((own) => words.some((word) => word.includes(own)));
}

/** Username and the part of the e-mail before the @, without their dots. */
function ownWords({ username, email }: Owner): string[] {
  const names = [username ?? '', (email ?? '').split('@')[0] ?? ''];
  const words = names.map((name) => alphanumeric(plain(name))).filter((name) => name.length >= SHORTEST_OWN_WORD);
  // Read as the password is: the 2017 of a name becomes letters in both.
  return words.flatMap((word) => [word, ...withoutLeetspeak(word)]);
}
