/**
 * The kinds of calls to Directus. Each has its own sockets, 48 in all, so that no kind starves another. A call names its kind, `backEndFetch(url, {
 * lane: 'writes' })`; the default is a page's read.
 */
export const lanes = {
  /** Data for pages. */
  pages: { sockets: 18, deadline: 2400, longest: 8000 },
  /** Reads of a browser through /api. */
  calls: { sockets: 10, deadline: 2400, longest: 8000 },
  /** Writes: a password is hashed, mails are queued. The deadline is long, because the result of a write must be known. */
  writes: { sockets: 12, deadline: 15_000 },
  /** Pictures, sound and video: ms until the first byte. A picture may have to be resized first; a film streams for long. */
  files: { sockets: 8, deadline: 10_000, isStream: true },
} as const satisfies Record<string, LaneLimits>;

export interface LaneLimits {
  /** Concurrent calls; others wait. A stream counts until its first byte only. */
  sockets: number;
  /** Ms for everything: waiting for a socket, connecting, headers and body. */
  deadline: number;
  /** A longer deadline in ms while Directus is alive: it answers other calls, or a ping. Slow is not frozen. */
  longest?: number;
  isStream?: boolean;
}

export type Lane = keyof typeof lanes;

/** Ms that a stream may stall while somebody waits for it. */
export const streamIdle = 10_000;
