import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { delayRefusal } from '@hat-nang/model/http/refusal-delay';
import { answerAddress, judgeAddress } from './canonical-address.ts';
import type { ErrorPages } from './error-pages.ts';
import { refuse, refuseConnection } from './refuse.ts';
import { type BodyProblem, hasBody, takeBody } from './request-body.ts';
import { cleanRequest, dropForgedPreview, hasSeveralHosts, readTarget, withoutCallSlash } from './request-hygiene.ts';
import { bodyLimitOf, methodsOf } from './route-limits.ts';
import { setSecurityHeaders } from './security-headers.ts';

export interface GateOptions {
  errorPages: ErrorPages;
  /** The secret of Next's previews; undefined while developing, where every preview cookie counts. */
  previewId: string | undefined;
}

const statusOf = { 'too-large': 413, 'too-slow': 408 } as const satisfies Record<
  Exclude<BodyProblem, 'cut-off'>,
  number
>;

/**
 * Runs before everything else: refuses what no route can answer, and hands on requests whose body is whole and within the limit of its route.
 * @param serve gets the path and query that the request leads to, and the body that it brought
 */
export const gate =
  (
    serve: (request: IncomingMessage, response: ServerResponse, target: string, body?: Buffer) => void,
    { errorPages, previewId }: GateOptions,
  ): RequestListener =>
  (request, response) => {
    cleanRequest(request);
    if (previewId !== undefined) dropForgedPreview(request, previewId);
    const asked = readTarget(request.url) ?? '';
    const address = judgeAddress(asked);
    const target = withoutCallSlash(address.kind === 'no-page' ? address.to : asked);
    const pathname = target.split('?')[0] ?? '';
    const end = (status: 400 | 405 | 408 | 413, headers?: Record<string, string>) => {
      setSecurityHeaders(response, target);
      refuse(request, response, status, { errorPages, headers });
    };
    if (asked === '' || hasSeveralHosts(request)) return end(400);
    // Nobody reads a body of an address that does not exist.
    if (address.kind !== 'fine' && hasBody(request)) response.shouldKeepAlive = false;
    if (answerAddress(address, response)) return;
    const methods = methodsOf(pathname);
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
