/**
 * Runs the site: `node web/server.ts`. A thin shell around Next that does what a page which stays in a static cache cannot do itself:
 * a Content-Security-Policy from the hashes of its own inline scripts, scripts after the first paint, security headers, limits of incoming requests,
 * compression, finished pages out of memory, and a designed page in the visitor's language when a page fails.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import compression from 'compression';
import { followChanges } from './src/cache/changes.ts';
import { asOneVisit } from './src/cms/back-end-visits.ts';
import { ErrorPages } from './src/server/error-pages.ts';
import { finishHtml } from './src/server/finish-html.ts';
import { FrontDoor } from './src/server/front-door.ts';
import { gate, guardConnections } from './src/server/gate.ts';
import { giveUp } from './src/server/give-up.ts';
import { sealedPolicy, setSecurityHeaders, workerPolicy } from './src/server/security-headers.ts';
import { StaticFiles } from './src/server/static-files.ts';

const require = createRequire(import.meta.url);
const dir = import.meta.dirname;
// Where files are found that are read while running; the working directory may be another.
process.env.SITE_DIR = dir;
const dev = process.env.NODE_ENV === 'development';
const port = Number(process.env.PORT ?? 3000);
const host = process.env.HOST ?? '127.0.0.1';
/** Keeps books readable without a network (src/features/offline/worker.ts); not in development, where files change under their names. */
let offlineWorker: string | undefined;
let previewId: string | undefined;
if (!dev) {
  const { existsSync, readFileSync } = await import('node:fs');
  const workerFile = path.join(dir, '.next', 'sw.js');
  if (existsSync(workerFile)) offlineWorker = readFileSync(workerFile, 'utf8');
  process.env.SITE_BUILD_ID = readFileSync(path.join(dir, '.next', 'BUILD_ID'), 'utf8').trim();
  previewId = JSON.parse(readFileSync(path.join(dir, '.next', 'prerender-manifest.json'), 'utf8')).preview
    .previewModeId;
}
// Next must see the mode before it is loaded.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production' });
const next: typeof import('next')['default'] = require('next');

// 'localhost' whatever the host: Next's URL class turns 127.0.0.1 into it, and a rewrite to "another origin" would be proxied to ourselves.
const app = next({ dev, dir, hostname: 'localhost', port });
const handle = app.getRequestHandler();
await app.prepare();

const errorPages = new ErrorPages(`http://127.0.0.1:${port}`);
const frontDoor = new FrontDoor();
const staticFiles = new StaticFiles(path.join(dir, '.next/static'));
const compress = compression({ threshold: 1024 });
let isStopping = false;

const serve = (request: IncomingMessage, response: ServerResponse, target: string) => {
  const visit = dev ? undefined : frontDoor.visit(request, target);
  if (visit && frontDoor.answer(visit, request, response)) return;
  setSecurityHeaders(response, target, request.headers.cookie);
  request.url = target;
  if (target === '/api/health') {
    const sealed = { 'cache-control': 'no-store', 'content-security-policy': sealedPolicy };
    response.writeHead(isStopping ? 503 : 200, { 'content-type': 'text/plain', ...sealed });
    response.end(isStopping ? 'stopping' : 'pong');
    return;
  }
  if (!dev && staticFiles.answer(request, response, target)) return;
  if (target.split('?')[0] === '/sw.js' && offlineWorker) {
    // Asked for at each visit, so that a mended worker takes over at once.
    const headers = { 'cache-control': 'no-cache', 'content-security-policy': workerPolicy };
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', ...headers });
    response.end(request.method === 'HEAD' ? undefined : offlineWorker);
    return;
  }
  compress(request as never, response as never, () => {
    finishHtml(request, response, { errorPages, frontDoor, visit, isDevelopment: dev });
    void asOneVisit(
      response,
      () => handle(request, response),
      () => giveUp(request, response),
    );
  });
};

const server = createServer(gate(serve, { errorPages, previewId }));
guardConnections(server);
server.keepAliveTimeout = 65_000;
server.requestTimeout = 60_000;
server.listen(port, host, () => {
  console.log(`site ready on http://${host}:${port}`);
  if (dev) return;
  void errorPages.load();
  followChanges();
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    isStopping = true;
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), 5000).unref();
  });
}
