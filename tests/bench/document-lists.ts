/** Requests lists, counts and details of documents as the site does (web/src/features/documents). For a list, the ids come first, then the cards. */
import persisted from '../../codegen/generated/graphql/persisted-documents.json' with { type: 'json' };
import type { Instance } from '../../scripts/stack/instance.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { createJsonRequester } from './latency.ts';

const queryTexts = Object.values(persisted);

/**
 * Returns the text of a persisted GraphQL query.
 * @throws StepError when the site has no query with this name
 */
function findQuery(name: string): string {
  const text = queryTexts.find((queryText) => new RegExp(`query ${name}\\b`).test(queryText));
  if (text === undefined) throw new StepError(`The site has no query ${name}.`);
  return text;
}

/** Returns functions by name. Each function sends the requests of one part of a document page. */
export async function documentParts({ running, secrets }: Instance): Promise<Record<string, () => Promise<void>>> {
  const directusUrl = running.urls.directus;
  const requestUrl = createJsonRequester({ 'x-site-secret': secrets.siteSecret });
  const readData = async <Data>(name: string, variables: Record<string, unknown>) => {
    const { data, errors } = (await requestUrl(`${directusUrl}/graphql`, { query: findQuery(name), variables })) as {
      data: Data;
      errors?: unknown;
    };
    if (errors) throw new StepError(`${name}: ${JSON.stringify(errors)}`);
    return data;
  };
  const graphql = async (name: string, variables: Record<string, unknown>) =>
    (await readData<{ documents: { id: string }[] }>(name, variables)).documents;
  const readIdsAndTotal = async (query: string) =>
    ((await requestUrl(`${directusUrl}/search/list?${query}`)) as { data: { ids: number[]; total: number } }).data;
  const requestList = (query: string) => async () => {
    const { ids, total } = await readIdsAndTotal(query);
    const cards = await graphql('DocumentsList', { filter: { id: { _in: ids } }, limit: ids.length, offset: 0 });
    if (cards.length !== ids.length) throw new StepError(`${query}: ${cards.length} of ${ids.length} cards`);
    if (ids.length === 0 && total > 0) throw new StepError(`${query}: a page beyond the list`);
  };
  const lastPageOf = async (query: string) =>
    Math.max(1, Math.min(500, Math.ceil((await readIdsAndTotal(query)).total / 12)));
  const lastPage = await lastPageOf('');
  const lastCategoryPage = await lastPageOf('category=1');
  const [id] = (await readIdsAndTotal('limit=1')).ids;
  const labels = await readData<{ categories: { id: string }[]; reading_ages: { value: string }[] }>(
    'DocumentLabels',
    {},
  );
  const options = [
    ...['audio-1', 'sign-1', 'subtitle-1', 'easy-1', 'type-book', 'type-study', 'language-vi', 'language-en'],
    ...labels.categories.map((category) => `category-${category.id}`),
    ...labels.reading_ages.map((age) => `age-${age.value}`),
  ];
  const countOptions = (query: string) => async () =>
    void (await requestUrl(`${directusUrl}/search/counts?kind=documents&options=${options.join()}${query}`));
  return {
    'List, page 1': requestList(''),
    'List, page 50 or less': requestList(`page=${Math.min(50, lastPage)}`),
    'List, last page (500)': requestList(`page=${lastPage}`),
    'List, oldest, last page': requestList(`sort=oldest&page=${lastPage}`),
    'List, category': requestList('category=1'),
    'List, category, last page': requestList(`category=1&page=${lastCategoryPage}`),
    'List, sign language': requestList('sign=1'),
    'List, four filters': requestList('type=book&audio=1&easy=1&language=en'),
    'Count, ids of last page': async () => void (await readIdsAndTotal(`page=${lastPage}`)),
    'Count, category': async () => void (await readIdsAndTotal('category=1&limit=1')),
    'Counts of filter options': countOptions(''),
    'Counts, one filter': countOptions('&audio=1'),
    'Counts, four filters': countOptions('&type=book&audio=1&easy=1&language=en'),
    'Detail of a document': async () => void (await graphql('DocumentDetail', { id })),
    'Related to a detail': requestList('category=1&limit=8'),
    'Feed, newest 30': async () => void (await graphql('DocumentsFeed', { limit: 30 })),
  };
}
