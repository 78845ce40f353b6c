/**
 * Requests an address that an editor typed, and reports whether it answers. The request must not reach internal systems: each host is resolved once, the
 * connection uses only public addresses of the result, and every redirect is checked in the same way (docs/threat-model.md 73).
 */
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

/** Why a link does not answer: the name of a problem, or the status of the response. */
export type LinkProblem = 'host' | 'timeout' | 'certificate' | 'redirects' | 'connection' | `${number}`;
/** `unchecked` means that the address must not be requested, such as another port. */
export type CheckResult = 'answers' | 'unchecked' | LinkProblem;

/** What the check may reach. Tests replace it, so that no setting can open internal networks. */
export interface Network {
  readonly resolve: (host: string) => Promise<readonly LookupAddress[]>;
  readonly isAllowedAddress: (address: string) => boolean;
  readonly isAllowedPort: (port: number) => boolean;
  /** Maximum milliseconds for one request, with the resolution of its host. */
  readonly timeoutMs: number;
}

export const publicNetwork: Network = {
  resolve: (host) => lookup(host, { all: true }),
  isAllowedAddress: isPublicAddress,
  isAllowedPort: (port) => port === 80 || port === 443,
  timeoutMs: 10_000,
};

/** Runs a task while no other task runs for the same host. */
export type RunForHost = <T>(host: string, task: () => Promise<T>) => Promise<T>;

const MAX_REDIRECTS = 5;
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
/** The server answers, but only to people: with a login, a payment, in another form, less often, or not from this country. */
const RESTRICTED_STATUSES = [401, 402, 403, 405, 406, 407, 425, 429, 451];
/** Some servers send long headers. Node's default of 16 KB would count them as unreachable. */
const MAX_HEADER_BYTES = 65_536;
/** Node's default of 250 ms would skip an address of a distant server. */
const ADDRESS_ATTEMPT_MS = 3000;
const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; HatNangLinkCheck/1.0)', accept: '*/*' };

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
}

class NoPublicAddressError extends Error {}

/**
 * Requests an address and follows its redirects.
 * @param address http(s) address
 */
export async function checkAddress(address: string, network: Network, runForHost: RunForHost): Promise<CheckResult> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    // A redirect to another scheme, such as that of an app, is an answer.
    if (!/^https?:$/.test(url.protocol)) return 'answers';
    const isAllowed = url.username === '' && url.password === '' && network.isAllowedPort(portOf(url));
    if (!isAllowed) return 'unchecked';
    const answer = await runForHost(url.host, () => requestUrl(url, network)).catch(problemOf);
    if (typeof answer === 'string') return answer;
    const { status, location } = answer;
    if (!REDIRECT_STATUSES.includes(status) || location === undefined) return resultOf(status);
    if (!URL.canParse(location, url.href)) return String(status) as `${number}`;
    url = new URL(location, url.href);
  }
  return 'redirects';
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

const resultOf = (status: number): CheckResult =>
  status < 400 || status > 599 || RESTRICTED_STATUSES.includes(status) ? 'answers' : (String(status) as `${number}`);

/** Sends HEAD. Sends GET after an error, because many servers refuse HEAD with an error of some kind. */
async function requestUrl(url: URL, network: Network): Promise<Answer> {
  const answer = await sendRequest(url, 'HEAD', network);
  return answer.status < 400 ? answer : sendRequest(url, 'GET', network);
}

async function sendRequest(url: URL, method: 'HEAD' | 'GET', network: Network): Promise<Answer> {
  const signal = AbortSignal.timeout(network.timeoutMs);
  const addresses = await resolveHost(url, network, signal);
  const options: RequestOptions & { autoSelectFamilyAttemptTimeout: number } = {
    ...{ method, signal, agent: false, headers: HEADERS, maxHeaderSize: MAX_HEADER_BYTES },
    autoSelectFamilyAttemptTimeout: ADDRESS_ATTEMPT_MS,
    // Connects to the checked addresses. A second resolution could return others.
    lookup: (_host, { all }, callback) => {
      const [first] = addresses;
      if (all) callback(null, [...addresses]);
      else callback(null, first?.address ?? '', first?.family);
    },
  };
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (response) => {
    resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    // The body is never read.
    response.destroy();
  });
  request.on('error', reject).end();
  return promise;
}

/**
 * Returns the public addresses of the host.
 * @throws NoPublicAddressError if there are none
 */
async function resolveHost(
  { hostname }: URL,
  network: Network,
  signal: AbortSignal,
): Promise<readonly LookupAddress[]> {
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(host);
  const found = family > 0 ? [{ address: host, family }] : await rejectOnAbort(network.resolve(host), signal);
  const allowed = found.filter(({ address }) => network.isAllowedAddress(address));
  if (allowed.length === 0) throw new NoPublicAddressError();
  return allowed;
}

/** A resolution cannot be aborted, and may take longer than the limit. */
function rejectOnAbort<T>(task: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  signal.addEventListener('abort', () => reject(signal.reason as Error));
  task.then(resolve, reject);
  return promise;
}

/** Returns the result for an error of a request. */
function problemOf(error: unknown): CheckResult {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  // An internal address gives the same problem as an unknown host, so that the report reveals nothing about the internal network.
  if (error instanceof NoPublicAddressError || ['ENOTFOUND', 'EAI_AGAIN', 'ENODATA'].includes(code)) return 'host';
  if (name === 'TimeoutError' || ['ABORT_ERR', 'ETIMEDOUT'].includes(code)) return 'timeout';
  // The server does not send an intermediate certificate. Browsers find it, so readers see the page.
  if (code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE') return 'answers';
  return /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/.test(code) ? 'certificate' : 'connection';
}
