import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rootDir } from '../../scripts/stack/settings.ts';
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

/** Runs shell commands in a folder. `docker compose` addresses the stack of the project. Returns the exit code and the output. */
export async function runForProject(
  { name, env }: ComposeProject,
  folder: string,
  script: string,
): Promise<{ code: number; output: string }> {
  const files = composeFiles.map((file) => `-f ${join(rootDir, file)}`).join(' ');
  const commands = script.replaceAll('docker compose', `${composeCommand()} ${files} --project-directory ${rootDir}`);
  return promisify(execFile)('sh', ['-euc', `cd ${folder}\nexec < /dev/null\n${commands}`], {
    env: { ...process.env, ...env, COMPOSE_PROJECT_NAME: name },
    maxBuffer: 2 ** 26,
  }).then(
    ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      output: error.stdout + error.stderr,
    }),
  );
}
