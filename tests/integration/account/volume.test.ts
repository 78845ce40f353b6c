/**
 * Tests the queries of the account pages for a member with full lists (tests/support/full-lists.ts). The test prints their times.
 * `npm run bench -- account` measures the times on a quiet machine (goal 300 ms).
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { type FullLists, fillLists, findPersistedDocument, pageQueries } from '../../support/full-lists.ts';
import { database, runSql } from '../auth-extend/database.ts';
import { createSignedInMember, type SignedInMember } from '../auth-extend/profile-support.ts';
import { post, removeMembers } from '../auth-extend/support.ts';

/** Maximum duration of a query on a busy machine, in milliseconds. */
const MAX_MS = 1500;
let person: SignedInMember;
let fullLists: FullLists;

beforeAll(async () => {
  person = await createSignedInMember();
  fullLists = fillLists(database(), person.id);
}, 60_000);
afterAll(async () => {
  fullLists?.remove();
  await removeMembers();
}, 60_000);

it('every question of the account’s pages is one request, answered in time', async () => {
  const apiUrl = `${stack().siteUrl}/api`;
  for (const { what, path, body, rowsIn, expected } of pageQueries(fullLists)) {
    const times: number[] = [];
    // The best of three runs is closest to the time on a machine without other load.
    for (let i = 0; i < 3; i++) {
      const startedAt = performance.now();
      const method = body ? 'POST' : 'GET';
      const { data, errors } = await post(path, body, { baseAt: apiUrl, cookies: person.cookies, method });
      times.push(performance.now() - startedAt);
      expect(errors, what).toEqual([]);
      expect(rowsIn ? (data as Record<string, unknown[]>)[rowsIn] : data, what).toHaveLength(expected);
    }
    console.info(`${what}: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`);
    expect(Math.min(...times), what).toBeLessThanOrEqual(MAX_MS);
  }
}, 60_000);

it('no list asks about files: that rule looks through every use of a file, for each row', () => {
  for (const name of ['MyFavorites', 'MyHearts', 'MyPlaylists', 'MyPlaylist', 'MyPlaylistChoices', 'MyWatched']) {
    expect(findPersistedDocument(name).text, name).not.toMatch(/\b(cover|image|avatar)\s*\{/);
  }
});

it('the rows of a person are found by an index', () => {
  const readPlan = (sql: string) => runSql(`EXPLAIN QUERY PLAN ${sql}`, person.id).map(({ detail }) => String(detail));
  for (const [sql, index] of [
    ['SELECT id FROM favorites WHERE user = ? ORDER BY id DESC LIMIT 12', /favorites USING .*INDEX/],
    ['SELECT id FROM playlists WHERE user = ? ORDER BY id DESC LIMIT 12', /playlists USING .*INDEX/],
    ['SELECT id FROM watched WHERE user = ? ORDER BY date_updated DESC LIMIT 12', /INDEX ix_watched_user_date_updated/],
  ] as const) {
    expect(readPlan(sql).join('\n'), sql).toMatch(index);
  }
});
