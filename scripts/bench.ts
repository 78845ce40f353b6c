import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { runCommand } from './stack/command.ts';
import { requireInstance } from './stack/instance.ts';
import { rootDir } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';
import { startTestStack } from './testing/test-stack.ts';

/** Pages that must come from the static cache. */
const pages = ['/', '/en/news'];
/** The starting choice is made, or Home would send the visitor on. */
const headers = { cookie: 'starting=kid', 'accept-encoding': 'gzip' };
const load = { connections: 50, duration: 10 };

/** Requests a second of cached pages beside those of the same bytes from a bare Node server: what our own work on a page costs. */
await runCommand(async (reporter) => {
  const stack = process.env.STACK ? undefined : await startTestStack({ reporter });
  try {
    const { running } = stack ?? (await requireInstance(resolve(rootDir, process.env.STACK ?? '')));
    for (const page of pages) {
      const url = running.urls.site + page;
      const body = await fetchCached(url);
      const ours = await reporter.step(`${page} from the site`, () => measure(url), describe);
      const bare = await serveBare(body, (address) =>
        reporter.step(`${page} from a bare Node server`, () => measure(address), describe),
      );
      reporter.line(`    ratio ${(ours.requests.average / bare.requests.average).toFixed(2)}`);
    }
  } finally {
    await stack?.stop();
  }
});

/** The page as it travels, compressed. @throws StepError when it does not come from the cache within ten seconds. */
async function fetchCached(url: string): Promise<Buffer> {
  let answer = '';
  for (let attempt = 0; attempt < 20; attempt++) {
    const response = await fetch(url, { headers });
    const body = Buffer.from(await response.arrayBuffer());
    const cache = response.headers.get('x-nextjs-cache');
    if (response.ok && cache === 'HIT') return body;
    answer = `${response.status}, cache ${cache ?? 'unknown'}`;
    await sleep(500);
  }
  throw new StepError(`${url} does not come from the cache: ${answer}.`);
}

function measure(url: string): Promise<Result> {
  return autocannon({ ...load, url, headers });
}

function describe({ requests, latency }: Result): string {
  return `${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`;
}

async function serveBare<T>(body: Buffer, work: (address: string) => Promise<T>): Promise<T> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
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
