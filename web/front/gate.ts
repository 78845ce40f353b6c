import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { delayRefusal } from '@hat-nang/model/http/refusal-delay';
import { LRUCache } from 'lru-cache';
import { type AddressVerdict, answerAddress, judgeAddress } from './canonical-address.ts';
import { type RefusalStatus, refuse, refuseConnection } from './refuse.ts';
import { hasBody, takeBody } from './request-body.ts';
import { dropForgedPreview, hasSeveralHosts, readTarget, withoutCallSlash } from './request-hygiene.ts';
import { bodyLimitOf, methodsOf } from './route-limits.ts';
import { setSecurityHeaders } from './security-headers.ts';

interface Address {
  verdict: AddressVerdict;
  /** Path and query that the request leads to; undefined for a target that is none. */
  target: string | undefined;
  pathname: string;
  methods: readonly string[];
}

const readAddress = (url: string): Address => {
  const asked = readTarget(url);
  const verdict = judgeAddress(asked ?? '');
  const target = withoutCallSlash(verdict.kind === 'no-page' ? verdict.to : (asked ?? ''));
  const pathname = target.split('?')[0] ?? '';
  return { verdict, target: asked && target, pathname, methods: methodsOf(pathname) };
};
const addresses = new LRUCache<string, Address>({
  maxSize: 1_000_000,
  sizeCalculation: (_, url) => url.length + 200,
  memoMethod: readAddress,
});

const statusOf = { 'too-large': 413, 'too-slow': 408 } as const;

/**
 * Runs before everything else: refuses what no route can answer, and hands on requests whose body is whole and within the limit of its route.
 * @param serve gets the path and query that the request leads to, and the body that it brought
 * @param previewId the secret of Next's previews; undefined while developing, where every preview cookie counts
 */
export const gate =
  (
    serve: (request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer) => void,
    previewId: string | undefined,
  ): RequestListener =>
  (request, response) => {
    if (previewId !== undefined) dropForgedPreview(request, previewId);
    const { verdict, target, pathname, methods } = addresses.memo(request.url || '/');
    const end = (status: RefusalStatus, headers?: Record<string, string>) => {
      setSecurityHeaders(response, target ?? '');
      refuse(request, response, status, headers);
    };
    if (target === undefined || hasSeveralHosts(request)) return end(400);
    // Nobody reads a body of an address that does not exist.
    if (verdict.kind !== 'fine' && hasBody(request)) response.shouldKeepAlive = false;
    if (answerAddress(verdict, response)) return;
    if (!methods.includes(request.method ?? '')) return end(405, { Allow: methods.join(', ') });
    if (!hasBody(request)) return serve(request, response, target);
    void takeBody(request, bodyLimitOf(request.method, pathname)).then(async (taken) => {
      if (taken === 'cut-off') return;
      if (typeof taken === 'string') {
        request.pause();
        await delayRefusal();
        return end(statusOf[taken]);
      }
      response.once('close', taken.release);
      serve(request, response, target, taken.body);
    });
  };

/** What Node hands over as bare connections: CONNECT, and requests that it could not read. */
export const guardConnections = (server: Server): void => {
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : isLate ? 408 : 400;
    refuseConnection(socket, status);
  });
};
