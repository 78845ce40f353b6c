import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applySchema } from '../../../schema/apply.ts';
import { type Api, connect } from '../../../schema/connect.ts';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { hasPostgres, startPostgres } from '../../../scripts/testing/postgres.ts';
import { startTestStack } from '../../../scripts/testing/test-stack.ts';

/** Updates a project whose data has the names from before the migration `20261123D-one-word`. All data must remain, and no former name may be left. */
const { rename } = (await import(
  new URL('../../../schema/migrations/before/20261123D-one-word.js', import.meta.url).href
)) as { rename: (database: Knex, names: string[][]) => Promise<void> };

const FORMER_TABLES = [
  'about_articles',
  'about_articles_translations',
  'app_configs_mental_health_posts',
  'help_articles',
  'help_articles_translations',
  'help_sections',
  'help_sections_translations',
  'mental_health_posts',
  'mental_health_posts_audiences',
  'mental_health_posts_translations',
];
const FORMER_NAMES = /about_article|help_article|help_section|mental_health_post/;
const PLANNED_DATE = '2035-01-02T03:04:05.000Z';

type Row = Record<string, unknown> & { id: number };
const text = (title: string) => [{ languages_code: 'vi-VN', title, slug: title.toLowerCase().replaceAll(' ', '-') }];

/** Creates the content of an editor and a member. */
async function createFormerContent(api: Api) {
  const createRow = <Made = Row>(path: string, row: object) => api.call<Made>('POST', path, row);
  for (const [code, name] of [['vi-VN', 'Tiếng Việt'] as const, ['en-US', 'English'] as const])
    await createRow('/items/languages', { code, name });
  const member = await createRow<{ id: string }>('/users', {
    email: 'member@example.com',
    username: 'member',
    password: 'Correct-horse1',
  });
  const categories = [];
  for (const kind of ['documents', 'events', 'mental_health'])
    categories.push(
      await createRow('/items/categories', { kind, translations: [{ languages_code: 'vi-VN', name: kind }] }),
    );
  const category = categories[2]?.id;
  const aboutArticle = await createRow('/items/about_us', { status: 'published', translations: text('Ve chung toi') });
  await api.call('PATCH', `/items/about_us/${aboutArticle.id}`, { sort: 7 });
  const plannedPost = await createRow('/items/mental_health', {
    status: 'published',
    date_published: PLANNED_DATE,
    category,
    translations: text('Hen gio'),
  });
  const familyPost = await createRow('/items/mental_health', {
    status: 'published',
    category,
    translations: text('Ben con'),
  });
  await api.call('PATCH', '/items/app_configs', { home_mental_health: [{ mental_health_id: familyPost.id, sort: 1 }] });
  const section = await createRow('/items/help_center_sections', {
    status: 'published',
    translations: [{ languages_code: 'vi-VN', name: 'Bat dau', slug: 'bat-dau' }],
  });
  const help = await createRow('/items/help_center', {
    status: 'published',
    section: section.id,
    translations: text('Tro giup'),
  });
  await createRow('/items/favorites', { user: member.id, mental_health: familyPost.id });
  await createRow('/items/helpful_votes', { help_center: help.id, is_helpful: true, voter_key: 'someone' });
  await createRow('/items/daily_counts', {
    day: '2026-11-01',
    kind: 'opened',
    collection: 'help_center',
    item: help.id,
    count: 3,
  });
  const version = await createRow<{ id: string }>('/versions', {
    key: 'autumn',
    collection: 'about_us',
    item: String(aboutArticle.id),
  });
  await createRow(`/versions/${version.id}/save`, { sort: 9 });
  await createRow('/comments', { collection: 'help_center', item: String(help.id), comment: 'Xem lại' });
  await createRow('/presets', {
    user: member.id,
    collection: 'mental_health',
    bookmark: 'Sắp đăng',
    filter: { _and: [{ translations: { mental_health_id: { _nnull: true } } }] },
  });
  return { about: aboutArticle, later: plannedPost, post: familyPost, section, help, category, member: member.id };
}

/** Renames tables and columns of a database back to the names of the earlier release. */
async function applyFormerNames(database: Knex): Promise<void> {
  await database.transaction(async (trx) => {
    // Columns that reference one item had singular names.
    for (const [table, column, former] of [
      ['favorites', 'mental_health', 'mental_health_post'],
      ['helpful_votes', 'help_center', 'help_article'],
    ] as const) {
      await trx.raw('ALTER TABLE ?? RENAME COLUMN ?? TO ??', [table, column, former]);
      await trx('directus_fields').where({ collection: table, field: column }).update({ field: former });
      await trx('directus_relations')
        .where({ many_collection: table, many_field: column })
        .update({ many_field: former });
    }
    await rename(trx, [
      // The name of the home list contains `mental_health`, but does not change. A temporary name protects it from the renaming.
      ['home_mental_health', 'xq_home'],
      ['mental_health_post', 'xq_post'],
      ['mental_health', 'mental_health_posts'],
      ['xq_post', 'mental_health_post'],
      ['xq_home', 'home_mental_health'],
      ['help_article', 'xq_article'],
      ['help_center_sections', 'help_sections'],
      ['help_center', 'help_articles'],
      ['xq_article', 'help_article'],
      ['about_us', 'about_articles'],
    ]);
    for (const kind of ['document', 'event']) {
      await trx('categories')
        .where({ kind: `${kind}s` })
        .update({ kind });
      for (const column of ['data', 'delta']) {
        const cast = trx.client.config.client === 'pg' ? '::text' : '';
        await trx.raw(
          `UPDATE directus_revisions SET ?? = replace(??${cast}, ?, ?)${cast && '::json'} WHERE collection = 'categories'`,
          [column, column, `"kind":"${kind}s"`, `"kind":"${kind}"`],
        );
      }
    }
    await trx('directus_migrations').where({ version: '20261123D' }).delete();
  });
}

describe.each([['SQLite', false] as const, ...(hasPostgres() ? [['PostgreSQL', true] as const] : [])])(
  'a copy from before, on %s',
  (_, isPostgres) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'hat-nang-one-word-'));
    let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
    let stack: Stack | undefined;
    let api: Api;
    let formerContent: Awaited<ReturnType<typeof createFormerContent>>;
    let formerTables: string[];

    const openDatabase = () =>
      server
        ? knex({ client: 'pg', connection: server.url })
        : knex({ client: 'sqlite3', connection: { filename: join(dataDir, 'data.db') }, useNullAsDefault: true });
    const startCopy = () => startTestStack({ dataDir, only: ['directus'], isSeeded: false, databaseUrl: server?.url });
    const admin = (running: Stack) =>
      connect({ url: running.running.urls.directus, token: running.secrets.adminToken });
    /** Returns the tables of a database, each with the names of its columns and indexes, and on PostgreSQL of its constraints and sequences. */
    const namesOf = async (database: Knex): Promise<{ table: string; names: string[] }[]> => {
      const rows: { table: string; name: string }[] = isPostgres
        ? (
            await database.raw(
              `SELECT table_name AS "table", column_name AS name FROM information_schema.columns WHERE table_schema = 'public'
               UNION SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'public'
               UNION SELECT relname, conname FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
               UNION SELECT sequencename, sequencename FROM pg_sequences WHERE schemaname = 'public'`,
            )
          ).rows
        : await database.raw(
            `SELECT m.name AS "table", c.name FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'
             UNION SELECT tbl_name, name FROM sqlite_master`,
          );
      return [...new Set(rows.map(({ table }) => table))].map((table) => ({
        table,
        names: rows.filter((row) => row.table === table).map(({ name }) => name),
      }));
    };

    beforeAll(async () => {
      if (isPostgres) server = await startPostgres();
      stack = await startCopy();
      formerContent = await createFormerContent(await admin(stack));
      await stack.stop();
      const database = openDatabase();
      await applyFormerNames(database);
      formerTables = (await namesOf(database)).map(({ table }) => table).filter((table) => FORMER_NAMES.test(table));
      await database.destroy();
      // `stamps.json` records the completed steps of a start. An earlier release has no record of the renaming.
      rmSync(join(dataDir, 'stamps.json'));
      stack = await startCopy();
      api = await admin(stack);
    }, 480_000);
    afterAll(async () => {
      await stack?.stop();
      await server?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });

    const readRows = (path: string) => api.call<Row[]>('GET', path);

    it('had the names of before', () => {
      expect(formerTables.filter((table) => !table.endsWith('_seq')).sort()).toEqual(FORMER_TABLES);
    });

    it('has them nowhere any more, and what runs is the committed schema', async () => {
      const database = openDatabase();
      const names = (await namesOf(database)).flatMap(({ table, names: own }) => [table, ...own]);
      expect(names.filter((name) => FORMER_NAMES.test(name))).toEqual([]);
      for (const { table } of await namesOf(database)) {
        if (!table.startsWith('directus_') || table.endsWith('_seq')) continue;
        const rows: object[] = await database(table);
        expect(
          rows.filter((row) => FORMER_NAMES.test(JSON.stringify(row))),
          table,
        ).toEqual([]);
      }
      await database.destroy();
      const { urls } = stack?.running ?? { urls: { directus: '' } };
      const changes = await applySchema({ url: urls.directus, token: stack?.secrets.adminToken ?? '' });
      expect(changes).toEqual({ changes: 0, schema: 0, access: 0, settings: 0, flows: 0 });
    }, 60_000);

    it('keeps the items with their texts, groups and places', async () => {
      const readOne = (path: string) => api.call<Row>('GET', path);
      expect(await readOne(`/items/about_us/${formerContent.about.id}?fields=sort,translations.title`)).toEqual({
        sort: 7,
        translations: [{ title: 'Ve chung toi' }],
      });
      const plannedPost = await readOne(
        `/items/mental_health/${formerContent.later.id}?fields=status,date_published,category`,
      );
      expect({ ...plannedPost, date_published: Date.parse(String(plannedPost.date_published)) }).toEqual({
        status: 'published',
        date_published: Date.parse(PLANNED_DATE),
        category: formerContent.category,
      });
      expect(await readOne(`/items/help_center/${formerContent.help.id}?fields=section.translations.name`)).toEqual({
        section: { translations: [{ name: 'Bat dau' }] },
      });
      const config = await readOne('/items/app_configs?fields=home_mental_health.mental_health_id');
      expect(config).toEqual({ home_mental_health: [{ mental_health_id: formerContent.post.id }] });
    });

    it('calls the categories of documents and events by their collections', async () => {
      const kinds = await readRows('/items/categories?fields=kind&sort=id');
      expect(kinds.map(({ kind }) => kind)).toEqual(['documents', 'events', 'mental_health']);
      const revisions = await readRows('/revisions?filter[collection][_eq]=categories&fields=data&sort=id');
      expect(revisions.map(({ data }) => (data as Row).kind)).toEqual(['documents', 'events', 'mental_health']);
    });

    it('keeps what members and visitors left', async () => {
      expect(await readRows('/items/favorites?fields=user,mental_health')).toEqual([
        { user: formerContent.member, mental_health: formerContent.post.id },
      ]);
      expect(await readRows('/items/helpful_votes?fields=help_center,voter_key')).toEqual([
        { help_center: formerContent.help.id, voter_key: 'someone' },
      ]);
      expect(await readRows('/items/daily_counts?fields=collection,item,count')).toEqual([
        { collection: 'help_center', item: formerContent.help.id, count: 3 },
      ]);
    });

    it('keeps versions, revisions, comments and lists of the Studio', async () => {
      const inVersion = await api.call<Row>(
        'GET',
        `/items/about_us/${formerContent.about.id}?version=autumn&fields=sort`,
      );
      expect(inVersion).toEqual({ sort: 9 });
      const itemFilter = (collection: string, item: number) =>
        `filter[collection][_eq]=${collection}&filter[item][_eq]=${item}`;
      const revisions = await readRows(
        `/revisions?${itemFilter('about_us', formerContent.about.id)}&filter[version][_null]=true&sort=id`,
      );
      expect(revisions.map(({ delta }) => (delta as Row).sort)).toEqual([undefined, 7]);
      const comments = await readRows(`/comments?${itemFilter('help_center', formerContent.help.id)}&fields=comment`);
      expect(comments).toEqual([{ comment: 'Xem lại' }]);
      const presets = await readRows(
        `/presets?filter[user][_eq]=${formerContent.member}&fields=collection,bookmark,filter`,
      );
      expect(presets).toEqual([
        {
          collection: 'mental_health',
          bookmark: 'Sắp đăng',
          filter: { _and: [{ translations: { mental_health_id: { _nnull: true } } }] },
        },
      ]);
    });

    it('a new item gets a number and a place of its own', async () => {
      const item = await api.call<Row>('POST', '/items/help_center', {
        section: formerContent.section.id,
        status: 'draft',
      });
      expect(item.id).toBeGreaterThan(formerContent.help.id);
    });
  },
);
