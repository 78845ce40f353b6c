import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers a page request in place of Next: finishHtml puts the designed error page there (503). Whatever Next says of it later is dropped, because
 * headers that are set after an answer would throw inside Next. Calls of `/api/` keep their own answers.
 */
export const giveUp = (request: IncomingMessage, response: ServerResponse): void => {
  const isPage = request.method === 'GET' && !request.url?.startsWith('/api/');
  if (!isPage || response.headersSent || response.writableEnded) return;
  response.writeHead(503, { 'content-type': 'text/html; charset=utf-8' });
  response.end();
  const ignore = () => response;
  Object.assign(response, {
    setHeader: ignore,
    setHeaders: ignore,
    appendHeader: ignore,
    removeHeader: () => undefined,
    writeHead: ignore,
    flushHeaders: () => undefined,
    write: () => true,
    end: ignore,
  });
};
