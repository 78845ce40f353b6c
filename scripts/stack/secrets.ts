import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DemoRole, dataPath, demoRoles, type Settings } from './settings.ts';

/** Secrets of a data folder. The first start generates the secrets and stores them in `secrets.json` (mode 600). They are never printed. */
export type Secrets = {
  /** `key` and `secret` are Directus's settings KEY and SECRET. Directus signs sessions with SECRET. */
  key: string;
  secret: string;
  /** Secret with which the site and Directus authenticate to each other (revalidation, internal calls). */
  siteSecret: string;
  /** Key for the hashes of codes and voters. The hashes in the database reveal nothing without this key. */
  hashKey: string;
  /** Static token for scripts and tests. The service user gets this token (schema/service-user.ts). */
  adminToken: string;
  /** Secrets before a rotation, which Directus still accepts (docs/decisions/315-rotating-secrets.md). */
  previousSecret?: string | undefined;
  previousSiteSecret?: string | undefined;
};

export type Credentials = Record<DemoRole, { email: string; username: string; password: string }>;

/** Domain of the demo accounts. example.com is reserved, so no mail reaches a stranger. Directus refuses unknown top-level domains. */
const demoDomain = 'hatnang.example.com';

/** Reads the data folder's secrets and generates missing ones. */
export function ensureSecrets(settings: Settings): Secrets {
  const file = dataPath(settings, 'secrets.json');
  const storedValues = readJson<Partial<Secrets>>(file) ?? {};
  const secrets: Secrets = {
    key: storedValues.key ?? makeSecret(),
    secret: storedValues.secret ?? makeSecret(),
    siteSecret: storedValues.siteSecret ?? makeSecret(),
    hashKey: storedValues.hashKey ?? makeSecret(),
    adminToken: storedValues.adminToken ?? makeSecret(),
  };
  const { previousSecret, previousSiteSecret } = storedValues;
  const allSecrets: Secrets = {
    ...secrets,
    ...(previousSecret ? { previousSecret } : {}),
    ...(previousSiteSecret ? { previousSiteSecret } : {}),
  };
  if (Object.keys(storedValues).length !== Object.keys(allSecrets).length) writePrivateJson(file, allSecrets);
  return allSecrets;
}

/** Reads the demo logins and generates missing ones. */
export function ensureCredentials(settings: Settings): Credentials {
  const file = dataPath(settings, 'credentials.json');
  const storedValues = readJson<Partial<Credentials>>(file) ?? {};
  const login = (role: DemoRole) =>
    storedValues[role] ?? { email: `${role}@${demoDomain}`, username: role, password: makePassword() };
  const credentials: Credentials = {
    admin: login('admin'),
    editor: login('editor'),
    reviewer: login('reviewer'),
    desk: login('desk'),
    kid: login('kid'),
    adult: login('adult'),
  };
  if (demoRoles.some((role) => storedValues[role] === undefined)) writePrivateJson(file, credentials);
  return credentials;
}

/**
 * Returns the parsed content of a JSON file, or undefined when the file does not exist.
 * @throws SyntaxError on a damaged file
 */
export function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Writes a JSON file that only its owner can read. The write is atomic, so a reader never sees half a file. */
export function writePrivateJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** Returns a random text of 256 bits. */
export function makeSecret(): string {
  return randomBytes(32).toString('hex');
}

/** Returns a password of 16 characters that is easy to type. The password fulfils the password rule (8 to 20 characters, both cases, a special character). */
export function makePassword(): string {
  const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!@#$%*?'];
  const letters = kinds.map(pickLetter);
  while (letters.length < 16) letters.push(pickLetter(kinds.slice(0, 3).join('')));
  for (let index = letters.length - 1; index > 0; index--) {
    const swapIndex = randomInt(index + 1);
    [letters[index], letters[swapIndex]] = [letters[swapIndex] ?? '', letters[index] ?? ''];
  }
  return letters.join('');
}

function pickLetter(alphabet: string): string {
  return alphabet[randomInt(alphabet.length)] ?? '';
}
