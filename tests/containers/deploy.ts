import { join } from 'node:path';
import { rootDir } from '../../scripts/stack/settings.ts';
import { type Outcome, runLogged } from '../../scripts/testing/run-logged.ts';
import { composeFiles } from './compose-project.ts';
import { readProject } from './compose-stack.ts';

/** Runs deploy.sh and returns its exit code and output. */
export function deploy(...services: string[]): Promise<Outcome> {
  const files = composeFiles.map((file) => join(rootDir, file)).join(':');
  const env = { ...readProject().env, COMPOSE_FILE: files, DEPLOY_READY_SECONDS: '180' };
  return runLogged(join(rootDir, 'deploy.sh'), services, { env });
}
