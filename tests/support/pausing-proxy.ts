import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { stack } from '../setup/stack.ts';

/**
 * Starts a proxy to the site. The proxy pauses each page for a second after a given piece of HTML, as a slow network does. The browser paints the part before
 * the pause.
 * @param pauseAfter the piece of HTML; a page that does not contain this HTML is not paused
 */
export async function startPausingProxy(pauseAfter: string): Promise<{ origin: string; close: () => void }> {
  const site = new URL(stack().siteUrl);
  const server = createServer((incoming, outgoing) => {
    // Removes this header, so that the site never answers 304. The proxy could not pause a page from the browser's cache.
    const { 'if-none-match': _etag, ...asSent } = incoming.headers;
    const headers = { ...asSent, host: site.host, 'accept-encoding': 'identity' };
    const { method, url: path } = incoming;
    const siteRequest = request({ host: site.hostname, port: site.port, method, path, headers }, async (answer) => {
      if (!answer.headers['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const { 'content-length': _length, ...otherHeaders } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, otherHeaders);
      const page = await text(answer);
      const position = page.indexOf(pauseAfter);
      if (position > 0) {
        outgoing.write(page.slice(0, position + pauseAfter.length));
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      outgoing.end(position > 0 ? page.slice(position + pauseAfter.length) : page);
    });
    siteRequest.on('error', () => outgoing.destroy());
    outgoing.on('close', () => siteRequest.destroy());
    incoming.pipe(siteRequest);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
