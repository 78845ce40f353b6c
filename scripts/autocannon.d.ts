/** The part of autocannon that bench.ts uses; the package has no types. Latencies in milliseconds. */
declare module 'autocannon' {
  export type Options = { url: string; connections: number; duration: number; headers?: Record<string, string> };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
