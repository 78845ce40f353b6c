import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../scripts/stack/settings.ts';
import { type Outcome, runLogged } from '../../scripts/testing/run-logged.ts';
import { type ComposeProject, composeFiles } from './compose-project.ts';
import { composeCommand } from './docker.ts';

/** Returns the commands of docs/operations.md in the code block that starts with `# <name>`. @throws Error when there is no such block */
export function readOperationsBlock(name: string): string {
  const block = readFileSync(join(rootDir, 'docs/operations.md'), 'utf8')
    .split('```sh\n')
    .find((text) => text.startsWith(`# ${name}\n`))
    ?.split('```')[0];
  if (!block) throw new Error(`docs/operations.md has no block "${name}".`);
  return block;
}

/** Runs shell commands in a folder. `docker compose` and `./deploy.sh` address the stack of the project. Returns the exit code and the output. */
export function runForProject({ name, env }: ComposeProject, folder: string, script: string): Promise<Outcome> {
  const files = composeFiles.map((file) => join(rootDir, file));
  const options = `${files.map((file) => `-f ${file}`).join(' ')} --project-directory ${rootDir}`;
  const commands = script
    .replaceAll('docker compose', `${composeCommand()} ${options}`)
    .replaceAll('./deploy.sh', join(rootDir, 'deploy.sh'));
  return runLogged('sh', ['-euc', `cd ${folder}\n${commands}`], {
    env: { ...env, COMPOSE_PROJECT_NAME: name, COMPOSE_FILE: files.join(':'), DEPLOY_READY_SECONDS: '180' },
  });
}
