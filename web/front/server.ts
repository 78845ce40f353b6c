/**
 * Runs the site: `node web/front/server.ts`. This HTTP server is in front of an unmodified Next (`next start` on a loopback port), and forwards requests to
 * Next over HTTP. It adds request checks, a cache of finished pages with their policies, and error pages (docs/decisions/243-http-front.md).
 */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { isBehindEdge } from './answer.ts';
import { createBuildFileHandler, createPublicFileHandler } from './build-files.ts';
import { ErrorPages } from './error-pages.ts';
import { createRequestGate, guardConnections } from './gate.ts';
import { NextClient } from './next-client.ts';
import { findFreePort, startNext } from './next-process.ts';
import { denyAllPolicy, setSecurityHeaders } from './security-headers.ts';
import { Site } from './site.ts';

const dir = path.join(import.meta.dirname, '..');
const isDevelopment = process.env.NODE_ENV === 'development';
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
/** Behind an edge, milliseconds between the stop signal and the closing of connections. In this time the edge can notice that this replica stops. */
const drainDelayMs = 5000;

const readBuildFile = (file: string): string | undefined => {
  const filePath = path.join(dir, '.next', file);
  return !isDevelopment && existsSync(filePath) ? readFileSync(filePath, 'utf8') : undefined;
};
const manifest = readBuildFile('prerender-manifest.json');
const previewId: string | undefined = manifest && JSON.parse(manifest).preview.previewModeId;
const serveBuildFile = isDevelopment
  ? undefined
  : createBuildFileHandler(path.join(dir, '.next/static'), process.env.SITE_STATIC_DIR);
const publicFiles = isDevelopment ? undefined : createPublicFileHandler(path.join(dir, '.next/public'));

const nextPort = Number(process.env.NEXT_PORT) || (await findFreePort());
const client = new NextClient(nextPort);
const errorPages = new ErrorPages(client);
const site = new Site({ client, errorPages, isDevelopment });
let isStopping = false;

const serve = (request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer) => {
  const [pathname = ''] = target.split('?');
  if (target === '/api/health') {
    setSecurityHeaders(response, target);
    const sealedHeaders = { 'cache-control': 'no-store', 'content-security-policy': denyAllPolicy };
    response.writeHead(isStopping ? 503 : 200, { 'content-type': 'text/plain', ...sealedHeaders });
    return void response.end(isStopping ? 'stopping' : 'pong');
  }
  const isBuildFile = pathname.startsWith('/_next/static/');
  const serveFile = isBuildFile ? serveBuildFile : publicFiles?.paths.has(pathname) ? publicFiles.serve : undefined;
  if (serveFile) {
    setSecurityHeaders(response, target);
    response.setHeader('Content-Security-Policy', denyAllPolicy);
    // An unsatisfiable range would throw in sirv, and browsers need no ranges of these files.
    delete request.headers.range;
    request.url = isBuildFile ? pathname.slice('/_next/static'.length) : pathname;
    return void serveFile(request, response, () => {
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      site.answer(request, response, target, body);
    });
  }
  site.answer(request, response, target, body);
};

const server = createServer(createRequestGate(serve, previewId));
guardConnections(server);
server.keepAliveTimeout = 65_000;
server.requestTimeout = 60_000;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopServer());
// Folder and build id of the site, for the code that runs inside Next.
const env = { SITE_DIR: dir, SITE_BUILD_ID: readBuildFile('BUILD_ID')?.trim() ?? '' };
process.on('exit', startNext({ port: nextPort, dir, isDevelopment, env }));
if (isDevelopment) {
  const { createProxyServer } = await import('httpxy');
  const proxy = createProxyServer({ target: `http://localhost:${nextPort}` });
  // Next uses this WebSocket to notify open pages of changed files.
  server.on('upgrade', (request, socket, head) => void proxy.ws(request, socket as never, {}, head));
}
await waitForNext();
server.listen(port, host, () => {
  console.log(`site ready on http://${host}:${port}`);
  if (!isDevelopment) void errorPages.load();
});

async function waitForNext(): Promise<void> {
  const signal = AbortSignal.timeout(30_000);
  const hasAnswered = await client.request({ target: '/build.json', signal }).then(buffer, () => undefined);
  if (hasAnswered) return;
  await sleep(50);
  return waitForNext();
}

/** Stops the server. Behind an edge, first waits for `drainDelayMs`, because the edge sends new requests until it notices that this replica stops. */
async function stopServer(): Promise<void> {
  isStopping = true;
  if (isBehindEdge()) await sleep(drainDelayMs);
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5000).unref();
}
