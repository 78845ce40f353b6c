import { randomBytes, randomInt } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DemoRole, dataPath, demoRoles, type Settings } from './settings.ts';

/** Generated on the first start, stored in `secrets.json` (mode 600), never printed. */
export type Secrets = {
  /** Directus signs its sessions with these two. */
  key: string;
  secret: string;
  /** Authenticates the site and Directus to each other (revalidation, internal calls). */
  siteSecret: string;
  /** Key for hashes of codes and voters, so that the database alone does not reveal them. */
  hashKey: string;
  /** Static token of the administrator, for scripts and tests. */
  adminToken: string;
};

export type Credentials = Record<DemoRole, { email: string; username: string; password: string }>;

/** example.com is reserved, so no mail reaches a stranger, and Directus refuses unknown top-level domains. */
const demoDomain = 'hatnang.example.com';

/** Reads the data folder's secrets and generates missing ones. */
export function ensureSecrets(settings: Settings): Secrets {
  const file = dataPath(settings, 'secrets.json');
  const stored = readJson<Partial<Secrets>>(file) ?? {};
  const secrets: Secrets = {
    key: stored.key ?? secretText(),
    secret: stored.secret ?? secretText(),
    siteSecret: stored.siteSecret ?? secretText(),
    hashKey: stored.hashKey ?? secretText(),
    adminToken: stored.adminToken ?? secretText(),
  };
  if (Object.keys(stored).length !== Object.keys(secrets).length) writePrivateJson(file, secrets);
  return secrets;
}

/** Reads the demo logins and generates missing ones. */
export function ensureCredentials(settings: Settings): Credentials {
  const file = dataPath(settings, 'credentials.json');
  const stored = readJson<Partial<Credentials>>(file) ?? {};
  const login = (role: DemoRole) =>
    stored[role] ?? { email: `${role}@${demoDomain}`, username: role, password: makePassword() };
  const credentials: Credentials = {
    admin: login('admin'),
    editor: login('editor'),
    reviewer: login('reviewer'),
    desk: login('desk'),
    kid: login('kid'),
    adult: login('adult'),
  };
  if (demoRoles.some((role) => stored[role] === undefined)) writePrivateJson(file, credentials);
  return credentials;
}

/**
 * The file's content, or undefined when it does not exist.
 * @throws SyntaxError on a damaged file
 */
export function readJson<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Writes atomically (a reader never sees half a file), readable by the owner only. */
export function writePrivateJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** 256 random bits. */
export function secretText(): string {
  return randomBytes(32).toString('hex');
}

/** 16 characters that fulfil the password rule (8 to 20, upper and lower case, a special character) and are easy to type. */
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
