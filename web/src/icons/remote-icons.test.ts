import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

let requests: string[] = [];
let serverMode: 'ok' | 'broken' | 'slow' = 'ok';
const servers: Server[] = [];
const hosts: string[] = [];

beforeAll(async () => {
  for (const name of ['first', 'second']) {
    const server = createServer((request, response) => {
      requests.push(`${name} ${request.url}`);
      if (name === 'first' && serverMode === 'broken') return response.writeHead(500).end();
      if (serverMode === 'slow') return;
      response.setHeader('content-type', 'application/json');
      const icon = new URL(request.url ?? '/', 'http://x').searchParams.get('icons') ?? '';
      const body = icon === 'evil' ? '<script>alert(1)</script><path d="M0 0" onload="x()"/>' : '<path d="M1 1h2"/>';
      response.end(
        JSON.stringify(
          icon === 'unknown' ? { not_found: [icon] } : { icons: { [icon]: { body } }, width: 32, height: 32 },
        ),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    hosts.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  requests = [];
  serverMode = 'ok';
  vi.resetModules();
  vi.stubEnv('ICON_FALLBACK_HOSTS', hosts.join(','));
});

const importFetchIcon = async () => (await import('./remote-icons.ts')).fetchIcon;

describe('icons of the public service', () => {
  it('are requested from the first host and cached', async () => {
    const fetchIcon = await importFetchIcon();
    expect(await fetchIcon('mdi', 'home')).toEqual({ body: '<path d="M1 1h2"></path>', width: 32, height: 32 });
    await fetchIcon('mdi', 'home');
    expect(requests).toEqual(['first /mdi.json?icons=home']);
  });
  it('come from the next host when one fails', async () => {
    serverMode = 'broken';
    const fetchIcon = await importFetchIcon();
    expect(await fetchIcon('mdi', 'home')).toBeDefined();
    expect(requests).toEqual(['first /mdi.json?icons=home', 'second /mdi.json?icons=home']);
  });
  it('are undefined when no host has them, which is cached for a while too', async () => {
    const fetchIcon = await importFetchIcon();
    expect(await fetchIcon('mdi', 'unknown')).toBeUndefined();
    await fetchIcon('mdi', 'unknown');
    expect(requests).toHaveLength(2);
  });
  it('contain no script', async () => {
    const fetchIcon = await importFetchIcon();
    expect((await fetchIcon('mdi', 'evil'))?.body).toBe('<path d="M0 0"></path>');
  });
  it('are cached up to fifty, the oldest is evicted first', async () => {
    const fetchIcon = await importFetchIcon();
    for (let i = 0; i <= 50; i++) await fetchIcon('mdi', `icon-${i}`);
    requests = [];
    await fetchIcon('mdi', 'icon-50');
    expect(requests).toEqual([]);
    await fetchIcon('mdi', 'icon-0');
    expect(requests).toHaveLength(1);
  });
  it('are undefined after a timeout of five seconds', async () => {
    serverMode = 'slow';
    const fetchIcon = await importFetchIcon();
    const startedAt = Date.now();
    expect(await fetchIcon('mdi', 'home')).toBeUndefined();
    expect(Date.now() - startedAt).toBeGreaterThan(4500);
    expect(Date.now() - startedAt).toBeLessThan(7000);
  }, 10_000);
});
