import { beforeEach, expect, it, vi } from 'vitest';
import { backEndFetch } from '@/cms/back-end-fetch';
import { search } from './search.ts';

vi.mock('@/cms/back-end-fetch', () => ({ backEndFetch: vi.fn() }));
vi.mock('@/cms/settings', () => ({ directusUrl: () => 'http://directus', siteSecret: () => 'secret' }));
beforeEach(() => vi.mocked(backEndFetch).mockReset());

const query = { q: 'trâu', sort: 'relevance', choices: { page: 1, sort: 'recent' } } as const;
const answer = {
  items: [],
  total: 0,
  isTotalExact: true,
  corrected: null,
  otherAccents: 0,
  broader: [],
  understood: [],
};
const respondWith = (...responses: readonly [body: object, status: number][]) => {
  for (const [body, status] of responses)
    vi.mocked(backEndFetch).mockResolvedValueOnce(Response.json(body, { status }) as never);
};
const requestedOptions = () =>
  vi.mocked(backEndFetch).mock.calls.map(([address]) => new URL(String(address)).searchParams.get('options'));

it('asks for the counts of the options', async () => {
  respondWith([{ data: { ...answer, counts: { 'sign-1': 3 } } }, 200]);
  expect((await search('vi', 'documents', query, 12, ['sign-1', 'age-6-9'])).counts).toEqual({ 'sign-1': 3 });
  expect(requestedOptions()).toEqual(['sign-1,age-6-9']);
});

it('searches without counts while an older Directus refuses the options', async () => {
  respondWith([{ errors: [] }, 400], [{ data: answer }, 200]);
  const page = await search('vi', 'documents', query, 12, ['sign-1']);
  expect([page.total, page.counts]).toEqual([0, undefined]);
  expect(requestedOptions()).toEqual(['sign-1', null]);
});

it('fails after one refusal without options', async () => {
  respondWith([{ errors: [] }, 400]);
  await expect(search('vi', 'documents', query)).rejects.toThrow('search: status 400');
  expect(backEndFetch).toHaveBeenCalledTimes(1);
});
