/**
 * The service worker. Its only purpose is to make stored books readable without a network. While the network is available, pages come from the network, so
 * no stale page is shown. scripts/stack/site.ts builds this file to `.next/public/sw.js`. `keepBook` registers the worker.
 */
import { toRangeResponse } from './byte-range.ts';
import { isKeptCache, readKeptBooks } from './kept-book.ts';
import { renderOfflinePage } from './offline-page.ts';

/** The parts of a service worker's scope that this file uses. TypeScript cannot load the worker types together with the DOM types. */
interface WorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  caches: CacheStorage;
  location: Location;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = self as unknown as WorkerScope;

/** Matches paths of files whose stored copy is preferred to the network. The addresses of these files change with their content. */
const immutablePaths = /^\/(api\/assets|_next\/static)\//;

/** Matches paths of files that may change at the same address. */
const changeablePaths = /^\/(fonts|icons|illustrations)\//;

const matchStored = async (address: string, options?: CacheQueryOptions): Promise<Response | undefined> => {
  for (const name of (await worker.caches.keys()).filter(isKeptCache)) {
    const response = await (await worker.caches.open(name)).match(address, { ignoreVary: true, ...options });
    if (response) return response;
  }
  return undefined;
};

/** Responds from the network. Without a network, responds with a stored file of the same path, whatever its query string (another size or version). */
const respondWithNewestFile = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const storedFile = await matchStored(request.url, { ignoreSearch: true });
    if (storedFile) return toRangeResponse(storedFile, request.headers.get('range'));
    throw error;
  }
};

/** Responds with the stored file of this address, otherwise as `respondWithNewestFile`. */
const respondWithFile = async (request: Request): Promise<Response> => {
  const storedFile = await matchStored(request.url);
  return storedFile ? toRangeResponse(storedFile, request.headers.get('range')) : respondWithNewestFile(request);
};

/** Responds from the network. Without a network, responds with the stored page of this path (for any query string), otherwise with the offline page. */
const respondWithPage = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request);
  } catch (error) {
    const storedPage = await matchStored(request.url, { ignoreSearch: true });
    if (storedPage) return storedPage;
    console.info('no network:', error instanceof Error ? error.message : error);
    const lang = /^\/en(\/|$)/.test(new URL(request.url).pathname) ? 'en' : 'vi';
    const html = renderOfflinePage(lang, await readKeptBooks(worker.caches));
    return new Response(html, {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'",
      },
    });
  }
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(respondWithPage(request));
  else if (immutablePaths.test(pathname)) event.respondWith(respondWithFile(request));
  else if (changeablePaths.test(pathname)) event.respondWith(respondWithNewestFile(request));
});
