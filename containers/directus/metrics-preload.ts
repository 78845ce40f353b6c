/**
 * Preload module of Directus in its container (`node --import`): metrics of the process, its requests, the queues in the database, and backups (decision
 * 275).
 */
import { isMainThread } from 'node:worker_threads';
import { type BackupRun, readBackupRuns } from '@hat-nang/model/backend/backup-status';
import type { Queue } from '@hat-nang/model/backend/queues';
import { Gauge } from 'prom-client';
import { startMetrics } from '../metrics.ts';
import { directusRoute } from './directus-route.ts';
import { countQueues } from './queue-metrics.ts';

// Worker threads run the preload modules of their process, too.
if (isMainThread) startDirectusMetrics();

function startDirectusMetrics(): void {
  const registry = startMetrics(Number(process.env.METRICS_PORT), directusRoute);

  let pendingQueues: Promise<Queue[]> | undefined;
  /** Reads the queues once for both gauges of a scrape. */
  const readQueues = () => {
    pendingQueues ??= countQueues(process.env.DB_CONNECTION_STRING ?? '').finally(() => {
      pendingQueues = undefined;
    });
    return pendingQueues;
  };

  new Gauge({
    name: 'queue_length',
    help: 'Waiting entries by queue: mail, downloads, search. Each replica reports the same queues',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const { queue, length } of await readQueues()) this.set({ queue }, length);
    },
  });
  new Gauge({
    name: 'queue_oldest_seconds',
    help: 'Seconds that the oldest due entry has waited, by queue',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      for (const { queue, oldestSeconds } of await readQueues()) this.set({ queue }, oldestSeconds);
    },
  });

  /** Defines a gauge about the runs of the service `backup`, with the label `run`. Each replica reports the same runs. */
  const defineBackupGauge = (name: string, help: string, readValue: (run: BackupRun) => number) =>
    new Gauge({
      name,
      help: `${help}, by run: full, changes, verify. Each replica reports the same runs`,
      labelNames: ['run'],
      registers: [registry],
      collect() {
        this.reset();
        for (const run of readBackupRuns(process.env.BACKUP_STATUS_FOLDER ?? ''))
          this.set({ run: run.run }, readValue(run));
      },
    });
  defineBackupGauge(
    'backup_age_seconds',
    'Seconds since the last success',
    ({ lastSuccess }) => Date.now() / 1000 - lastSuccess,
  );
  defineBackupGauge('backup_failed', '1 if the last run failed', ({ hasFailed }) => Number(hasFailed));
  defineBackupGauge('backup_seconds', 'Duration of the last success', ({ seconds }) => seconds);
}
