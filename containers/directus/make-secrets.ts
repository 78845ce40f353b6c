/**
 * Creates every missing secret of the installation before any other service runs. Each secret is in a volume that only the services which need it mount.
 * The files are readable by every user, because services run as different users. Prints no secret.
 */
import { chmodSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePassword, secretText } from '../../scripts/stack/secrets.ts';
import { secretFile } from '../environment.ts';

let createdCount = 0;
for (const [name, file] of Object.entries(secretFile)) {
  if (existsSync(file)) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, name === 'adminPassword' ? makePassword() : secretText(), { mode: 0o444 });
  renameSync(`${file}.new`, file);
  createdCount += 1;
}
console.log(createdCount > 0 ? `${createdCount} secrets made` : 'all secrets are there');
// New volumes belong to root. nginx runs as another user, and a container without capabilities cannot change the owner.
if (existsSync('/var/cache/edge')) chmodSync('/var/cache/edge', 0o1777);
