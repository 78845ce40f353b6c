import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Admin } from '../schema/connect.ts';
import { CODEGEN_DIR, generateCode } from './run.ts';

const MACHINE_WRITTEN = ['specs', 'generated'];

function filesUnder(root: string): Map<string, string> {
  const files = MACHINE_WRITTEN.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [relative(root, file), readFileSync(file, 'utf8')]));
}

/** Returns the sorted paths, relative to this folder, of the files in `specs` and `generated` that differ from a new output for the running Directus. */
export async function findDrift(admin: Admin): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    await generateCode({ ...admin, outDir: folder });
    const freshFiles = filesUnder(folder);
    const committedFiles = filesUnder(CODEGEN_DIR);
    return [...new Set([...freshFiles.keys(), ...committedFiles.keys()])]
      .filter((file) => freshFiles.get(file) !== committedFiles.get(file))
      .sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { DIRECTUS_URL = 'http://127.0.0.1:8055', ADMIN_TOKEN, ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const driftedFiles = await findDrift({
    url: DIRECTUS_URL,
    ...(ADMIN_TOKEN ? { token: ADMIN_TOKEN } : { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  });
  for (const file of driftedFiles) process.stdout.write(`differs: codegen/${file}\n`);
  process.stdout.write(
    driftedFiles.length > 0 ? 'Run `npm run codegen` and commit what it writes.\n' : 'codegen: no drift\n',
  );
  process.exitCode = driftedFiles.length > 0 ? 1 : 0;
}
