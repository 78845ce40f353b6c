import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MAX_VISITOR_QUERY_LENGTH } from '@hat-nang/model/http/visitor-query';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkPicture } from './picture-check.ts';

const id = (number: number) => `00000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const modifiedOn = '2026-11-28T10:00:00.400Z';
const headers = new Headers({ 'last-modified': 'Sat, 28 Nov 2026 10:00:00 GMT' });
let requests: URL[] = [];
let status = 200;
const idsOf = (url: URL | undefined) => url?.searchParams.get('filter[id][_in]')?.split(',') ?? [];
/** Directus as the check sees it: only files with an even number are public. */
const directus = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  requests.push(url);
  const data = idsOf(url).filter((file) => Number(file.slice(-1)) % 2 === 0);
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ data: data.map((file) => ({ id: file, modified_on: modifiedOn })) }));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => directus.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('DIRECTUS_URL', `http://127.0.0.1:${(directus.address() as AddressInfo).port}`);
});
beforeEach(() => {
  requests = [];
  status = 200;
});
afterAll(() => {
  vi.unstubAllEnvs();
  directus.close();
});

const check = (file: number, sent = headers) => checkPicture(`http://127.0.0.1:8055/assets/${id(file)}?key=w320`, sent);

it('the pictures of a page are checked with one request, and only public unchanged pictures are current', async () => {
  const otherDate = new Headers({ 'last-modified': 'Sat, 28 Nov 2026 09:59:59 GMT' });
  const results = await Promise.all([check(2), check(3), check(4), check(4), check(6, otherDate)]);
  expect(results).toEqual(['current', 'changed', 'current', 'current', 'changed']);
  expect(requests.map(({ pathname }) => pathname)).toEqual(['/files']);
  expect(idsOf(requests[0])).toEqual([2, 3, 4, 6].map(id));
});

it('a request checks at most as many files as an anonymous visitor may request', async () => {
  const numbers = Array.from({ length: 150 }, (_, index) => 2 * index);
  expect(await Promise.all(numbers.map((number) => check(number)))).not.toContain('changed');
  expect(requests).toHaveLength(2);
  for (const { search } of requests) expect(search.length).toBeLessThanOrEqual(MAX_VISITOR_QUERY_LENGTH);
});

it('a picture without a date is requested again', async () => {
  expect(await check(2, new Headers())).toBe('changed');
  expect(requests).toHaveLength(0);
});

it('a failure of Directus is no answer, and a refusal is no confirmation', async () => {
  status = 503;
  expect(await check(2)).toBe('unknown');
  status = 429;
  expect(await check(2)).toBe('changed');
});
