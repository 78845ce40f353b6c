import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeSecret } from '../../scripts/stack/secrets.ts';
import { previousSecretFile, secretFile } from '../environment.ts';

/** Secrets that `rotate-secrets.ts` can replace by a random one. Other parties know the remaining secrets too, so docs/operations.md has a way for each. */
export const rotatableSecrets = ['key', 'secret', 'siteSecret', 'hashKey'] as const;
export type RotatableSecret = (typeof rotatableSecrets)[number];

type Files = Record<RotatableSecret, string> & { previous: Partial<Record<string, string>> };

/** Writes a secret so that a reader never sees half of it. */
export function writeSecret(file: string, value: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, value, { mode: 0o444 });
  renameSync(`${file}.new`, file);
}

/** Replaces a secret. Keeps the replaced one if Directus can accept both. */
export function rotateSecret(
  name: RotatableSecret,
  files: Files = { ...secretFile, previous: previousSecretFile },
): void {
  const [file, previousFile] = [files[name], files.previous[name]];
  if (previousFile && existsSync(file)) writeSecret(previousFile, readFileSync(file, 'utf8'));
  writeSecret(file, makeSecret());
}

/** Removes the kept secrets, so that only the current ones are accepted from the next start on. Returns their number. */
export function forgetPreviousSecrets(files: Partial<Record<string, string>> = previousSecretFile): number {
  const keptFiles = Object.values(files).filter((file): file is string => file !== undefined && existsSync(file));
  for (const file of keptFiles) rmSync(file);
  return keptFiles.length;
}
