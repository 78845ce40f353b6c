import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '../scripts/stack/settings.ts';

const privateFiles = [
  'backup/x',
  '.env',
  '.env.production',
  'backup-password',
  'containers/tls/privkey.pem',
  'dkim.pem',
];

it('git ignores backups, settings, passwords and TLS keys', () => {
  const ignored = execFileSync('git', ['check-ignore', '--no-index', ...privateFiles], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  expect(ignored.trim().split('\n')).toEqual(privateFiles);
});

it('the context of the images lacks them, too', () => {
  const lines = readFileSync(join(rootDir, '.dockerignore'), 'utf8').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['backup', '.env', '.env.*', 'backup-password', 'containers/tls', '**/*.pem']),
  );
});
