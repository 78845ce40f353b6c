import { addDerivedNames, type NamedSection, type Section } from '@hat-nang/model/sections/section';
import { describe, expect, it } from 'vitest';
import { addSectionTables } from './new-section.ts';
import { canonicalSnapshot } from './pull.ts';
import { deriveSectionKeys, formatKeysMigration } from './section-keys.ts';
import { readSnapshot } from './snapshot.ts';

const declaredSection: Section = {
  word: 'sample-things',
  names: { vi: { all: 'Đồ thử', one: 'Đồ thử' }, en: { all: 'Sample things', one: 'Sample thing' } },
  routes: { sampleThingsDetail: { vi: '/do-thu/[slug]-[id]', en: '/sample-things/[slug]-[id]' } },
  publication: { texts: ['title', 'slug', 'body'] },
  category: { column: 'category', collection: 'categories' },
  searched: { letter: 'z', summary: 'summary', body: ['body'], filters: ['category'] },
  favorite: 'sample_thing',
  picture: 'image',
};
const section: NamedSection = addDerivedNames(declaredSection);
const snapshotBefore = readSnapshot();
const snapshotAfter = addSectionTables(snapshotBefore, section);
const addedRows = <Key extends 'collections' | 'fields' | 'relations'>(key: Key) =>
  snapshotAfter[key].slice(snapshotBefore[key].length) as (typeof snapshotAfter)[Key];

describe('the tables of a new section', () => {
  it('are those of the news, without what is not declared', () => {
    const columns = (collection: string, { fields } = snapshotAfter) =>
      fields.filter((field) => field.collection === collection).map(({ field }) => field);
    const remainingFields = ['is_pinned', 'author'];
    expect(columns('sample_things')).toEqual(
      columns('news', snapshotBefore).filter((name) => !remainingFields.includes(name)),
    );
    expect(columns('sample_things_translations')).toEqual(
      columns('news_translations', snapshotBefore).map((name) => (name === 'news_id' ? 'sample_things_id' : name)),
    );
  });

  it('name the news nowhere but in the notes that all of them share, and in the group of the Studio', () => {
    const texts = JSON.stringify([addedRows('collections'), addedRows('fields'), addedRows('relations')]);
    expect(texts.match(/[\w:$]*news\w*/g)?.filter((word) => !word.startsWith('$t:note_news_'))).toEqual(['newsroom']);
  });

  it('are favourites and have a kind of categories', () => {
    const relation = addedRows('relations').find(({ collection }) => collection === 'favorites');
    expect([relation?.field, relation?.related_collection]).toEqual(['sample_thing', 'sample_things']);
    const kind = snapshotAfter.fields.find(({ collection, field }) => collection === 'categories' && field === 'kind');
    expect(kind?.meta.options).toMatchObject({
      choices: expect.arrayContaining([expect.objectContaining({ value: 'sample_things' })]),
    });
  });

  it('have one order with all others, in which a second writing changes nothing', () => {
    const canonicalOnce = canonicalSnapshot(snapshotAfter, snapshotBefore);
    expect(canonicalSnapshot(canonicalOnce, canonicalOnce)).toEqual(canonicalOnce);
    const names = canonicalOnce.collections.map(({ collection }) => collection);
    expect(names).toEqual([...names].sort());
  });

  it('get their keys from a migration that can be run and taken back', async () => {
    const text = formatKeysMigration(section.word, deriveSectionKeys(section, snapshotAfter));
    const { up, down } = await import(`data:text/javascript,${encodeURIComponent(text)}`);
    const executedSql: string[] = [];
    const knex = { raw: async (sql: string, names: string[]) => executedSql.push(`${sql.split(' ?')[0]} ${names[0]}`) };
    await up(knex);
    expect(executedSql).toContain('CREATE UNIQUE INDEX IF NOT EXISTS uq_favorites_user_sample_thing');
    expect(executedSql).toContain('CREATE INDEX IF NOT EXISTS ix_sample_things_category_date_published');
    const callCount = executedSql.splice(0).length;
    await down(knex);
    expect(executedSql).toHaveLength(callCount);
  });
});
