/** Types for the part of autocannon that tests/bench uses, because the package has no types. Durations are in seconds, latencies in milliseconds. */
declare module 'autocannon' {
  export type Options = {
    url: string;
    connections: number;
    duration: number;
    headers?: Record<string, string>;
    /** Requests per second of all connections together. */
    overallRate?: number;
    /** Requests that each connection sends in turn. */
    requests?: { path: string }[];
  };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    /** Number of requests without an answer. */
    errors: number;
  };
  export type Run = Promise<Result> & {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): Run;
  };
  export default function autocannon(options: Options): Run;
}
