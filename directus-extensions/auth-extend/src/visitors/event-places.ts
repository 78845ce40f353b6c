/** `GET /visitor/places` tells the site whether an event takes registrations, and about how many places are free. A registration uses the same rules. */
import { type PlacesAnswer, type placesRequest, toMoreThan } from '@hat-nang/model/contracts/event-registrations';
import type * as z from 'zod/mini';
import { whereLive } from '../own-lists/member.ts';
import type { AccountContext } from '../shared/context.ts';
import { toIsoTime } from '../shared/iso-time.ts';
import type { Database } from '../shared/types.ts';

export interface Places {
  readonly state: PlacesAnswer['state'];
  /** Number of free places. Null if the places are not limited, or if the state is `none`. */
  readonly freePlaces: number | null;
  /** Deadline that an editor has set, as an ISO 8601 time. Null without a deadline; the registration then closes at the start of the event. */
  readonly deadline: string | null;
}

const NO_PLACES: Places = { state: 'none', freePlaces: null, deadline: null };

/** Columns of `events` that `isOver` reads, and the start of the event. */
export const EVENT_TIME_COLUMNS = ['status_override', 'starts_at', 'ends_at'] as const;
type EventRow = Readonly<Record<string, unknown>>;

const toMs = (value: unknown): number => Date.parse(toIsoTime(value) ?? '');

/** Checks whether an event is over. An editor's override wins, as on the site. */
export function isOver(event: EventRow, now: number): boolean {
  if (event.status_override) return event.status_override === 'over';
  return toMs(event.ends_at) <= now;
}

/**
 * Reads the places of an event.
 * @param isLocked locks the row of the event until the end of the transaction, so that concurrent registrations run one after the other. SQLite needs no row
 * lock, because it runs only one write transaction at a time.
 */
export async function readPlaces(
  database: Database,
  event: number,
  { now = Date.now(), isLocked = false }: { now?: number; isLocked?: boolean } = {},
): Promise<Places> {
  const query = database('events')
    .where({ id: event })
    .andWhere((condition) => whereLive(condition, 'events'));
  const row: EventRow | undefined = await (isLocked ? query.forUpdate() : query).first(
    ...EVENT_TIME_COLUMNS,
    ...['has_registration', 'places', 'registration_deadline'],
  );
  if (row === undefined || !row.has_registration) return NO_PLACES;
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

/** Converts places to what the site shows: the number of free places is rounded, so that a visitor cannot watch single registrations. */
export function toPlacesAnswer({ state, freePlaces, deadline }: Places): PlacesAnswer {
  return { state, moreThan: freePlaces === null ? null : toMoreThan(freePlaces), deadline };
}

export function showPlaces({ database }: Pick<AccountContext, 'database'>) {
  return async ({ event }: z.infer<typeof placesRequest>): Promise<PlacesAnswer> =>
    toPlacesAnswer(await readPlaces(database, event));
}

/** Checks whether a registration or cancellation has changed what the site shows. Neither of them changes the deadline, so it is not compared. */
export function isShownDifferently(before: Places, after: Places): boolean {
  const [shownBefore, shownAfter] = [toPlacesAnswer(before), toPlacesAnswer(after)];
  return shownBefore.state !== shownAfter.state || shownBefore.moreThan !== shownAfter.moreThan;
}
