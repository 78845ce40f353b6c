/** Tests the requests against a real server on this machine. The injected network allows only its address. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CheckResult, checkAddress, type Network, publicNetwork } from './check-address.ts';
import { checkLinks } from './check-links.ts';

let server: Server;
let port: number;
let network: Network;
let requests: string[];
let hosts: string[];
const open = { now: 0, most: 0, mostOfHost: 0 };
const openByHost = new Map<string, number>();

/** Returns the status of a path such as `/404`, or `/404-head` for an error that only HEAD gets. */
function statusOf({ url = '', method }: IncomingMessage): number {
  const [, status = '200', head] = /^\/(\d+)(-head)?/.exec(url) ?? [];
  return head !== undefined && method !== 'HEAD' ? 200 : Number(status);
}

beforeAll(async () => {
  server = createServer((request, response) => {
    const { url = '', method, headers } = request;
    requests.push(`${method} ${url}`);
    const host = headers.host ?? '';
    openByHost.set(host, (openByHost.get(host) ?? 0) + 1);
    open.now++;
    open.most = Math.max(open.most, open.now);
    open.mostOfHost = Math.max(open.mostOfHost, openByHost.get(host) ?? 0);
    const finish = () => {
      open.now--;
      openByHost.set(host, (openByHost.get(host) ?? 0) - 1);
      const [, rest] = /^\/to\/(.*)/.exec(url) ?? [];
      if (rest !== undefined) response.writeHead(302, { location: decodeURIComponent(rest) }).end();
      // An endless body, which the check must not read.
      else if (url === '/endless' && method === 'GET') response.writeHead(404).write('x'.repeat(1000));
      else response.writeHead(url === '/endless' ? 404 : statusOf(request)).end();
    };
    if (url === '/silent') return;
    if (url === '/slow') setTimeout(finish, 50);
    else finish();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  requests = [];
  hosts = [];
  Object.assign(open, { now: 0, most: 0, mostOfHost: 0 });
  openByHost.clear();
  network = {
    resolve: async (host) => {
      hosts.push(host);
      if (host.startsWith('gone.')) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' });
      return [{ address: host.startsWith('internal.') ? '10.0.0.1' : '127.0.0.1', family: 4 }];
    },
    isAllowedAddress: (address) => address === '127.0.0.1',
    isAllowedPort: (candidate) => candidate === port,
    timeoutMs: 300,
  };
});

const check = (path: string, host = 'site.example', changes: Partial<Network> = {}): Promise<CheckResult> =>
  checkAddress(`http://${host}:${port}${path}`, { ...network, ...changes }, (_host, task) => task());
const redirect = (address: string) => `/to/${encodeURIComponent(address)}`;

describe('the result', () => {
  it.each<[string, CheckResult]>([
    ['/200', 'answers'],
    ['/404', '404'],
    ['/410', '410'],
    ['/500', '500'],
    ['/405-head', 'answers'],
    ['/501-head', 'answers'],
    ['/403-head', 'answers'],
    ['/403', 'answers'],
    ['/429', 'answers'],
    ['/999', 'answers'],
    ['/silent', 'timeout'],
    ['/endless', '404'],
    ['/slow', 'answers'],
  ])('of %s is %s', async (path, result) => {
    expect(await check(path)).toBe(result);
  });

  it('comes from HEAD, and from GET after an error only', async () => {
    await check('/200');
    await check('/404-head');
    expect(requests).toEqual(['HEAD /200', 'HEAD /404-head', 'GET /404-head']);
  });

  it('is a time-out if the resolution of the host takes too long', async () => {
    expect(await check('/', 'site.example', { resolve: () => new Promise(() => undefined), timeoutMs: 20 })).toBe(
      'timeout',
    );
  });

  it('names an unknown host, and a server that refuses the connection', async () => {
    expect(await check('/', 'gone.example')).toBe('host');
    const closedPort = port === 1 ? 2 : 1;
    const closedNetwork = { ...network, isAllowedPort: () => true };
    expect(await checkAddress(`http://site.example:${closedPort}/`, closedNetwork, (_host, task) => task())).toBe(
      'connection',
    );
  });

  it.each<[string, CheckResult]>([
    ['CERT_HAS_EXPIRED', 'certificate'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate'],
    // Browsers find the missing intermediate certificate.
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'answers'],
    ['EAI_AGAIN', 'host'],
    ['ETIMEDOUT', 'timeout'],
    ['ECONNRESET', 'connection'],
  ])('of the error %s is %s', async (code, result) => {
    const resolve = () => Promise.reject(Object.assign(new Error(), { code }));
    expect(await check('/', 'site.example', { resolve })).toBe(result);
  });

  it('is that of the end of at most five redirects', async () => {
    expect(await check(redirect('/404'))).toBe('404');
    let path = '/200';
    for (let redirects = 0; redirects < 5; redirects++) path = redirect(path);
    expect(await check(path)).toBe('answers');
    expect(await check(redirect(path))).toBe('redirects');
    expect(await check(redirect('app://open'))).toBe('answers');
  });
});

describe('an internal address', () => {
  it('is not requested, and looks like an unknown host', async () => {
    expect(await check('/200', 'internal.example')).toBe('host');
    expect(await check(redirect(`http://internal.example:${port}/200`))).toBe('host');
    expect(await check(redirect(`http://10.0.0.1:${port}/200`))).toBe('host');
    expect(requests.filter((request) => request.endsWith('/200'))).toEqual([]);
  });

  it.each([
    ...['http://127.0.0.1/', 'http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://2130706433/', 'http://0x7f.1/'],
    ...['http://169.254.169.254/latest/meta-data', 'https://localhost/', 'http://localhost./'],
  ])('is not requested on the public network: %s', async (address) => {
    expect(await checkAddress(address, publicNetwork, (_host, task) => task())).toBe('host');
  });

  it('is not reached by a second resolution of the host', async () => {
    expect(await check('/200', 'site.example')).toBe('answers');
    expect(hosts).toEqual(['site.example']);
  });
});

it.each(['http://user:pass@site.example/', 'http://site.example:22/', 'https://site.example:8443/'])(
  'does not request another port or an address with a password: %s',
  async (address) => {
    expect(await checkAddress(address, publicNetwork, (_host, task) => task())).toBe('unchecked');
  },
);

it('requests each address once, four hosts at a time, and one address of a host at a time', async () => {
  const addresses = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((name) =>
    ['/slow', '/slow?2', '/200'].map((path) => `http://${name}.example:${port}${path}`),
  );
  const [first = ''] = addresses;
  const results = await checkLinks([...addresses, first], network);
  expect([...results.values()].every((result) => result === 'answers')).toBe(true);
  expect(results.size).toBe(addresses.length);
  expect(requests).toHaveLength(addresses.length);
  expect(open).toEqual({ now: 0, most: 4, mostOfHost: 1 });
});

it('leaves addresses unchecked after three hours', async () => {
  let now = 0;
  const results = await checkLinks([`http://a.example:${port}/`], network, () => {
    now += 4 * 3_600_000;
    return now;
  });
  expect([...results.values()]).toEqual(['unchecked']);
});
