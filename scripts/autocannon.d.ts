/** Types for the part of autocannon that tests/bench uses, because the package has no types. Durations are in seconds, latencies in milliseconds. */
declare module 'autocannon' {
  export type Options = { url: string; connections: number; duration: number; headers?: Record<string, string> };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
