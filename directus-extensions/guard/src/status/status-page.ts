/** Renders the status page: plain HTML without a script, so that it works while other parts fail. */
import type { BackupRun, BackupRunName } from '@hat-nang/model/backend/backup-status';
import type { Queue } from '@hat-nang/model/backend/queues';
import { escapeHtml } from '@hat-nang/model/escape-html';
import type { Lang } from '@hat-nang/model/languages';
import type { Disk, Part, Status } from './read-status.ts';
import { statusTexts } from './status-texts.ts';

/** Seconds after which a waiting entry counts as a problem. The alert rules have the same limits (containers/monitoring/alerts.yml). */
export const MAX_WAIT_SECONDS: Readonly<Record<Queue['queue'], number>> = { mail: 900, downloads: 14_400, search: 120 };
/** Age in seconds above which a backup counts as a problem. The alert rules have the same limits (containers/monitoring/alerts.yml). */
export const MAX_BACKUP_AGE_SECONDS: Readonly<Record<BackupRunName, number>> = {
  full: 93_600,
  changes: 300,
  verify: 691_200,
};
/** Minimum share of free disk space. A smaller share counts as a problem. */
const MIN_FREE_SHARE = 0.1;

const css = `:root{color-scheme:light dark}*{box-sizing:border-box}body{font:1.0625rem/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1rem;background:Canvas;color:CanvasText}
h1,h2{line-height:1.25}h1{margin:0 0 .75rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}dl{margin:0;border-top:1px solid GrayText}dl>div{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:.625rem 0;border-bottom:1px solid GrayText}
dt{flex:1 1 12rem;font-weight:600}dd{margin:0;flex:2 1 14rem;overflow-wrap:anywhere}.summary{padding:.75rem 1rem;border:2px solid;border-radius:.75rem;font-weight:600}
.problem strong{display:inline-block;padding:0 .5rem;border:2px solid;border-radius:.375rem}
a{display:inline-block;min-height:2.75rem;line-height:1.75rem;padding:.5rem 1rem;border:2px solid;border-radius:.5rem;color:inherit;text-decoration:none;margin-top:1.5rem}:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

interface Row {
  readonly name: string;
  readonly value: string;
  readonly isProblem?: boolean;
}

/** Renders the page in the language of the administrator. */
export function renderStatusPage(language: Lang, status: Status): string {
  const texts = statusTexts[language];
  const partRows = status.parts.map((part) => toPartRow(language, part));
  const queueRows = status.queues.map((queue) => toQueueRow(language, queue));
  const diskRows = status.disk === undefined ? [] : [toDiskRow(language, status.disk)];
  const backupRows = toBackupRows(language, status);
  const problems = [...partRows, ...queueRows, ...diskRows, ...backupRows].filter(({ isProblem }) => isProblem).length;
  const checkedAt = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(status.checkedAt);
  const versionRows: Row[] = [
    { name: texts.site, value: status.siteBuild ?? texts.unknown },
    { name: 'Directus', value: status.directusVersion },
    { name: 'Node.js', value: process.versions.node },
    { name: texts.schema, value: status.migration ?? texts.unknown },
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${texts.title}</title><style>${css}</style></head><body><main><h1>${texts.title}</h1>
<p class="summary" role="status">${problems === 0 ? texts.allWell : texts.problems(problems)}</p><p>${escapeHtml(texts.checkedAt(checkedAt))}</p>
${renderSection(texts.parts, partRows, texts.attention)}${renderSection(texts.queues, queueRows, texts.attention)}${renderSection(texts.disk, diskRows, texts.attention)}${renderSection(texts.backups, backupRows, texts.attention)}${renderSection(texts.versions, versionRows)}
<p><a href="/status">${texts.refresh}</a></p></main></body></html>`;
}

function renderSection(title: string, rows: readonly Row[], attention = ''): string {
  if (rows.length === 0) return '';
  const renderRow = ({ name, value, isProblem }: Row) =>
    `<div${isProblem ? ' class="problem"' : ''}><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}${isProblem ? ` <strong>${attention}</strong>` : ''}</dd></div>`;
  return `<section><h2>${title}</h2><dl>${rows.map(renderRow).join('')}</dl></section>`;
}

function toPartRow(language: Lang, { name, state, ms }: Part): Row {
  const texts = statusTexts[language];
  const duration = state === 'ok' ? ` · ${new Intl.NumberFormat(language).format(Math.round(ms))} ms` : '';
  return { name: texts.partNames[name], value: texts.states[state] + duration, isProblem: state === 'failed' };
}

function toQueueRow(language: Lang, { queue, length, oldestSeconds }: Queue): Row {
  const texts = statusTexts[language];
  const oldest = oldestSeconds > 0 ? ` · ${texts.oldest(formatDuration(language, oldestSeconds))}` : '';
  return {
    name: texts.queueNames[queue],
    value: texts.waiting(length) + oldest,
    isProblem: oldestSeconds > MAX_WAIT_SECONDS[queue],
  };
}

function toDiskRow(language: Lang, { freeBytes, totalBytes }: Disk): Row {
  const texts = statusTexts[language];
  const share = freeBytes / totalBytes;
  return {
    name: texts.disk,
    value: texts.free(formatBytes(language, freeBytes), formatBytes(language, totalBytes), Math.floor(share * 100)),
    isProblem: share < MIN_FREE_SHARE,
  };
}

function toBackupRows(language: Lang, { backups, checkedAt }: Status): Row[] {
  const texts = statusTexts[language];
  if (backups === undefined) return [{ name: texts.backups, value: texts.unknown, isProblem: true }];
  return backups.map(({ run, lastSuccess, hasFailed }: BackupRun) => {
    const age = checkedAt.getTime() / 1000 - lastSuccess;
    const success = lastSuccess === 0 ? texts.never : texts.ago(formatDuration(language, Math.max(0, age)));
    return {
      name: texts.backupNames[run],
      value: hasFailed ? `${texts.lastRunFailed} · ${success}` : success,
      isProblem: hasFailed || age > MAX_BACKUP_AGE_SECONDS[run],
    };
  });
}

const formatBytes = (language: Lang, bytes: number): string =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(bytes / 2 ** 30)} GB`;

function formatDuration(language: Lang, seconds: number): string {
  const [value, unit] =
    seconds < 120
      ? ([seconds, 'second'] as const)
      : seconds < 7200
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds / 3600, 'hour'] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    value,
  );
}
