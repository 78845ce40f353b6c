/**
 * The kinds of calls to Directus. Each has sockets of its own, so that none takes those of another: 48 in all. What a call needs to say is its kind,
 * `backEndFetch(url, { lane: 'writes' })`; without a word it is a read of a page.
 */
export const lanes = {
  /** What a page is made of. */
  pages: { sockets: 18, deadline: 2400, longest: 8000 },
  /** Reads of a browser through /api. */
  calls: { sockets: 10, deadline: 2400, longest: 8000 },
  /** Changes: a password is hashed, mails are queued; whether one took place must be known if at all possible. */
  writes: { sockets: 12, deadline: 15_000 },
  /** Pictures, sound and video: ms until the first byte. A picture may have to be drawn first, a film flows for long. */
  files: { sockets: 8, deadline: 10_000, isStream: true },
} as const satisfies Record<string, LaneLimits>;

export interface LaneLimits {
  /** Calls under way at once; the others wait. A stream counts until its first byte only. */
  sockets: number;
  /** Ms for everything: waiting for a socket, connecting, headers and body. */
  deadline: number;
  /** Ms instead, as long as Directus shows that it lives: it answers other calls, or a ping. Slow is not frozen. */
  longest?: number;
  isStream?: boolean;
}

export type Lane = keyof typeof lanes;

/** Ms that a stream may stand still while somebody waits for it. */
export const streamIdle = 10_000;
