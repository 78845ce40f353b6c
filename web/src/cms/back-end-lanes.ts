/**
 * The kinds of calls to Directus. Each kind has its own sockets (48 in all), so that no kind starves another. A call names its kind:
 * `backEndFetch(url, { lane: 'writes' })`. The default is `pages`.
 */
export const lanes = {
  /** Reads for pages. */
  pages: { sockets: 18, deadline: 2400, longest: 8000 },
  /** Reads that a browser sends through /api. */
  calls: { sockets: 10, deadline: 2400, longest: 8000 },
  /** Writes may hash a password or queue mails. The deadline is long, because the result of a write must be known. */
  writes: { sockets: 12, deadline: 15_000 },
  /** Pictures, sound and video. The deadline is for the first byte only, because Directus may have to resize a picture and a video streams for long. */
  files: { sockets: 8, deadline: 10_000, isStream: true },
} as const satisfies Record<string, LaneLimits>;

export interface LaneLimits {
  /** Concurrent calls; others wait. A stream counts only until its first byte. */
  sockets: number;
  /** Milliseconds for the whole call: waiting for a socket, connecting, headers and body. */
  deadline: number;
  /** Longer deadline in milliseconds while Directus answers other calls or a ping: it is slow then, but not frozen. */
  longest?: number;
  isStream?: boolean;
}

export type Lane = keyof typeof lanes;

/** Milliseconds that a stream may stall while a client waits for data. */
export const streamIdleMs = 10_000;
