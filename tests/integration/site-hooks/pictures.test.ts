/**
 * Every published picture has a description, or its file is marked as decorative. The rule applies on publishing, and when the mark of a used file
 * changes.
 */
import { ROLE } from '@hat-nang/model/ids';
import { publishingTexts } from '@hat-nang/model/publishing-texts';
import { declaredSections } from '@hat-nang/model/sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { pixelPng } from '../../support/pixel.ts';
import { fileForm } from '../guard/requests.ts';
import { admin, allowMentalHealth, type Caller, createFixtures, createUser, queryAsSite } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows, withText } from './publishable-items.ts';

interface Problem {
  readonly extensions: { readonly type?: string; readonly field?: string; readonly validation_message?: string };
}

const fixtures = createFixtures();
const callers: Record<string, Caller> = { service: admin };
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  for (const role of ['editor', 'reviewer', 'administrator'] as const) {
    const { id, call } = await createUser(fixtures, ROLE[role]);
    callers[role] = call;
    if (role !== 'editor') await allowMentalHealth(fixtures, id);
  }
});
afterAll(() => fixtures.remove());

const callerAs = (userName: string): Caller => callers[userName] as Caller;
const problemsOf = (errors: unknown) => ((errors ?? []) as Problem[]).map(({ extensions }) => extensions);
const typesOf = (errors: unknown) => problemsOf(errors).map(({ type }) => type);

async function uploadPicture(isDecorative: boolean): Promise<string> {
  const { id } = await fixtures.make<{ id: string }>('/files', fileForm(pixelPng, 'image/png', 'a.png'));
  await admin('PATCH', `/files/${id}`, { is_decorative: isDecorative });
  return id;
}

/** Creates an item with this picture and without a description of the picture. */
async function createUndescribed(collection: string, file: string, status: string): Promise<number> {
  const { publication, picture: column = 'image' } = declaredSections.find(
    (declaredSection) => declaredSection.collection === collection,
  ) ?? {
    publication: {},
  };
  const item = withText(publishableItem(collection, seededRows), { [publication.pictureText ?? '']: null });
  return (await fixtures.make<{ id: number }>(`/items/${collection}`, { ...item, status, [column]: file })).id;
}

const describedSections = declaredSections.filter(({ publication }) => 'pictureText' in publication);

describe.each(describedSections.map(({ collection }) => collection))(
  'a picture without a description in %s',
  (collection) => {
    it('is published only when its file is marked as decorative', async () => {
      for (const isDecorative of [false, true]) {
        const id = await createUndescribed(collection, await uploadPicture(isDecorative), 'draft');
        for (const userName of ['reviewer', 'administrator']) {
          const publish = { status: 'published' };
          const answer = await callerAs(userName)('PATCH', `/items/${collection}/${id}`, publish);
          expect([userName, typesOf(answer.body.errors)]).toEqual([
            userName,
            isDecorative ? [] : ['check_picture_text'],
          ]);
          const query = `mutation { update_${collection}_item(id: ${id}, data: { status: "published" }) { id } }`;
          const graphql = await callerAs(userName)('POST', '/graphql', { query });
          expect([userName, typesOf(graphql.body.errors)]).toEqual([
            userName,
            isDecorative ? [] : ['check_picture_text'],
          ]);
        }
      }
    });
  },
);

const changeDecorative = (
  call: Caller,
  kind: 'REST' | 'a list' | 'GraphQL',
  file: string,
  isDecorativeNow: boolean,
) => {
  if (kind === 'REST') return call('PATCH', `/files/${file}`, { is_decorative: isDecorativeNow });
  if (kind === 'a list') return call('PATCH', '/files', { keys: [file], data: { is_decorative: isDecorativeNow } });
  const query = `mutation { update_files_item(id: "${file}", data: { is_decorative: ${isDecorativeNow} }) { id } }`;
  return call('POST', '/graphql/system', { query });
};

describe.each(['REST', 'a list', 'GraphQL'] as const)('the mark of a file in use, by %s', (kind) => {
  it('stays while a published item has no description, and is a reviewer’s to change', async () => {
    const file = await uploadPicture(true);
    const id = await createUndescribed('news', file, 'published');
    const expectedTypes = { editor: ['check_picture_text', 'check_may_publish'], reviewer: ['check_picture_text'] };
    for (const userName of ['editor', 'reviewer', 'administrator'] as const) {
      const answer = await changeDecorative(callerAs(userName), kind, file, false);
      const expectedProblems = userName === 'editor' ? expectedTypes.editor : expectedTypes.reviewer;
      // GraphQL returns only the first problem.
      expect([userName, typesOf(answer.body.errors)]).toEqual([
        userName,
        kind === 'GraphQL' ? expectedProblems.slice(0, 1) : expectedProblems,
      ]);
      const [firstProblem] = problemsOf(answer.body.errors);
      expect(firstProblem?.validation_message).toContain(publishingTexts.check_picture_text.vi.split('(')[0]);
      expect(firstProblem?.validation_message).toContain(`/admin/content/news/${id})`);
    }
    const storedFile = await admin<Row>('GET', `/files/${file}?fields=is_decorative`);
    expect(storedFile.body.data).toEqual({ is_decorative: true });
    expect(typesOf((await changeDecorative(admin, kind, file, false)).body.errors)).toEqual([]);
    await admin('PATCH', `/items/news/${id}`, { status: 'draft' });
    for (const isDecorativeNow of [true, false])
      expect(typesOf((await changeDecorative(callerAs('editor'), kind, file, isDecorativeNow)).body.errors)).toEqual(
        [],
      );
  });

  it('hides a description that readers have: an editor sets it on no published picture', async () => {
    const file = await uploadPicture(false);
    const news = { ...publishableItem('news', seededRows), image: file };
    const { id } = await fixtures.make<{ id: number }>('/items/news', news);
    expect(typesOf((await changeDecorative(callerAs('editor'), kind, file, true)).body.errors)).toEqual([
      'check_may_publish',
    ]);
    expect(typesOf((await changeDecorative(callerAs('reviewer'), kind, file, true)).body.errors)).toEqual([]);
    expect(JSON.parse(await queryAsSite(`{ news_by_id(id: ${id}) { image { is_decorative } } }`))).toEqual({
      data: { news_by_id: { image: { is_decorative: true } } },
    });
  });
});

it('a picture of a page without a description is published only as decorative, and the mark then stays', async () => {
  const file = await uploadPicture(true);
  const page = { number: 1, image: file, translations: [{ languages_code: 'vi-VN', text: '<p>Một.</p>' }] };
  const book = { ...publishableItem('documents', seededRows), status: 'draft', pages: [page] };
  const { id } = await fixtures.make<{ id: number }>('/items/documents', book);
  const publish = () => callerAs('reviewer')('PATCH', `/items/documents/${id}`, { status: 'published' });
  expect(typesOf((await changeDecorative(callerAs('editor'), 'REST', file, false)).body.errors)).toEqual([]);
  expect(typesOf((await publish()).body.errors)).toEqual(['check_page_picture_text']);
  expect(typesOf((await changeDecorative(callerAs('editor'), 'REST', file, true)).body.errors)).toEqual([]);
  expect((await publish()).status).toBe(200);
  expect(typesOf((await changeDecorative(callerAs('reviewer'), 'REST', file, false)).body.errors)).toEqual([
    'check_page_picture_text',
  ]);
});

describe('the mark of a file in use, sent with a replacement of its content', () => {
  const otherPixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const replace = (call: Caller, file: string, isDecorativeNow: boolean) => {
    const form = new FormData();
    // Directus reads only the fields that precede the file.
    form.append('is_decorative', String(isDecorativeNow));
    form.append('file', new Blob([otherPixel], { type: 'image/png' }), 'b.png');
    return call('PATCH', `/files/${file}`, form);
  };
  const readFile = async (file: string): Promise<Row> => {
    const row = await admin<Row>('GET', `/files/${file}?fields=is_decorative,filesize,filename_download`);
    const bytes = await fetch(`${stack().directusUrl}/assets/${file}`, {
      headers: { authorization: `Bearer ${stack().adminToken}` },
    }).then(async (answer) => Buffer.from(await answer.arrayBuffer()).toString('base64'));
    return { ...row.body.data, bytes };
  };

  it('stays with the old content while a published item has no description', async () => {
    const file = await uploadPicture(true);
    const id = await createUndescribed('news', file, 'published');
    const fileBefore = await readFile(file);
    for (const userName of ['editor', 'reviewer', 'administrator'] as const) {
      const refusedTypes = typesOf((await replace(callerAs(userName), file, false)).body.errors);
      // An editor may change neither the content nor the mark of a published picture.
      const expectedType = userName === 'editor' ? 'check_may_publish' : 'check_picture_text';
      expect([userName, refusedTypes]).toEqual([userName, expect.arrayContaining([expectedType])]);
      expect([userName, await readFile(file)]).toEqual([userName, fileBefore]);
    }
    await admin('PATCH', `/items/news/${id}`, { status: 'draft' });
    expect(typesOf((await replace(callerAs('editor'), file, false)).body.errors)).toEqual([]);
    const fileAfter = await readFile(file);
    expect([fileAfter.is_decorative, fileAfter.bytes]).toEqual([false, otherPixel.toString('base64')]);
    expect(
      typesOf((await callerAs('reviewer')('PATCH', `/items/news/${id}`, { status: 'published' })).body.errors),
    ).toEqual(['check_picture_text']);
  });

  it('hides a description that readers have: only for reviewers and administrators', async () => {
    const file = await uploadPicture(false);
    await fixtures.make<{ id: number }>('/items/news', { ...publishableItem('news', seededRows), image: file });
    const fileBefore = await readFile(file);
    const refusedTypes = typesOf((await replace(callerAs('editor'), file, true)).body.errors);
    expect(new Set(refusedTypes)).toEqual(new Set(['check_may_publish']));
    expect(await readFile(file)).toEqual(fileBefore);
    expect(typesOf((await replace(callerAs('reviewer'), file, true)).body.errors)).toEqual([]);
    expect((await readFile(file)).is_decorative).toBe(true);
  });
});
