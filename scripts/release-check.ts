import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from './stack/command.ts';
import { rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';

type Check = { script: string; args: string[]; env?: Record<string, string> };

/**
 * Checks that take long or depend on the machine. `npm test` does not include them, so run them in addition before a release. The checks run in this order.
 */
const checks: Readonly<Record<string, Check>> = {
  faults: { script: 'bench', args: ['faults'], env: { FAULT_LENGTH: 'long' } },
  'abuse and enumeration': { script: 'bench', args: ['abuse', 'enumeration'] },
  speed: { script: 'bench', args: ['cached-page', 'lighthouse', 'reader-drift', 'account'] },
  search: { script: 'bench', args: ['search', 'search-quality'] },
  'update from earlier releases': { script: 'test', args: ['--only', 'integration', '.release.test.ts'] },
  'every test on PostgreSQL': { script: 'test', args: ['--only', 'integration,timed,e2e', '--database', 'postgres'] },
  'every test in containers': {
    script: 'test',
    args: ['--only', 'containers'],
    env: { CONTAINER_TESTS: 'all', FAULT_LENGTH: 'long' },
  },
  edge: { script: 'bench', args: ['edge', 'edge-edits'] },
  'backup of a large library': { script: 'bench', args: ['backup'] },
};

const usage = `Usage: npm run release-check [-- ${Object.keys(checks)
  .map((name) => `"${name}"`)
  .join(' | ')} …]`;

await runCommand(async (reporter) => {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help) return console.log(usage);
  const names = positionals.length > 0 ? positionals : Object.keys(checks);
  const unknownNames = names.filter((name) => !Object.hasOwn(checks, name));
  if (unknownNames.length > 0) throw new StepError(`There is no check "${unknownNames.join('", "')}".`, { fix: usage });
  const rows: string[] = [];
  for (const name of names) {
    const check = checks[name] as Check;
    const startedAt = performance.now();
    reporter.line(`\n=== ${name}`);
    const code = await run(check);
    const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
    rows.push(`  ${code === 0 ? 'holds' : 'FAILS'}  ${name}  ${minutes} min`);
    if (code !== 0) process.exitCode = 1;
  }
  reporter.line(`\n${rows.join('\n')}`);
});

/** Runs a check as a child process, which inherits the output of this program. Returns the exit code. */
function run({ script, args, env = {} }: Check): Promise<number> {
  const runtime = join(rootDir, 'scripts/with-runtime.mjs');
  const child = spawn(process.execPath, [runtime, join(rootDir, `scripts/${script}.ts`), ...args], {
    cwd: rootDir,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
