import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../../scripts/stack/settings.ts';

/** Returns the commands of docs/operations.md in the code block that starts with `# <name>`. @throws Error when there is no such block */
export function readOperationsBlock(name: string): string {
  const block = readFileSync(join(rootDir, 'docs/operations.md'), 'utf8')
    .split('```sh\n')
    .find((text) => text.startsWith(`# ${name}\n`))
    ?.split('```')[0];
  if (!block) throw new Error(`docs/operations.md has no block "${name}".`);
  return block;
}
