/**
 * Runs the site: `node web/front/server.ts`. An HTTP server before a stock Next (`next start` on a loopback port) that does what a page which stays in
 * a static cache cannot do itself (docs/decisions/243-http-front.md). It knows Next by HTTP alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sirv from 'sirv';
import { isBehindEdge } from './answer.ts';
import { bodyOf, NextClient } from './ask-next.ts';
import { ErrorPages } from './error-pages.ts';
import { gate, guardConnections } from './gate.ts';
import { freePort, startNext } from './next-process.ts';
import { sealedPolicy, setSecurityHeaders, workerPolicy } from './security-headers.ts';
import { Site } from './site.ts';

const dir = path.join(import.meta.dirname, '..');
const isDevelopment = process.env.NODE_ENV === 'development';
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
/** Ms that the edge has to see that this replica goes away, before its connections are closed. */
const drainMs = 5000;

const ofBuild = (file: string): string | undefined => {
  const found = path.join(dir, '.next', file);
  return !isDevelopment && existsSync(found) ? readFileSync(found, 'utf8') : undefined;
};
/** Keeps books readable without a network (src/features/offline/worker.ts); not in development, where files change under their names. */
const offlineWorker = ofBuild('sw.js');
const manifest = ofBuild('prerender-manifest.json');
const previewId: string | undefined = manifest && JSON.parse(manifest).preview.previewModeId;
const files = isDevelopment
  ? undefined
  : sirv(path.join(dir, '.next/static'), { immutable: true, maxAge: 31_536_000, brotli: true, gzip: true });

const nextPort = Number(process.env.NEXT_PORT) || (await freePort());
const client = new NextClient(nextPort);
const errorPages = new ErrorPages(client);
const site = new Site({ client, errorPages, isDevelopment });
let isStopping = false;

const serve = (request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer) => {
  const [pathname = ''] = target.split('?');
  const isHead = request.method === 'HEAD';
  if (target === '/api/health') {
    setSecurityHeaders(response, target);
    const sealed = { 'cache-control': 'no-store', 'content-security-policy': sealedPolicy };
    response.writeHead(isStopping ? 503 : 200, { 'content-type': 'text/plain', ...sealed });
    return void response.end(isStopping ? 'stopping' : 'pong');
  }
  if (pathname === '/sw.js' && offlineWorker) {
    setSecurityHeaders(response, target);
    // Asked for at each visit, so that a mended worker takes over at once.
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy };
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', ...headers });
    return void response.end(isHead ? undefined : offlineWorker);
  }
  if (files && pathname.startsWith('/_next/static/')) {
    setSecurityHeaders(response, target);
    response.setHeader('Content-Security-Policy', sealedPolicy);
    // Scripts are read whole; a range that cannot be met would throw in sirv.
    delete request.headers.range;
    request.url = pathname.slice('/_next/static'.length);
    return void files(request, response, () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      site.answer(request, response, target, body);
    });
  }
  site.answer(request, response, target, body);
};

const server = createServer(gate(serve, previewId));
guardConnections(server);
server.keepAliveTimeout = 65_000;
server.requestTimeout = 60_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
// Where files are found that are read while running; the working directory may be another.
const env = { SITE_DIR: dir, SITE_BUILD_ID: ofBuild('BUILD_ID')?.trim() ?? '' };
process.on('exit', startNext({ port: nextPort, dir, isDevelopment, env }));
if (isDevelopment) {
  const { createProxyServer } = await import('httpxy');
  const proxy = createProxyServer({ target: `http://localhost:${nextPort}` });
  // Next's word to open pages that a file has changed.
  server.on('upgrade', (request, socket, head) => void proxy.ws(request, socket as never, {}, head));
}
await untilNextAnswers();
server.listen(port, host, () => {
  console.log(`site ready on http://${host}:${port}`);
  if (!isDevelopment) void errorPages.load();
});

async function untilNextAnswers(): Promise<void> {
  const signal = AbortSignal.timeout(30_000);
  const isUp = await client.ask({ target: '/build.json', signal }).then(bodyOf, () => undefined);
  if (isUp) return;
  await sleep(50);
  return untilNextAnswers();
}

/** Behind an edge new requests still come for as long as it believes that this replica is there. */
async function stop(): Promise<void> {
  isStopping = true;
  if (isBehindEdge()) await sleep(drainMs);
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5000).unref();
}
