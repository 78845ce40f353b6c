/**
 * Creates every missing secret of the installation before any other service runs, and installs the secrets of a restored backup. Only services that need a
 * secret mount its volume. The files are readable by every user, because services run as different users. Prints no secret.
 */
import { chmodSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { makePassword, makeSecret } from '../../scripts/stack/secrets.ts';
import { previousSecretFile, secretFile } from '../environment.ts';
import { writeSecret } from './secret-files.ts';

let restoredCount = 0;
let createdCount = 0;
for (const [name, file] of Object.entries({ ...secretFile, ...replacedSecrets() })) {
  // containers/backup/restore.sh writes restored secrets into this folder.
  const restoredFile = file.replace('/run/hat-nang/', '/run/hat-nang/restored/');
  if (existsSync(restoredFile)) {
    writeSecret(file, readFileSync(restoredFile, 'utf8'));
    rmSync(restoredFile);
    restoredCount += 1;
  } else if (!existsSync(file) && name in secretFile) {
    writeSecret(file, name === 'adminPassword' ? makePassword() : makeSecret());
    createdCount += 1;
  }
}
if (restoredCount > 0) console.log(`${restoredCount} secrets restored`);
console.log(createdCount > 0 ? `${createdCount} secrets made` : 'all secrets are there');
// New volumes belong to root. The services that use these volumes run as other users, and a container without capabilities cannot change the owner.
if (existsSync('/var/cache/edge')) chmodSync('/var/cache/edge', 0o1777);
const backupFolders = ['repository', 'work', 'status'].map((name) => `/backup/${name}`);
const acmeFolders = ['challenges', 'account', 'certificates'].map((name) => `/acme/${name}`);
for (const folder of [...backupFolders, ...acmeFolders, '/run/hat-nang/restored']) {
  if (existsSync(folder)) openFolder(folder);
}

/** Returns the files of secrets from before a rotation, which are restored but never created. */
function replacedSecrets(): Record<string, string> {
  return Object.fromEntries(Object.entries(previousSecretFile).map(([name, file]) => [`previous ${name}`, file]));
}

/** Lets every service that mounts the folder write to the folder. A folder of the operator (BACKUP_FOLDER) that has another owner is left unchanged. */
function openFolder(folder: string): void {
  if (statSync(folder).uid === 0) chmodSync(folder, 0o1777);
}
