/**
 * Imports a book as a draft into a running copy of the project, from an EPUB, a zip, or a folder with the files of a zip (docs/editors.md).
 * Usage: node scripts/import-book.ts <EPUB, zip or folder> [--url http://127.0.0.1:8055] [--email … --password …]
 * Without an e-mail address, the script logs in as the demo editor of the data folder (`$DATA_DIR`).
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { readSettings } from './stack/settings.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, email: { type: 'string' }, password: { type: 'string' } },
});
const [source] = positionals;
if (!source || !existsSync(source))
  throw new Error('Usage: node scripts/import-book.ts <EPUB, zip or folder> [--url …] [--email … --password …]');

const settings = readSettings();
const url = values.url ?? settings.directusUrl;
const credentialsFile = join(settings.dataDir, 'credentials.json');
const storedLogin = existsSync(credentialsFile)
  ? (JSON.parse(readFileSync(credentialsFile, 'utf8')) as { editor: { email: string; password: string } }).editor
  : undefined;
const email = values.email ?? storedLogin?.email;
const password = values.password ?? storedLogin?.password;
if (!email || !password)
  throw new Error(`No login: give --email and --password, or DATA_DIR with its credentials.json`);

const zip = statSync(source).isDirectory() ? zipFolder(resolve(source)) : readFileSync(source);

const login = await fetch(`${url}/auth/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password, mode: 'session' }),
});
if (!login.ok) throw new Error(`The login was refused (${login.status}).`);
const cookie = login.headers
  .getSetCookie()
  .map((cookieLine) => cookieLine.split(';')[0])
  .join('; ');
const response = await fetch(`${url}/books/import`, {
  method: 'POST',
  // The request has the Origin of the Studio, because the guard refuses writes with a session from other origins.
  headers: { 'content-type': 'application/zip', cookie, origin: new URL(values.url ?? settings.studioUrl).origin },
  body: new Uint8Array(zip),
});
const { data, errors } = (await response.json()) as {
  data?: { id: number; notes: string[] };
  errors?: { message: string }[];
};
if (!data) throw new Error((errors ?? []).map(({ message }) => message).join('\n'));
console.log([`Draft made: ${url}/admin/content/documents/${data.id}`, ...data.notes].join('\n'));

/** Returns the files directly in a folder as a zip file in memory. */
function zipFolder(folder: string): Uint8Array {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
  return zipSync(
    Object.fromEntries(names.map((name) => [name, [new Uint8Array(readFileSync(join(folder, name))), { level: 0 }]])),
  );
}
