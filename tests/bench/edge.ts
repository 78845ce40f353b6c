import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon, { type Result } from 'autocannon';
import { findFreePorts } from '../../scripts/stack/ports.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { runDocker } from '../containers/docker.ts';
import { type Bench, benchPages, visitorCookie } from './bench.ts';

const headers = { cookie: visitorCookie, 'accept-encoding': 'br' };
/** Load of the measurement. `duration` is in seconds. */
const loadOptions = { connections: 50, duration: 8 };
const minRatio = 0.8;

/**
 * Compares the requests per second of a page in the edge's cache with those of a bare nginx. The bare nginx has the same image and serves the same bytes from
 * a file. The edge has more work: it also logs, limits and revalidates.
 */
export const edge: Bench = async (instance, reporter) => {
  const { containers } = instance.running;
  if (!containers) throw new StepError('The edge runs only in containers.');
  let isReached = true;
  for (const { name, url } of await benchPages(instance)) {
    const body = await fetchCached(url);
    reporter.line(`  ${name}: ${(body.length / 1000).toFixed(1)} KB as it travels`);
    const edgeResult = await reporter.step(
      `${name} from the edge`,
      () => autocannon({ ...loadOptions, url, headers }),
      describe,
    );
    const bareResult = await withBareNginx(containers.env.NGINX_IMAGE ?? '', body, (address) =>
      reporter.step(`${name} from a bare nginx`, () => autocannon({ ...loadOptions, url: address, headers }), describe),
    );
    const ratio = edgeResult.requests.average / bareResult.requests.average;
    reporter.line(`    ratio ${ratio.toFixed(2)} (goal ${minRatio})`);
    if (edgeResult.non2xx > 0) throw new StepError(`${edgeResult.non2xx} answers of ${url} were no success.`);
    isReached &&= ratio >= minRatio;
  }
  return isReached;
};

const describe = ({ requests, latency }: Result): string =>
  `${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`;

/**
 * Requests the compressed page until the response comes from the cache of the edge. Returns the compressed body.
 * @throws StepError when no response comes from the cache within ten seconds
 */
async function fetchCached(url: string): Promise<Buffer> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const { cache, body } = await readPage(url);
    if (cache === 'HIT') return body;
    await sleep(200);
  }
  throw new StepError(`The edge does not cache ${url}.`);
}

/** Reads a response without decompressing its body. `fetch` would decompress it. */
function readPage(url: string): Promise<{ cache: unknown; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ cache: response.headers['x-edge-cache'], body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

async function withBareNginx<T>(image: string, body: Buffer, task: (address: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-bare-'));
  const name = `hat-nang-bare-${randomUUID().slice(0, 8)}`;
  const [port] = await findFreePorts(1);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'page.html'), body);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid /tmp/nginx.pid; worker_processes auto; events { worker_connections 4096; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000;
  client_body_temp_path /tmp/a; proxy_temp_path /tmp/b; fastcgi_temp_path /tmp/c; uwsgi_temp_path /tmp/d; scgi_temp_path /tmp/e;
  server { listen 8080; root /page; default_type text/html; add_header Content-Encoding br; location / { try_files /page.html =404; } } }
`,
  );
  try {
    const run = ['run', '--detach', '--rm', '--name', name, '--user', '101:101', '--publish', `127.0.0.1:${port}:8080`];
    await runDocker([
      ...run,
      '--volume',
      `${folder}:/page:ro`,
      image,
      'nginx',
      '-e',
      '/dev/stderr',
      '-c',
      '/page/nginx.conf',
      '-g',
      'daemon off;',
    ]);
    await sleep(1000);
    return await task(`http://127.0.0.1:${port}/`);
  } finally {
    await runDocker(['rm', '--force', name]);
    rmSync(folder, { recursive: true, force: true });
  }
}
