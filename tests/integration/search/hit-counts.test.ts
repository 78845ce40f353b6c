/** Tests that the count of a filter option is the number of hits after the option is chosen (decision 295). */
import { type CountsAnswer, MAX_OPTION_COUNT } from '@hat-nang/model/contracts/search';
import { describe, expect, it } from 'vitest';
import { content } from '../../support/content.ts';
import { requestSearch, type SearchParams, waitUntil } from './support.ts';

/** Returns the number of hits with this option. Zero for a corrected query, because its hits belong to other words. */
async function countWithOption(params: SearchParams, option: string): Promise<number> {
  const dash = option.indexOf('-');
  const filter = { [option.slice(0, dash)]: option.slice(dash + 1) };
  const { total, corrected } = await requestSearch({ ...params, ...filter, limit: '1' });
  return corrected === null ? Math.min(total, MAX_OPTION_COUNT) : 0;
}

// Each query ends with a space, and the test adds `accents=any`, so that a search with an option matches words in the same way as the search without options.
const searches: [string, Record<string, string>, string][] = [
  ['documents', { lang: 'vi', q: 'con ' }, 'type-book,type-study,audio-1,sign-1,easy-1,age-3-6,age-6-9,language-en'],
  ['documents', { lang: 'vi', q: 'con ', type: 'book' }, 'type-book,type-study,audio-1,age-3-6,language-vi'],
  ['documents', { lang: 'en', q: 'the ', audio: '1', language: 'en' }, 'type-book,audio-1,language-vi,language-en'],
  ['events', { lang: 'vi', q: 'trẻ ' }, 'status-live,status-upcoming,status-over'],
  ['mental-health', { lang: 'en', q: 'children ' }, 'audience-parent,audience-teacher'],
];

describe.each(searches)('%s %o', (kind, params, fixedOptions) => {
  it('counts what each option leads to', async () => {
    const collection = kind.replace('-', '_');
    const categories =
      kind === 'documents' || kind === 'events'
        ? await content.read('categories', `filter[kind][_eq]=${collection}&filter[status][_eq]=published&fields=id`)
        : [];
    const options = [...fixedOptions.split(','), ...categories.map(({ id }) => `category-${id}`)];
    const searchParams = { kind, accents: 'any', ...params };
    // Another test may change an item between two requests.
    let counts: CountsAnswer | undefined;
    await waitUntil(async () => {
      counts = (await requestSearch({ ...searchParams, options: options.join() })).counts;
      const expected = await Promise.all(
        options.map(async (option) => [option, await countWithOption(searchParams, option)] as const),
      );
      return JSON.stringify(counts) === JSON.stringify(Object.fromEntries(expected));
    });
    expect(Object.values(counts ?? {}).some((count) => count > 0)).toBe(true);
  });
});

describe('counts of a search', () => {
  const params = { kind: 'documents', lang: 'vi', options: 'type-book,age-99' };

  it('are missing without options, and for a quoted phrase', async () => {
    expect(await requestSearch({ kind: 'documents', lang: 'vi', q: 'con ' })).not.toHaveProperty('counts');
    expect(await requestSearch({ ...params, q: '"con trâu"' })).not.toHaveProperty('counts');
  });

  it('leave out an option that does not exist', async () => {
    expect(Object.keys((await requestSearch({ ...params, q: 'con ' })).counts ?? {})).toEqual(['type-book']);
  });

  it('are also given for a filtered search without hits', async () => {
    // No document of the demo library is signed by a person.
    const answer = await requestSearch({
      kind: 'documents',
      lang: 'vi',
      q: 'con ',
      sign: '1',
      options: 'type-book,sign-1',
    });
    expect([answer.total, answer.counts]).toEqual([0, { 'type-book': 0, 'sign-1': 0 }]);
  });
});
