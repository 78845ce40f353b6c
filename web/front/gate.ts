import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { delayRefusal } from '@hat-nang/model/http/refusal-delay';
import { LRUCache } from 'lru-cache';
import { type AddressVerdict, answerAddress, judgeAddress } from './canonical-address.ts';
import { type RefusalStatus, refuseConnection, refuseRequest } from './refuse-request.ts';
import { hasBody, withRequestBody } from './request-body.ts';
import { dropForgedPreview, hasSeveralHosts, readTarget, trimApiSlash } from './request-hygiene.ts';
import { allowedMethods, maxBodyBytes } from './route-limits.ts';
import { setSecurityHeaders } from './security-headers.ts';

interface Address {
  verdict: AddressVerdict;
  /** Path and query to serve. Undefined if the request target has no path. */
  target: string | undefined;
  pathname: string;
  methods: readonly string[];
}

const readAddress = (url: string): Address => {
  const rawTarget = readTarget(url);
  const verdict = judgeAddress(rawTarget ?? '');
  const target = trimApiSlash(verdict.kind === 'no-page' ? verdict.to : (rawTarget ?? ''));
  const pathname = target.split('?')[0] ?? '';
  return { verdict, target: rawTarget && target, pathname, methods: allowedMethods(pathname) };
};
const addresses = new LRUCache<string, Address>({
  maxSize: 1_000_000,
  sizeCalculation: (_, url) => url.length + 200,
  memoMethod: readAddress,
});

const statusByProblem = { 'too-large': 413, 'too-slow': 408 } as const;

/**
 * Creates the listener that handles every request first. The listener refuses or redirects requests whose target, spelling of the path, Host, method or body
 * is not accepted. It passes all other requests to `serve`, after their body has arrived.
 * @param serve receives the path and query to serve, and the request body
 * @param previewId the secret of Next's previews; if undefined (in development), no preview cookie is removed
 */
export const createRequestGate =
  (
    serve: (request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer) => void,
    previewId: string | undefined,
  ): RequestListener =>
  (request, response) => {
    if (previewId !== undefined) dropForgedPreview(request, previewId);
    const { verdict, target, pathname, methods } = addresses.memo(request.url || '/');
    const endRequest = (status: RefusalStatus, headers?: Record<string, string>) => {
      setSecurityHeaders(response, target ?? '');
      refuseRequest(request, response, status, headers);
    };
    if (target === undefined || hasSeveralHosts(request)) return endRequest(400);
    // A redirect or a refusal of the address does not read the body, so the connection cannot be used again.
    if (verdict.kind !== 'fine' && hasBody(request)) response.shouldKeepAlive = false;
    if (answerAddress(verdict, response)) return;
    if (!methods.includes(request.method ?? '')) return endRequest(405, { Allow: methods.join(', ') });
    if (!hasBody(request)) return serve(request, response, target);
    void withRequestBody(request, maxBodyBytes(request.method, pathname), async (body) => {
      if (body === 'cut-off') return;
      if (typeof body === 'string') {
        request.pause();
        await delayRefusal();
        return endRequest(statusByProblem[body]);
      }
      serve(request, response, target, body);
      // Resolves also if the client has already closed the connection.
      await new Promise((resolve) => finished(response, resolve));
    });
  };

/**
 * Refuses CONNECT, requests that Node cannot parse, and requests that do not arrive in time. For these requests, Node provides a socket but no response
 * object.
 */
export const guardConnections = (server: Server): void => {
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : isTimeout ? 408 : 400;
    refuseConnection(socket, status);
  });
};
