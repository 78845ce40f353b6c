import { createServer, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { StepError } from '../../scripts/stack/steps.ts';
import { type Bench, benchPages, visitorCookie } from './bench.ts';

const headers = { cookie: visitorCookie, 'accept-encoding': 'gzip' };
/** Seconds. */
const load = { connections: 50, duration: 8 };

/** Requests a second of cached pages beside those of the same bytes from a bare Node server: what our own work on a page costs. */
export const cachedPage: Bench = async (instance, reporter) => {
  for (const { name, url } of await benchPages(instance)) {
    const body = await fetchCached(url);
    reporter.line(`  ${name}: ${(body.length / 1000).toFixed(1)} KB as it travels`);
    const ours = await reporter.step(`${name} from the site`, () => measure(url), describe);
    const bare = await serveBare(body, (address) =>
      reporter.step(`${name} from a bare Node server`, () => measure(address), describe),
    );
    reporter.line(`    ratio ${(ours.requests.average / bare.requests.average).toFixed(2)}`);
    if (ours.non2xx > 0) throw new StepError(`${ours.non2xx} answers of ${url} were no success.`);
  }
  return true;
};

/** The page as it travels, compressed. @throws StepError when it does not come from the cache within ten seconds. */
async function fetchCached(url: string): Promise<Buffer> {
  let answer = '';
  for (let attempt = 0; attempt < 20; attempt++) {
    const { status, cache, body } = await read(url);
    if (status === 200 && cache === 'HIT') return body;
    answer = `${status}, cache ${cache ?? 'unknown'}`;
    await sleep(500);
  }
  throw new StepError(`${url} does not come from the cache: ${answer}.`);
}

/** Not by fetch, which would unpack the body. */
function read(url: string): Promise<{ status?: number; cache?: string; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const cache = response.headers['x-nextjs-cache'];
        resolve({ status: response.statusCode, cache: String(cache), body: Buffer.concat(parts) });
      });
    }).on('error', reject);
  });
}

function measure(url: string): Promise<Result> {
  return autocannon({ ...load, url, headers });
}

function describe({ requests, latency }: Result): string {
  return `${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`;
}

async function serveBare<T>(body: Buffer, work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' });
    response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  try {
    if (address === null || typeof address !== 'object') throw new StepError('The bare server has no port.');
    return await work(`http://127.0.0.1:${address.port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
