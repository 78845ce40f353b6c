/** Tests which role may change the state of an item (decision 260): directly, through its parts, by a deletion and by the replacement of a file. */
import { randomUUID } from 'node:crypto';
import { ROLE } from '@hat-nang/model/ids';
import { publishableCollections } from '@hat-nang/model/publishing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pixelPng } from '../../support/pixel.ts';
import { fileForm } from '../guard/requests.ts';
import { admin, allowMentalHealth, type Caller, createFixtures, createUser } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows } from './publishable-items.ts';

type StudioUser = 'editor' | 'reviewer' | 'administrator' | 'service';
type Status = 'draft' | 'in_review' | 'published' | 'archived' | 'deleted';

const fixtures = createFixtures();
const callers: Partial<Record<StudioUser | 'marked' | 'desk', Caller>> = { service: admin };
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  for (const role of ['editor', 'reviewer', 'administrator', 'desk'] as const) {
    callers[role] = (await createUser(fixtures, ROLE[role])).call;
  }
  const markedReviewer = await createUser(fixtures, ROLE.reviewer);
  await allowMentalHealth(fixtures, markedReviewer.id);
  callers.marked = markedReviewer.call;
});
afterAll(() => fixtures.remove());

const callerAs = (userName: StudioUser | 'marked' | 'desk'): Caller => callers[userName] as Caller;
const createItem = async (collection: string, otherFields: Row): Promise<number> =>
  (
    await fixtures.make<{ id: number }>(`/items/${collection}`, {
      ...publishableItem(collection, seededRows),
      ...otherFields,
    })
  ).id;
const typesOf = (errors: unknown) =>
  ((errors ?? []) as { extensions: { type?: string; field?: string } }[]).map(({ extensions }) => extensions.type);

/** Changes of state. `mayEditorsMove` is true if editors may make the change. A user who may publish may make every listed change. */
const MOVES: readonly [from: Status, to: Status, mayEditorsMove: boolean][] = [
  ['draft', 'draft', true],
  ['draft', 'in_review', true],
  ['draft', 'published', false],
  ['draft', 'archived', true],
  ['in_review', 'draft', true],
  ['in_review', 'published', false],
  ['published', 'published', false],
  // Editors may make this change, because they must be able to withdraw harmful content at once, without a reviewer.
  ['published', 'draft', true],
  ['published', 'archived', true],
  ['archived', 'draft', true],
  ['archived', 'published', false],
  ['draft', 'deleted', true],
  ['published', 'deleted', false],
  ['deleted', 'draft', true],
  ['deleted', 'published', false],
];

describe.each(MOVES)('%s → %s', (from, to, mayEditorsMove) => {
  // The rule does not know the protocol, so GraphQL is tested with one user of each right.
  it.each([
    ['REST', ['editor', 'reviewer', 'administrator', 'service']],
    ['GraphQL', ['editor', 'reviewer']],
  ] as const)('%s', async (kind, userNames) => {
    for (const userName of userNames) {
      const id = await createItem('news', { status: from });
      const { status, errors } = await moveItem(callerAs(userName), kind, id, to);
      const isAccepted = mayEditorsMove || userName !== 'editor';
      expect([userName, isAccepted ? [] : ['check_may_publish']]).toEqual([userName, typesOf(errors)]);
      if (kind === 'REST') expect(status).toBe(isAccepted ? 200 : 400);
      const storedItem = await admin<Row>('GET', `/items/news/${id}?fields=status`);
      expect(storedItem.body.data.status).toBe(isAccepted ? to : from);
    }
  });
});

async function moveItem(call: Caller, kind: 'REST' | 'GraphQL', id: number, to: Status) {
  const answer =
    kind === 'REST'
      ? await call('PATCH', `/items/news/${id}`, { status: to, author: 'Hạt Nắng' })
      : await call('POST', '/graphql', {
          query: `mutation { update_news_item(id: ${id}, data: { status: "${to}", author: "Hạt Nắng" }) { id } }`,
        });
  return { status: answer.status, errors: answer.body.errors };
}

it('an editor changes nothing of what is published: not its words, not a part of it, not in a batch, not by a version', async () => {
  const id = await createItem('documents', {});
  const parts = await admin<{ translations: number[]; pages: number[] }>(
    'GET',
    `/items/documents/${id}?fields=translations,pages`,
  );
  const { translations, pages } = parts.body.data;
  const version = await callerAs('editor')<{ id: string }>('POST', '/versions', {
    key: 'better',
    collection: 'documents',
    item: String(id),
  });
  await callerAs('editor')('POST', `/versions/${version.body.data.id}/save`, { author: 'Ai đó' });
  const comparison = await callerAs('editor')<{ mainHash: string }>('GET', `/versions/${version.body.data.id}/compare`);
  const promotion = [`/versions/${version.body.data.id}/promote`, { mainHash: comparison.body.data.mainHash }] as const;
  const attempts: [string, string, unknown][] = [
    ['PATCH', `/items/documents/${id}`, { author: 'Ai đó' }],
    ['PATCH', '/items/documents', { keys: [id], data: { author: 'Ai đó' } }],
    ['PATCH', `/items/documents_translations/${translations[0]}`, { title: 'Khác' }],
    ['PATCH', `/items/document_pages/${pages[0]}`, { image: null }],
    ['POST', ...promotion],
  ];
  for (const [method, path, json] of attempts) {
    const answer = await callerAs('editor')(method, path, json);
    expect([path, answer.status, typesOf(answer.body.errors)]).toEqual([path, 400, ['check_may_publish']]);
  }
  const promoteResponse = await callerAs('reviewer')('POST', ...promotion);
  expect(promoteResponse.status, promoteResponse.text).toBe(200);
  expect((await admin<Row>('GET', `/items/documents/${id}`)).body.data.author).toBe('Ai đó');
});

/** Deletions as the Studio sends them from an item and from a list, and as a program may send them. */
const DELETIONS: readonly [kind: string, send: (call: Caller, id: number) => ReturnType<Caller>][] = [
  ['one', (call, id) => call('DELETE', `/items/news/${id}`)],
  ['a list', (call, id) => call('DELETE', '/items/news', [id])],
  ['GraphQL', (call, id) => call('POST', '/graphql', { query: `mutation { delete_news_item(id: ${id}) { id } }` })],
];

describe.each(DELETIONS)('deleting, %s', (_kind, send) => {
  it.each(['draft', 'in_review', 'published', 'archived'] as const)('what is %s', async (status) => {
    for (const userName of ['editor', 'reviewer', 'administrator', 'service'] as const) {
      const id = await createItem('news', { status });
      const isAccepted = status !== 'published' || userName !== 'editor';
      const answer = await send(callerAs(userName), id);
      expect([userName, typesOf(answer.body?.errors)]).toEqual([userName, isAccepted ? [] : ['check_may_publish']]);
      const remainingItems = await admin<Row[]>('GET', `/items/news?filter[id][_eq]=${id}&fields=status`);
      const expected = userName === 'service' ? [] : [{ status: isAccepted ? 'deleted' : status }];
      expect([userName, remainingItems.body.data]).toEqual([userName, expected]);
    }
  });
});

it('deleting published mental health is for who is marked for it', async () => {
  const id = await createItem('mental_health', {});
  const refusedAnswer = await callerAs('reviewer')('DELETE', `/items/mental_health/${id}`);
  expect(typesOf(refusedAnswer.body?.errors)).toEqual(['check_may_publish_mental_health']);
  expect((await callerAs('marked')('DELETE', `/items/mental_health/${id}`)).status).toBe(204);
});

it.each(['a picture', 'in a text'] as const)('the bytes of a file of a published item: %s', async (pictureUse) => {
  for (const userName of ['editor', 'reviewer', 'administrator', 'service'] as const) {
    const file = await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', 'a.png'));
    const completeItem = publishableItem('news', seededRows);
    const [translation] = completeItem.translations as Row[];
    const body = `<p><img src="/assets/${file.id}" alt="x"></p>`;
    const otherFields = pictureUse === 'a picture' ? { image: file.id } : { translations: [{ ...translation, body }] };
    const id = await createItem('news', { ...otherFields, status: 'draft' });
    const replace = () => callerAs(userName)('PATCH', `/files/${file.id}`, fileForm(pixelPng, 'image/png', 'b.png'));
    const draftResponse = await replace();
    expect([userName, draftResponse.status], draftResponse.text).toEqual([userName, 200]);
    await admin('PATCH', `/items/news/${id}`, { status: 'published' });
    // An earlier refused change of the file's data does not affect the replacement.
    expect((await callerAs(userName)('PATCH', `/files/${file.id}`, { folder: randomUUID() })).status).toBe(400);
    const answer = await replace();
    expect([userName, typesOf(answer.body.errors)]).toEqual([
      userName,
      userName === 'editor' ? ['check_may_publish'] : [],
    ]);
    expect((await callerAs(userName)('PATCH', `/files/${file.id}`, { title: 'Tên mới' })).status).toBe(200);
  }
});

describe('mental health', () => {
  it('is published, and changed when it is, by who is marked for it alone, administrators included', async () => {
    for (const userName of ['reviewer', 'administrator', 'marked'] as const) {
      const id = await createItem('mental_health', { status: 'in_review' });
      const path = `/items/mental_health/${id}`;
      const answer = await callerAs(userName)('PATCH', path, { status: 'published' });
      const expectedTypes = userName === 'marked' ? [] : ['check_may_publish_mental_health'];
      expect([userName, typesOf(answer.body.errors)]).toEqual([userName, expectedTypes]);
    }
    const id = await createItem('mental_health', {});
    const changeResponse = await callerAs('reviewer')('PATCH', `/items/mental_health/${id}`, { author: 'Ai đó' });
    expect(typesOf(changeResponse.body.errors)).toEqual(['check_may_publish_mental_health']);
    expect((await callerAs('reviewer')('PATCH', `/items/mental_health/${id}`, { status: 'archived' })).status).toBe(
      200,
    );
  });

  it('keeps the name of its reviewer and the day, and who published it when', async () => {
    const id = await createItem('mental_health', { status: 'in_review' });
    const path = `/items/mental_health/${id}`;
    expect((await callerAs('marked')('PATCH', path, { status: 'published' })).status).toBe(200);
    for (const field of ['reviewer', 'review_date']) {
      const emptyResponse = await callerAs('marked')('PATCH', path, { [field]: null });
      expect([field, typesOf(emptyResponse.body.errors)]).toEqual([field, ['check_required']]);
    }
    const storedItem = await admin<Row>('GET', `${path}?fields=reviewer,review_date`);
    expect(storedItem.body.data).toEqual({ reviewer: 'Ths. Lan', review_date: '2026-01-05' });
    const me = await callerAs('marked')<{ id: string }>('GET', '/users/me?fields=id');
    const query = `filter[collection][_eq]=mental_health&filter[item][_eq]=${id}&filter[user][_eq]=${me.body.data.id}`;
    const history = await admin<Row[]>('GET', `/activity?${query}&fields=action,timestamp`);
    expect(history.body.data).toHaveLength(1);
  });

  it('the mark alone lets nobody publish', async () => {
    const editor = await createUser(fixtures, ROLE.editor);
    await allowMentalHealth(fixtures, editor.id);
    const id = await createItem('mental_health', { status: 'in_review' });
    const answer = await editor.call('PATCH', `/items/mental_health/${id}`, { status: 'published' });
    expect(typesOf(answer.body.errors)).toEqual(['check_may_publish']);
    const ownPolicy = { user: editor.id, policy: 'd1a10000-0000-4000-8000-000000000034' };
    for (const userName of ['editor', 'reviewer', 'desk'] as const) {
      expect([userName, (await callerAs(userName)('POST', '/access', ownPolicy)).status]).toEqual([userName, 403]);
    }
  });
});

it('the desk neither reads nor writes content', async () => {
  for (const collection of [...publishableCollections, 'categories', 'redirects', 'document_pages', 'app_configs']) {
    expect([collection, (await callerAs('desk')('GET', `/items/${collection}`)).status]).toEqual([collection, 403]);
  }
  expect((await callerAs('desk')('POST', '/items/news', { status: 'draft' })).status).toBe(403);
  expect((await callerAs('desk')('GET', '/files')).status).toBe(403);
  const book = await createItem('documents', { status: 'draft' });
  expect((await callerAs('editor')('GET', `/books/${book}/check`)).status).toBe(200);
  for (const path of [`/books/${book}/check`, '/books/import']) {
    expect([path, (await callerAs('desk')('GET', path)).status]).toEqual([path, 403]);
  }
  for (const path of [`/books/${book}/downloads`, '/books/import']) {
    expect([path, (await callerAs('desk')('POST', path)).status]).toEqual([path, 403]);
  }
});
