import { join } from 'node:path';
import { rootDir } from '../stack/settings.ts';
import type { PartContext, Result } from './part.ts';
import { runLogged } from './run-logged.ts';

/** Words that select the faults (tests/bench/faults). The outage tests cover other ones. Load, clocks and PostgreSQL take minutes: `npm run release-check`. */
const words = ['with 200', 'killed', 'uploads', 'disk'];

/** Runs some faults of `npm run bench -- faults` in their short length. A fault that this machine cannot cause is a note. */
export async function runFaults({ instance }: PartContext): Promise<Result> {
  if (!instance) throw new Error('The faults need a running project.');
  const { code, output } = await runLogged(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(rootDir, 'scripts/bench.ts'), 'faults'],
    { env: { STACK: instance.dataDir, FAULT: words.join(), FAULT_LENGTH: 'short' } },
  );
  const listFaults = (verdict: string) => output.split('\n').filter((line) => line.startsWith(`  ${verdict} `));
  const failures = listFaults('FAILS');
  return {
    passed: listFaults('holds').length,
    failed: code === 0 ? 0 : Math.max(1, failures.length),
    output,
    failures,
    notes: listFaults('NOT RUN').map((line) => line.trim()),
  };
}
