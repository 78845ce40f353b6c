/** `GET /visitor/places` tells the site whether an event takes registrations, and how many places are free. The same rules decide about a registration. */
import { type PlacesAnswer, type placesRequest, toMoreThan } from '@hat-nang/model/contracts/event-registrations';
import type { z } from 'zod';
import type { AccountContext } from '../shared/context.ts';
import { toIsoTime } from '../shared/iso-time.ts';
import type { Database } from '../shared/types.ts';

export interface Places {
  readonly state: PlacesAnswer['state'];
  /** Number of free places. Null without a limit. */
  readonly freePlaces: number | null;
  /** The deadline that an editor has set. Null if the registration ends with the start of the event. */
  readonly deadline: string | null;
}

const NO_PLACES: Places = { state: 'none', freePlaces: null, deadline: null };

/** Columns of `events` that decide whether the public sees an event, and whether it is over. */
const TIME_COLUMNS = ['date_published', 'date_unpublished', 'starts_at', 'ends_at'] as const;
export const PUBLIC_EVENT_COLUMNS = ['status', 'status_override', ...TIME_COLUMNS] as const;
type EventRow = Readonly<Record<string, unknown>>;

const toMs = (value: unknown): number => Date.parse(toIsoTime(value) ?? '');

/** Checks whether the public sees an event. The comparisons are false for a missing date. */
export function isPublicEvent(event: EventRow, now: number): boolean {
  return event.status === 'published' && !(toMs(event.date_published) > now) && !(toMs(event.date_unpublished) <= now);
}

/** Checks whether an event is over. An editor's override wins, as on the site. */
export function isOver(event: EventRow, now: number): boolean {
  if (event.status_override) return event.status_override === 'over';
  return toMs(event.ends_at) <= now;
}

/**
 * Reads the places of an event.
 * @param isLocked locks the event until the end of the transaction, so that concurrent registrations run one after the other. SQLite locks every writer.
 */
export async function readPlaces(
  database: Database,
  event: number,
  { now = Date.now(), isLocked = false }: { now?: number; isLocked?: boolean } = {},
): Promise<Places> {
  const query = database('events').where({ id: event });
  const row: EventRow | undefined = await (isLocked ? query.forUpdate() : query).first(
    ...PUBLIC_EVENT_COLUMNS,
    ...['has_registration', 'places', 'registration_deadline'],
  );
  if (row === undefined || !row.has_registration || !isPublicEvent(row, now)) return NO_PLACES;
  const freePlaces =
    row.places === null ? null : Math.max(0, Number(row.places) - (await countPeople(database, event)));
  const deadline = toIsoTime(row.registration_deadline);
  const isClosed = isOver(row, now) || toMs(row.registration_deadline ?? row.starts_at) <= now;
  return { state: isClosed ? 'closed' : freePlaces === 0 ? 'full' : 'open', freePlaces, deadline };
}

async function countPeople(database: Database, event: number): Promise<number> {
  const [row] = await database('event_registrations').where({ event, state: 'registered' }).sum('people as people');
  return Number(row?.people ?? 0);
}

/** Returns what the site shows. */
export function toPlacesAnswer({ state, freePlaces, deadline }: Places): PlacesAnswer {
  return { state, moreThan: freePlaces === null ? null : toMoreThan(freePlaces), deadline };
}

export function showPlaces({ database }: Pick<AccountContext, 'database'>) {
  return async ({ event }: z.infer<typeof placesRequest>): Promise<PlacesAnswer> =>
    toPlacesAnswer(await readPlaces(database, event));
}

/** Returns whether the site shows something else after a change. */
export function isShownDifferently(before: Places, after: Places): boolean {
  const [shownBefore, shownAfter] = [toPlacesAnswer(before), toPlacesAnswer(after)];
  return shownBefore.state !== shownAfter.state || shownBefore.moreThan !== shownAfter.moreThan;
}
