/** Runs lou_translate of liblouis as a child process without a shell. The text goes to its input and never into its arguments (decision 307). */
import { execFile } from 'node:child_process';
import type { Language } from './book.ts';

/** Translates lines of text to lines of braille in ASCII. Each line must have at least one character. */
export type TranslateBraille = (lines: readonly string[], language: Language) => Promise<string[]>;

export interface BrailleTranslator {
  /** Returns true if the command and its tables for a language are on this machine. */
  isInstalled(language: Language): Promise<boolean>;
  /** @throws Error if the command fails or does not answer each line */
  translate: TranslateBraille;
}

/** Uncontracted braille, which beginners read too. The first table writes ASCII. `vi.ctb` lacks most Vietnamese letters. */
const tables: Readonly<Record<Language, string>> = {
  'vi-VN': 'en-us-brf.dis,vi-vn-g0.utb',
  'en-US': 'en-us-brf.dis,en-ueb-g1.ctb',
};

const limits = { timeout: 60_000, maxBuffer: 32 * 1024 * 1024, killSignal: 'SIGKILL' as const };

/** The command splits longer lines at 2,048 characters, also within words. */
const MAX_LINE_LENGTH = 1_000;

/**
 * Creates a translator.
 * @param command name or path of lou_translate (setting BRAILLE_COMMAND)
 */
export function createBrailleTranslator(command: string): BrailleTranslator {
  const installed = new Map<Language, Promise<boolean>>();

  const run = (input: string, language: Language): Promise<string> =>
    new Promise((resolve, reject) => {
      // An environment of PATH alone hides Directus's secrets from the command.
      const options = { ...limits, env: { PATH: process.env.PATH ?? '' } };
      const child = execFile(command, ['--forward', tables[language]], options, (error, stdout) =>
        error === null ? resolve(stdout) : reject(error),
      );
      // A command that ends before it reads its input closes the pipe. Its exit code says why.
      child.stdin?.on('error', () => undefined);
      child.stdin?.end(input);
    });

  const translate: TranslateBraille = async (lines, language) => {
    const parts = lines.map((line) => splitLine(toKnownCharacters(line, language)));
    const output = await run(`${parts.flat().join('\n')}\n`, language);
    const translated = output.replace(/\n$/, '').split('\n');
    // A missing table is a message on the error output, and the exit code is 0.
    if (translated.length !== parts.flat().length)
      throw new Error(`${command} returned ${translated.length} lines for ${parts.flat().length}: check its tables`);
    let next = 0;
    return parts.map(({ length }) => {
      const line = translated.slice(next, next + length).join(' ');
      next += length;
      return line.trim();
    });
  };

  return {
    translate,
    async isInstalled(language) {
      const probe =
        installed.get(language) ??
        translate(['ba', 'ab'], language).then(
          (lines) => lines.join() === 'BA,AB',
          () => false,
        );
      installed.set(language, probe);
      const isFound = await probe;
      // A missing command is looked up again, so that installing it needs no restart.
      if (!isFound) installed.delete(language);
      return isFound;
    },
  };
}

/** Splits a line at spaces. A word longer than a line is cut. */
function splitLine(line: string): string[] {
  const parts: string[] = [];
  for (let rest = line; rest !== ''; ) {
    const space = rest.length <= MAX_LINE_LENGTH ? -1 : rest.lastIndexOf(' ', MAX_LINE_LENGTH);
    const end = rest.length <= MAX_LINE_LENGTH ? rest.length : space > 0 ? space : MAX_LINE_LENGTH;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return parts.length === 0 ? ['-'] : parts;
}

/** ASCII and the signs of both tables. */
const knownCharacter = /[ -~\u00a1-\u00ac\u00ae-\u00bf×÷“”‘’–—…•′″]/;
const vietnameseLetter = /[À-ÖØ-Þà-öø-ÿăđĩũơưĂĐĨŨƠƯ\u1ea0-\u1ef9]/;
const replacements: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ł: 'l', Ł: 'L', ß: 'ss', '„': '“', '₫': 'đ' };

/**
 * Replaces characters that the tables lack, which the command would write as numbers: letters lose their marks, other characters are dropped. English
 * braille has signs for few Vietnamese letters, so English texts have none of their marks.
 */
function toKnownCharacters(text: string, language: Language): string {
  const isKnown = (char: string) => knownCharacter.test(char) || (language === 'vi-VN' && vietnameseLetter.test(char));
  const toKnown = (char: string): string => {
    if (isKnown(char)) return char;
    const replacement = replacements[char] ?? char.normalize('NFKD').replace(/\p{M}/gu, '');
    return [...replacement]
      .map((part) => (isKnown(part) ? part : (replacements[part] ?? '')))
      .filter((part) => [...part].every(isKnown))
      .join('');
  };
  return [...text.normalize('NFC').replace(/\s+/g, ' ').trim()].map(toKnown).join('').trim();
}
