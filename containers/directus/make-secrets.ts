/**
 * Creates every missing secret of the installation before any other service runs, and installs the secrets of a restored backup. Only services that need a
 * secret mount its volume. The files are readable by every user, because services run as different users. Prints no secret.
 */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makePassword, makeSecret } from '../../scripts/stack/secrets.ts';
import { secretFile } from '../environment.ts';

const writeSecret = (file: string, value: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, value, { mode: 0o444 });
  renameSync(`${file}.new`, file);
};

let restoredCount = 0;
let createdCount = 0;
for (const [name, file] of Object.entries(secretFile)) {
  // containers/backup/restore.sh writes restored secrets into this folder.
  const restoredFile = file.replace('/run/hat-nang/', '/run/hat-nang/restored/');
  if (existsSync(restoredFile)) {
    writeSecret(file, readFileSync(restoredFile, 'utf8'));
    rmSync(restoredFile);
    restoredCount += 1;
  } else if (!existsSync(file)) {
    writeSecret(file, name === 'adminPassword' ? makePassword() : makeSecret());
    createdCount += 1;
  }
}
if (restoredCount > 0) console.log(`${restoredCount} secrets restored`);
console.log(createdCount > 0 ? `${createdCount} secrets made` : 'all secrets are there');
// New volumes belong to root. The services that use these volumes run as other users, and a container without capabilities cannot change the owner.
if (existsSync('/var/cache/edge')) chmodSync('/var/cache/edge', 0o1777);
const backupFolders = ['repository', 'work', 'status'].map((name) => `/backup/${name}`);
for (const folder of [...backupFolders, '/run/hat-nang/restored']) if (existsSync(folder)) openFolder(folder);

/** Lets every service that mounts the folder write to the folder. A folder of the operator (BACKUP_FOLDER) that has another owner is left unchanged. */
function openFolder(folder: string): void {
  if (statSync(folder).uid === 0) chmodSync(folder, 0o1777);
}
