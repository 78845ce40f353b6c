import {
  type countForm,
  HOME_COUNTS,
  languageKind,
  MAX_COUNTS,
  SECTION_WITHOUT_DETAILS,
  type VisitCount,
} from '@hat-nang/model/contracts/counts';
import { clientKey } from '@hat-nang/model/http/client-key';
import { matchRoute } from '@hat-nang/model/routes';
import { sectionOfRoute } from '@hat-nang/model/section-routes';
import { LRUCache } from 'lru-cache';
import type * as z from 'zod/mini';
import { backEndFetch } from '@/cms/back-end-fetch';
import { directusUrl, siteSecret } from '@/cms/settings';
import { oncePerProcess } from '@/process-state';

type CountedEvent = Omit<VisitCount, 'count'>;

/**
 * Converts a report of a browser to the events that are counted (docs/decisions/277-daily-counts.md). Except for Home, pages without a
 * section are not counted, such as accounts and shared playlists. Visits of mental health are counted only for the section as a whole.
 */
export const toCountedEvents = ({ kind, path }: z.infer<typeof countForm>): CountedEvent[] => {
  const match = matchRoute(path);
  if (!match) return [];
  if (match.key === 'home') return kind === 'opened' ? [{ kind, collection: HOME_COUNTS, item: 0 }] : [];
  const section = sectionOfRoute(match.key);
  if (!section) return [];
  const { collection } = section;
  if (collection === SECTION_WITHOUT_DETAILS) return kind === 'opened' ? [{ kind, collection, item: 0 }] : [];
  const isReader = match.key === 'documentsReader';
  const item = match.key === section.detail || isReader ? toItem(match.params.id) : 0;
  if (kind === 'opened')
    return [
      { kind: isReader ? 'read' : 'opened', collection, item },
      { kind: languageKind(match.lang), collection, item: 0 },
    ];
  if (!isReader) return [];
  // Features are counted for all books together, because a feature together with a book could identify a reader.
  return [{ kind, collection, item: kind === 'finished' ? item : 0 }];
};

const toItem = (id: string | undefined): number => {
  const item = Number(id ?? 0);
  return Number.isSafeInteger(item) && item <= 2_147_483_647 ? item : 0;
};

const minuteMs = 60_000;
/** Limits per client, which may be a classroom with one address. Reports above a limit are accepted, but not counted. */
const limits = {
  /** All reports of a client in a minute. */
  client: { max: 300, windowMs: minuteMs },
  /** Reports of a client with the same event in an hour. The limit prevents one client from changing the order of the most visited items. */
  event: { max: 60, windowMs: 60 * minuteMs },
} as const;

const flushDelayMs = 3000;

const state = oncePerProcess('visit-counts', () => ({
  /**
   * Numbers of reports: in `clientWindows` by client, in `eventWindows` by client and event. The addresses of clients are only in memory. An entry counts
   * until its window ends.
   */
  clientWindows: new LRUCache<string, { count: number }>({ max: 5000, ttl: limits.client.windowMs }),
  eventWindows: new LRUCache<string, { count: number }>({ max: 20_000, ttl: limits.event.windowMs }),
  pending: new Map<string, VisitCount>(),
  timer: undefined as NodeJS.Timeout | undefined,
}));

const tryCount = (windows: LRUCache<string, { count: number }>, key: string, max: number): boolean => {
  const entry = windows.get(key) ?? { count: 0 };
  if (entry.count === 0) windows.set(key, entry);
  entry.count++;
  return entry.count <= max;
};

const addPending = (counts: readonly VisitCount[]): void => {
  for (const { count, ...event } of counts) {
    const key = Object.values(event).join('|');
    const pendingCount = state.pending.get(key);
    // If `pending` is full, for example while Directus is down, further kinds of counts are dropped instead of filling the memory.
    if (!pendingCount && state.pending.size >= MAX_COUNTS) continue;
    state.pending.set(key, { ...event, count: count + (pendingCount?.count ?? 0) });
  }
  if (state.pending.size === 0) return;
  state.timer ??= setTimeout(() => void flushVisitCounts(), flushDelayMs).unref();
};

/** Counts a report of a browser, unless the client exceeds a limit. The caller does not wait: the counts of the last seconds are sent to Directus together. */
export const countVisit = (form: z.infer<typeof countForm>, address: string): void => {
  const client = clientKey(address);
  if (!tryCount(state.clientWindows, client, limits.client.max)) return;
  const events = toCountedEvents(form);
  const [event] = events;
  if (!event || !tryCount(state.eventWindows, `${client}|${Object.values(event).join('|')}`, limits.event.max)) return;
  addPending(events.map((counted) => ({ ...counted, count: 1 })));
};

/** Sends the pending counts to Directus. If Directus does not respond or responds with a 5xx status, the counts are sent again later. */
export const flushVisitCounts = async (): Promise<void> => {
  state.timer = undefined;
  const counts = [...state.pending.values()];
  state.pending.clear();
  if (counts.length === 0) return;
  try {
    const answer = await backEndFetch(`${directusUrl()}/visitor/counts`, {
      method: 'POST',
      headers: { 'x-site-secret': siteSecret(), 'content-type': 'application/json' },
      body: JSON.stringify({ counts }),
      cache: 'no-store',
      lane: 'writes',
    });
    if (answer.ok) return;
    console.error(`visits not counted: Directus answers ${answer.status}`);
    // Counts that Directus finds invalid would be refused again.
    if (answer.status < 500) return;
  } catch (error) {
    console.error('visits not counted yet:', error instanceof Error ? error.message : String(error));
  }
  addPending(counts);
};
