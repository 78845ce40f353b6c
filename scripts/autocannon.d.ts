/** Types for the part of autocannon that bench.ts uses, because the package has no types. Latencies are in milliseconds. */
declare module 'autocannon' {
  export type Options = { url: string; connections: number; duration: number; headers?: Record<string, string> };
  export type Result = {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
