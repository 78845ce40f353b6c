/**
 * The kinds of calls to Directus. Each kind has its own sockets (48 in all), so that no kind starves another. A call names its kind:
 * `backEndFetch(url, { lane: 'writes' })`. The default is `pages`.
 */
export const backEndLanes = {
  /** Reads for pages. */
  pages: { sockets: 18, deadline: 2400, maxMs: 8000 },
  /** Reads that a browser sends through /api. */
  calls: { sockets: 10, deadline: 2400, maxMs: 8000 },
  /** Writes, which may hash a password or queue mails. The deadline is long, because the result of a write must be known. */
  writes: { sockets: 12, deadline: 15_000 },
  /**
   * Pictures, sound and video. The deadline is long, because Directus may have to resize a picture. The deadline applies only until the headers arrive,
   * because a video streams for a long time.
   */
  files: { sockets: 8, deadline: 10_000, isStream: true },
} as const satisfies Record<string, LaneLimits>;

export interface LaneLimits {
  /** Maximum number of concurrent calls. Further calls wait. A stream counts only until its headers have arrived. */
  sockets: number;
  /** Deadline in milliseconds for the whole call: waiting for a socket, connecting, headers and body (of a stream without the body). */
  deadline: number;
  /** Longer deadline in milliseconds that applies while Directus answers other calls or a ping. Directus is then slow, but not frozen. */
  maxMs?: number;
  isStream?: boolean;
}

export type Lane = keyof typeof backEndLanes;

/** Returns the lanes with longer deadlines. */
export const extendLanes = (factor: number): Record<Lane, LaneLimits> => {
  const extend = ({ deadline, maxMs, ...limits }: LaneLimits): LaneLimits => ({
    ...limits,
    deadline: deadline * factor,
    ...(maxMs === undefined ? {} : { maxMs: maxMs * factor }),
  });
  const { pages, calls, writes, files } = backEndLanes;
  return { pages: extend(pages), calls: extend(calls), writes: extend(writes), files: extend(files) };
};

/** Milliseconds that a stream may stall while a client waits for data. */
export const streamIdleMs = 10_000;
