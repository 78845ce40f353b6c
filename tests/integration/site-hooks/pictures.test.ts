/**
 * Every published picture has a description, or its file is marked as decorative. The rule applies on publishing, and when the mark of a used file
 * changes.
 */
import { ROLE } from '@hat-nang/model/ids';
import { publishingTexts } from '@hat-nang/model/publishing-texts';
import { declaredSections } from '@hat-nang/model/sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pixel } from '../../support/pixel.ts';
import { fileForm } from '../guard/requests.ts';
import { admin, allowMentalHealth, type Caller, createUser, visitor, workbench } from '../schema/support.ts';
import { publishableItem, type Row, readSeededRows, type SeededRows, withText } from './publishable-items.ts';

interface Problem {
  readonly extensions: { readonly type?: string; readonly field?: string; readonly validation_message?: string };
}

const bench = workbench();
const callers: Record<string, Caller> = { service: admin };
let seededRows: SeededRows;

beforeAll(async () => {
  seededRows = await readSeededRows();
  for (const role of ['editor', 'reviewer', 'administrator'] as const) {
    const { id, call } = await createUser(bench, ROLE[role]);
    callers[role] = call;
    if (role !== 'editor') await allowMentalHealth(bench, id);
  }
});
afterAll(() => bench.remove());

const as = (who: string): Caller => callers[who] as Caller;
const problemsOf = (errors: unknown) => ((errors ?? []) as Problem[]).map(({ extensions }) => extensions);
const typesOf = (errors: unknown) => problemsOf(errors).map(({ type }) => type);

async function picture(isDecorative: boolean): Promise<string> {
  const { id } = await bench.make<{ id: string }>('/files', fileForm(pixel, 'image/png', 'a.png'));
  await admin('PATCH', `/files/${id}`, { is_decorative: isDecorative });
  return id;
}

/** Creates an item with this picture and without a description of the picture. */
async function undescribed(collection: string, file: string, status: string): Promise<number> {
  const { publication, picture: column = 'image' } = declaredSections.find(
    (each) => each.collection === collection,
  ) ?? {
    publication: {},
  };
  const item = withText(publishableItem(collection, seededRows), { [publication.pictureText ?? '']: null });
  return (await bench.make<{ id: number }>(`/items/${collection}`, { ...item, status, [column]: file })).id;
}

const describedSections = declaredSections.filter(({ publication }) => 'pictureText' in publication);

describe.each(describedSections.map(({ collection }) => collection))(
  'a picture without a description in %s',
  (collection) => {
    it('is published only when its file is marked as decorative', async () => {
      for (const isDecorative of [false, true]) {
        const id = await undescribed(collection, await picture(isDecorative), 'draft');
        for (const who of ['reviewer', 'administrator']) {
          const publish = { status: 'published' };
          const answer = await as(who)('PATCH', `/items/${collection}/${id}`, publish);
          expect([who, typesOf(answer.body.errors)]).toEqual([who, isDecorative ? [] : ['check_picture_text']]);
          const query = `mutation { update_${collection}_item(id: ${id}, data: { status: "published" }) { id } }`;
          const graphql = await as(who)('POST', '/graphql', { query });
          expect([who, typesOf(graphql.body.errors)]).toEqual([who, isDecorative ? [] : ['check_picture_text']]);
        }
      }
    });
  },
);

const change = (call: Caller, kind: 'REST' | 'a list' | 'GraphQL', file: string, to: boolean) => {
  if (kind === 'REST') return call('PATCH', `/files/${file}`, { is_decorative: to });
  if (kind === 'a list') return call('PATCH', '/files', { keys: [file], data: { is_decorative: to } });
  const query = `mutation { update_files_item(id: "${file}", data: { is_decorative: ${to} }) { id } }`;
  return call('POST', '/graphql/system', { query });
};

describe.each(['REST', 'a list', 'GraphQL'] as const)('the mark of a file in use, by %s', (kind) => {
  it('stays while a published item has no description, and is a reviewer’s to change', async () => {
    const file = await picture(true);
    const id = await undescribed('news', file, 'published');
    const expectedTypes = { editor: ['check_picture_text', 'check_may_publish'], reviewer: ['check_picture_text'] };
    for (const who of ['editor', 'reviewer', 'administrator'] as const) {
      const answer = await change(as(who), kind, file, false);
      const all = who === 'editor' ? expectedTypes.editor : expectedTypes.reviewer;
      // GraphQL returns only the first problem.
      expect([who, typesOf(answer.body.errors)]).toEqual([who, kind === 'GraphQL' ? all.slice(0, 1) : all]);
      const [first] = problemsOf(answer.body.errors);
      expect(first?.validation_message).toContain(publishingTexts.check_picture_text.vi.split('(')[0]);
      expect(first?.validation_message).toContain(`/admin/content/news/${id})`);
    }
    const storedFile = await admin<Row>('GET', `/files/${file}?fields=is_decorative`);
    expect(storedFile.body.data).toEqual({ is_decorative: true });
    expect(typesOf((await change(admin, kind, file, false)).body.errors)).toEqual([]);
    await admin('PATCH', `/items/news/${id}`, { status: 'draft' });
    for (const to of [true, false])
      expect(typesOf((await change(as('editor'), kind, file, to)).body.errors)).toEqual([]);
  });

  it('hides a description that readers have: an editor sets it on no published picture', async () => {
    const file = await picture(false);
    await bench.make<{ id: number }>('/items/news', { ...publishableItem('news', seededRows), image: file });
    expect(typesOf((await change(as('editor'), kind, file, true)).body.errors)).toEqual(['check_may_publish']);
    expect(typesOf((await change(as('reviewer'), kind, file, true)).body.errors)).toEqual([]);
    expect((await visitor<Row>('GET', `/files/${file}?fields=is_decorative`)).body.data).toEqual({
      is_decorative: true,
    });
  });
});
