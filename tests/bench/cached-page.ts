import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { StepError } from '../../scripts/stack/steps.ts';
import { type Bench, benchPages, visitorCookie } from './bench.ts';
import { processorTimeOf } from './latency.ts';

const headers = { cookie: visitorCookie, 'accept-encoding': 'gzip' };
/** Load of the measurement. `duration` is in seconds. */
const loadOptions = { connections: 50, duration: 8 };

/** Maximum processor time per request, relative to the bare server. */
const maxRatio = 1.25;

interface Measured extends Result {
  /** Processor time per request in ms. */
  processorMs: number;
}

/**
 * Measures the cost of our code on a cached page: processor time per request, relative to a bare Node server with the same bytes. It also prints
 * requests per second, but the load generator limits these for both servers.
 */
export const cachedPage: Bench = async (instance, reporter) => {
  let isReached = true;
  for (const { name, url } of await benchPages(instance)) {
    const body = await fetchCached(url);
    reporter.line(`  ${name}: ${(body.length / 1000).toFixed(1)} KB as it travels`);
    const siteTimes = await reporter.step(
      `${name} from the site`,
      () => measure(url, instance.running.pids.site),
      describe,
    );
    const bareTimes = await serveBare(body, (address, pid) =>
      reporter.step(`${name} from a bare Node server`, () => measure(address, pid), describe),
    );
    const ratio = siteTimes.processorMs / bareTimes.processorMs;
    reporter.line(`    processor time ${ratio.toFixed(2)} times that of the bare server (goal ${maxRatio})`);
    if (siteTimes.non2xx > 0) throw new StepError(`${siteTimes.non2xx} answers of ${url} were no success.`);
    // The comparison is negated, because the ratio is NaN on systems without processor times. NaN must pass.
    isReached &&= !(ratio > maxRatio);
  }
  return isReached;
};

/**
 * Requests the compressed page until the response comes from the cache. Returns the compressed body.
 * @throws StepError when the page is not cached within ten seconds
 */
async function fetchCached(url: string): Promise<Buffer> {
  let answer = '';
  for (let attempt = 0; attempt < 20; attempt++) {
    const { status, cache, body } = await readPage(url);
    if (status === 200 && cache === 'HIT') return body;
    answer = `${status}, cache ${cache ?? 'unknown'}`;
    await sleep(500);
  }
  throw new StepError(`${url} does not come from the cache: ${answer}.`);
}

/** Reads a response without decompressing its body. `fetch` would decompress it. */
function readPage(url: string): Promise<{ status?: number; cache?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const cache = response.headers['x-nextjs-cache'];
        resolve({ status: response.statusCode, cache: String(cache), body: Buffer.concat(chunks) });
      });
    }).on('error', reject);
  });
}

async function measure(url: string, pid: number | undefined): Promise<Measured> {
  // Warms up the server, because it compiles its code during the first requests.
  await autocannon({ ...loadOptions, duration: 3, url, headers });
  const processorMsBefore = processorTimeOf(pid);
  const result = await autocannon({ ...loadOptions, url, headers });
  return { ...result, processorMs: (processorTimeOf(pid) - processorMsBefore) / result.requests.total };
}

function describe({ requests, latency, processorMs }: Measured): string {
  return `${processorMs.toFixed(3)} ms of a processor, ${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`;
}

const bareServer = `
  const body = await new Response(process.stdin).arrayBuffer().then(Buffer.from);
  const { createServer } = await import('node:http');
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

async function serveBare<T>(body: Buffer, task: (address: string, pid: number | undefined) => Promise<T>): Promise<T> {
  const server = spawn(process.execPath, ['--input-type=module', '-e', bareServer], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    server.stdin.end(body);
    const [port] = (await once(server.stdout, 'data')) as [Buffer];
    return await task(`http://127.0.0.1:${Number(port)}/`, server.pid);
  } finally {
    server.kill('SIGKILL');
  }
}
