import { rootDir } from '../../scripts/stack/settings.ts';
import type { Outcome } from '../../scripts/testing/run-logged.ts';
import { readProject } from './compose-stack.ts';
import { runForProject } from './operations-blocks.ts';

/** Runs deploy.sh and returns its exit code and output. */
export const deploy = (...services: string[]): Promise<Outcome> =>
  runForProject(readProject(), rootDir, ['./deploy.sh', ...services].join(' '));
