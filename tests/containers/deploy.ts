import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from '../../scripts/stack/settings.ts';
import { composeFiles } from './compose-project.ts';
import { readProject } from './compose-stack.ts';

const run = promisify(execFile);

/** Runs deploy.sh and returns its exit code and output. */
export async function deploy(...services: string[]): Promise<{ code: number; output: string }> {
  const { env } = readProject();
  const files = composeFiles.map((file) => join(rootDir, file)).join(':');
  const environment = { ...process.env, ...env, COMPOSE_FILE: files, DEPLOY_READY_SECONDS: '180' };
  return run(join(rootDir, 'deploy.sh'), services, { env: environment, maxBuffer: 2 ** 26 }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
