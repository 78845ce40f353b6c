/**
 * Replaces the secrets of this installation with those of an embedded one (files of its data folder in /tmp/from). Hashes of codes and votes, queued mails
 * and the administrator's token depend on these secrets. The passwords of the database, Redis and backups do not change.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { secretFile } from '../environment.ts';

type SecretName = Exclude<keyof typeof secretFile, 'database' | 'redis' | 'adminPassword' | 'backup'>;
const secrets = JSON.parse(readFileSync('/tmp/from/secrets.json', 'utf8')) as Record<SecretName, string>;
const credentials = existsSync('/tmp/from/credentials.json')
  ? (JSON.parse(readFileSync('/tmp/from/credentials.json', 'utf8')) as { admin: { password: string } })
  : undefined;

for (const [name, value] of Object.entries({ ...secrets, adminPassword: credentials?.admin.password })) {
  if (!value || !Object.hasOwn(secretFile, name)) continue;
  const file = secretFile[name as keyof typeof secretFile];
  writeFileSync(`${file}.new`, value, { mode: 0o444 });
  renameSync(`${file}.new`, file);
}
console.log('secrets taken over');
