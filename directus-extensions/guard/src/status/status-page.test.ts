import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Status } from './read-status.ts';
import { MAX_BACKUP_AGE_SECONDS, MAX_WAIT_SECONDS, renderStatusPage } from './status-page.ts';

const status: Status = {
  checkedAt: new Date('2026-11-26T01:00:00Z'),
  parts: [
    { name: 'database', state: 'ok', ms: 1.4 },
    { name: 'redis', state: 'unused', ms: 0 },
  ],
  siteBuild: 'abc',
  directusVersion: '11.17.4',
  migration: 'Search unfound',
  queues: [{ queue: 'mail', length: 2, oldestSeconds: 60 }],
  disk: { freeBytes: 5 * 2 ** 30, totalBytes: 10 * 2 ** 30 },
  backups: [],
};

it('says that everything works, in both languages', () => {
  expect(renderStatusPage('vi', status)).toContain('Mọi thứ đang hoạt động bình thường.');
  const html = renderStatusPage('en', status);
  expect(html).toContain('Everything is working.');
  expect(html).toContain('Working · 1 ms');
  expect(html).toContain('2 entries · the oldest has waited 60 seconds');
  expect(html).toContain('5 GB of 10 GB free (50 %)');
  expect(html).toMatch(/8:00:00\sAM/);
});

it('counts and marks what needs attention', () => {
  const html = renderStatusPage('en', {
    ...status,
    parts: [{ name: 'mail', state: 'failed', ms: 2000 }],
    queues: [{ queue: 'mail', length: 2, oldestSeconds: 901 }],
    disk: { freeBytes: 2 ** 30, totalBytes: 11 * 2 ** 30 },
  });
  expect(html).toContain('3 points need attention.');
  expect(html.match(/class="problem"/g)).toHaveLength(3);
});

it('escapes what other parts report', () => {
  expect(renderStatusPage('en', { ...status, siteBuild: '<script>' })).not.toContain('<script>');
});

const checkedAtSeconds = status.checkedAt.getTime() / 1000;

it('shows the age of the backups, and no section without the service', () => {
  expect(renderStatusPage('en', status)).not.toContain('Backups');
  const backups = [
    { run: 'full', lastSuccess: checkedAtSeconds - 10 * 3600, hasFailed: false, seconds: 9 },
    { run: 'changes', lastSuccess: checkedAtSeconds - 20, hasFailed: false, seconds: 1 },
    { run: 'verify', lastSuccess: checkedAtSeconds - 3600, hasFailed: false, seconds: 9 },
  ] as const;
  const html = renderStatusPage('en', { ...status, backups });
  expect(html).toContain('<dt>Full backup</dt><dd>Succeeded 10 hours ago</dd>');
  expect(html).toContain('Succeeded 20 seconds ago');
  expect(html).toContain('Everything is working.');
  expect(renderStatusPage('vi', { ...status, backups })).toContain('Thành công 10 giờ trước');
});

it.each([
  ['old', { lastSuccess: checkedAtSeconds - 301, hasFailed: false }, 'Succeeded 5 minutes ago'],
  ['failed', { lastSuccess: checkedAtSeconds - 20, hasFailed: true }, 'The last run failed · Succeeded 20 seconds ago'],
  ['never made', { lastSuccess: 0, hasFailed: false }, 'No success yet'],
])('marks a backup that is %s', (_state, values, words) => {
  const html = renderStatusPage('en', { ...status, backups: [{ run: 'changes', seconds: 1, ...values }] });
  expect(html).toContain('One point needs attention.');
  expect(html).toContain(words);
});

it('marks damaged status files of the backup service', () => {
  expect(renderStatusPage('en', { ...status, backups: undefined })).toContain('One point needs attention.');
});

it.each(Object.entries(MAX_BACKUP_AGE_SECONDS))(
  'has the limit of the alert rule for the backup run %s',
  (run, seconds) => {
    const rules = readFileSync(join(import.meta.dirname, '../../../../containers/monitoring/alerts.yml'), 'utf8');
    expect(rules).toContain(`max(backup_age_seconds{run="${run}"}) > ${seconds}`);
  },
);

it.each(Object.entries(MAX_WAIT_SECONDS))('has the limit of the alert rule for the queue %s', (queue, seconds) => {
  const rules = readFileSync(join(import.meta.dirname, '../../../../containers/monitoring/alerts.yml'), 'utf8');
  expect(rules).toContain(`max(queue_oldest_seconds{queue="${queue}"}) > ${seconds}`);
});
