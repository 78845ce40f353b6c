import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Instance } from '../../scripts/stack/instance.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { makeDocuments } from '../../seeds/factories.ts';
import { serviceContainers } from '../containers/compose-project.ts';
import { outputOf } from '../containers/docker.ts';
import { readOperationsBlock, runForProject } from '../containers/operations-blocks.ts';
import { type Bench, requestAsAdmin } from './bench.ts';
import { timeRequest, timeUntil } from './faults/fault.ts';

const documentCount = Number(process.env.BENCH_DOCUMENTS ?? 100_000);
const fileMegabytes = Number(process.env.BENCH_FILES_MB ?? 5000);
const megabytesPerFile = 2;
const filesWritten = Math.ceil(fileMegabytes / megabytesPerFile);
/** Limits in seconds: of the work that a lost server loses, and of a restore until the site serves. */
const goals = { lost: 300, restored: 900 };
/** Minutes during which the age of the stored changes is read. */
const observedMinutes = Number(process.env.BENCH_MINUTES ?? 5);

/**
 * Measures the backup service with 100,000 documents and 5 GB of files (BENCH_DOCUMENTS, BENCH_FILES_MB): a first and a later full backup, the age of the
 * stored changes, and the time of a restore after all files are lost, from its first command until the site serves.
 */
export const backup: Bench = async (instance, reporter) => {
  const { containers } = instance.running;
  if (!containers) throw new StepError('The backup service runs only in containers.');
  const project = { name: containers.project, env: containers.env };
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-backup-bench-'));
  const succeed = async (script: string, env: Record<string, string> = {}) => {
    const startedAt = performance.now();
    const { code, output } = await runForProject({ ...project, env: { ...project.env, ...env } }, folder, script);
    if (code !== 0) throw new StepError(`${script.split('\n')[0]}: ${output.slice(-1500)}`);
    return { output, seconds: (performance.now() - startedAt) / 1000 };
  };
  const runInDirectus = async (script: string) => {
    const [directus] = await serviceContainers(project.name, 'directus');
    if (!directus) throw new StepError('Directus has no container.');
    return outputOf('docker', ['exec', '--user', '1000', directus.id, 'sh', '-euc', script]);
  };
  const formatSeconds = ({ seconds }: { seconds: number }) => `${seconds.toFixed(0)} s`;
  try {
    await reporter.step(`${documentCount.toLocaleString('en')} documents`, () =>
      makeDocuments({ database: containers.database, count: documentCount }),
    );
    await reporter.step(`${fileMegabytes.toLocaleString('en')} MB of files`, () =>
      runInDirectus(
        `for n in $(seq ${filesWritten}); do head -c ${megabytesPerFile}M /dev/urandom > /data/uploads/bench-$n.bin; done`,
      ),
    );
    const backUp = () => succeed(readOperationsBlock('backup'));
    const full = await reporter.step('First full backup', backUp, formatSeconds);
    reporter.line(`    ${/full: .*/.exec(full.output)?.[0]}`);
    await reporter.step('Second full backup', backUp, formatSeconds);

    await succeed('docker compose up -d --no-deps backup', { BACKUP_SCHEDULE: '02:00' });
    const oldestSeconds = await reporter.step(
      `Age of the stored changes during ${observedMinutes} minutes`,
      async () => {
        // A full backup in between must not delay the changes.
        const [seconds] = await Promise.all([observeChanges(instance, runInDirectus), sleep(60_000).then(backUp)]);
        return seconds;
      },
      (seconds) => `at most ${seconds.toFixed(0)} s (goal ≤ ${goals.lost} s)`,
    );

    const restoredSeconds = await reporter.step(
      'Restore after the loss of all files, until the site serves',
      async () => {
        // A lost server stores no more changes. Otherwise the newest backup would lack the files, too.
        await succeed('docker compose stop backup');
        await runInDirectus('rm -rf /data/uploads/*');
        const startedAt = performance.now();
        const { output } = await succeed(readOperationsBlock('restore'));
        await waitUntilServing(instance);
        const seconds = (performance.now() - startedAt) / 1000;
        reporter.line(`    ${/restore: \d+ rows.*/.exec(output)?.[0]}`);
        const fileCount = Number(await runInDirectus('find /data/uploads -name "bench-*" | wc -l'));
        if (fileCount !== filesWritten) throw new StepError(`${fileCount} of ${filesWritten} files were restored.`);
        return seconds;
      },
      (seconds) => `${seconds.toFixed(0)} s (goal ≤ ${goals.restored} s)`,
    );
    return oldestSeconds <= goals.lost && restoredSeconds <= goals.restored;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Edits an item each second. Returns the highest age of the stored changes in seconds, as the metric of Directus states it. */
async function observeChanges(instance: Instance, runInDirectus: (script: string) => Promise<string>): Promise<number> {
  const readAge = async () => {
    const script = "fetch('http://127.0.0.1:9464/metrics').then((r) => r.text()).then(console.log)";
    const metrics = await runInDirectus(`node -e "${script}"`);
    return Number(/^backup_age_seconds\{run="changes"\} (\S+)$/m.exec(metrics)?.[1]);
  };
  const endAt = Date.now() + observedMinutes * 60_000;
  let highest = 0;
  for (let number = 0; Date.now() < endAt; number++) {
    const row = { from: `/do-sao-luu-${number}`, to: '/tin-tuc', is_active: false };
    await requestAsAdmin(instance, 'POST', '/items/redirects', row);
    const age = await readAge();
    // Before the first run, the metric does not exist, or states the time since 1970.
    if (age < 1e9) highest = Math.max(highest, age);
    await sleep(1000);
  }
  if (highest === 0) throw new StepError('The service has stored no changes.');
  return highest;
}

async function waitUntilServing({ running }: Instance): Promise<void> {
  const addresses = [`${running.urls.site}/api/health`, `${running.urls.site}/api/items/languages?limit=1`];
  const isServing = async () =>
    (await Promise.all(addresses.map((url) => timeRequest(url)))).every(({ status }) => status === 200);
  if (Number.isNaN(await timeUntil(isServing, 300_000)))
    throw new StepError('The site did not serve within five minutes of the restore.');
}
