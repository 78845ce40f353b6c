/** Lists, counts and details of documents, asked for as the site does (web/src/features/documents): the list's ids first, then their cards. */
import persisted from '../../codegen/generated/graphql/persisted-documents.json' with { type: 'json' };
import type { Instance } from '../../scripts/stack/instance.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import { jsonAsker } from './latency.ts';

const texts = Object.values(persisted);

/** A document of the site by its name. @throws StepError when there is none */
function documentNamed(name: string): string {
  const text = texts.find((each) => new RegExp(`query ${name}\\b`).test(each));
  if (text === undefined) throw new StepError(`The site asks for no ${name}.`);
  return text;
}

/** What may not become slower when the library grows, by name. */
export async function documentParts({ running, secrets }: Instance): Promise<Record<string, () => Promise<void>>> {
  const base = running.urls.directus;
  const ask = jsonAsker({ 'x-site-secret': secrets.siteSecret });
  const graphql = async (name: string, variables: Record<string, unknown>) => {
    const { data, errors } = (await ask(`${base}/graphql`, { query: documentNamed(name), variables })) as {
      data: { documents: { id: string }[] };
      errors?: unknown;
    };
    if (errors) throw new StepError(`${name}: ${JSON.stringify(errors)}`);
    return data.documents;
  };
  const listed = async (query: string) =>
    ((await ask(`${base}/search/list?${query}`)) as { data: { ids: number[]; total: number } }).data;
  const list = (query: string) => async () => {
    const { ids, total } = await listed(query);
    const cards = await graphql('DocumentsList', { filter: { id: { _in: ids } }, limit: ids.length, offset: 0 });
    if (cards.length !== ids.length) throw new StepError(`${query}: ${cards.length} of ${ids.length} cards`);
    if (ids.length === 0 && total > 0) throw new StepError(`${query}: a page beyond the list`);
  };
  const lastOf = async (query: string) => Math.max(1, Math.min(500, Math.ceil((await listed(query)).total / 12)));
  const last = await lastOf('');
  const lastOfCategory = await lastOf('category=1');
  const [id] = (await listed('limit=1')).ids;
  return {
    'List, page 1': list(''),
    'List, page 50 or less': list(`page=${Math.min(50, last)}`),
    'List, last page (500)': list(`page=${last}`),
    'List, oldest, last page': list(`sort=oldest&page=${last}`),
    'List, category': list('category=1'),
    'List, category, last page': list(`category=1&page=${lastOfCategory}`),
    'List, sign language': list('sign=1'),
    'List, four filters': list('type=book&audio=1&easy=1&language=en'),
    'Count, ids of last page': async () => void (await listed(`page=${last}`)),
    'Count, category': async () => void (await listed('category=1&limit=1')),
    'Detail of a document': async () => void (await graphql('DocumentDetail', { id })),
    'Related to a detail': list('category=1&limit=8'),
    'Feed, newest 30': async () => void (await graphql('DocumentsFeed', { limit: 30 })),
  };
}
