/**
 * Tests the endpoints of a member's favourites, playlists, reading history and picture. Repeated or concurrent calls for an item leave one row.
 */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { changeRows, runSql } from '../auth-extend/database.ts';
import {
  ACCOUNT_PATH,
  createSignedInMember,
  requestWithCookies,
  type SignedInMember,
} from '../auth-extend/profile-support.ts';
import { countValues, formatVerdict, post, removeMembers } from '../auth-extend/support.ts';
import { admin, createFixtures } from '../schema/support.ts';

const fixtures = createFixtures();
let person: SignedInMember;
let documentId: number;
let draftId: number;
const send = (path: string, body: unknown, sender: SignedInMember = person) =>
  post(path.startsWith('/') ? path : `${ACCOUNT_PATH}/${path}`, body, { cookies: sender.cookies });
const count = (sql: string, ...values: (string | number)[]) => Number(runSql(sql, ...values)[0]?.n);

beforeAll(async () => {
  person = await createSignedInMember();
  const createDocument = async (status: string) =>
    (await fixtures.make<{ id: number }>('/items/documents', { status, type: 'picture_book' })).id;
  documentId = await createDocument('published');
  draftId = await createDocument('draft');
});
afterAll(async () => {
  await removeMembers();
  await fixtures.remove();
});

describe('favourites', () => {
  const rows = () =>
    count('SELECT count(*) AS n FROM favorites WHERE user = ? AND document = ?', person.id, documentId);
  const setFavorite = (is_favorite: boolean) =>
    send('favorite', { collection: 'documents', id: documentId, is_favorite });

  it('ten requests at once make one, ten more take it away', async () => {
    const additions = await Promise.all(Array.from({ length: 10 }, () => setFavorite(true)));
    expect(countValues(additions.map(formatVerdict))).toEqual({ '200': 10 });
    expect(rows()).toBe(1);
    const removals = await Promise.all(Array.from({ length: 10 }, () => setFavorite(false)));
    expect(countValues(removals.map(formatVerdict))).toEqual({ '200': 10 });
    expect(rows()).toBe(0);
  });

  it('what the public does not see, or there is not, is refused', async () => {
    for (const id of [draftId, 2_000_000_000]) {
      const answer = await send('favorite', { collection: 'documents', id, is_favorite: true });
      expect(formatVerdict(answer)).toBe('400 FAILED_VALIDATION id');
    }
    const otherAnswer = await send('favorite', { collection: 'directus_users', id: 1, is_favorite: true });
    expect(formatVerdict(otherAnswer)).toBe('400 FAILED_VALIDATION collection');
  });
});

describe('playlists', () => {
  it('an item is listed once, keeps its tip, and the order is the one that was sent last', async () => {
    const playlist = Number(
      runSql('INSERT INTO playlists (user, title) VALUES (?, ?) RETURNING id', person.id, 'x')[0]?.id,
    );
    const otherDocuments = await Promise.all(
      [1, 2].map(() =>
        fixtures.make<{ id: number }>('/items/documents', { status: 'published', type: 'picture_book' }),
      ),
    );
    const documents = [documentId, ...otherDocuments.map(({ id }) => id)];
    const putItems = (id: number) => send('playlist-item', { playlist, document: id, is_in: true, note: 'Trang 2' });
    expect(
      countValues(
        (await Promise.all(documents.flatMap((id) => [putItems(id), putItems(id), putItems(id)]))).map(formatVerdict),
      ),
    ).toEqual({
      '200': 9,
    });
    const items = () =>
      runSql('SELECT id, document, note FROM playlist_items WHERE playlist = ? ORDER BY sort, id', playlist);
    expect(items()).toHaveLength(3);
    expect(items().every(({ note }) => note === 'Trang 2')).toBe(true);
    const reversedIds = items()
      .map(({ id }) => Number(id))
      .reverse();
    expect((await send('playlist-order', { playlist, items: [...reversedIds, 999_999] })).status).toBe(204);
    expect(items().map(({ id }) => Number(id))).toEqual(reversedIds);
    // Items that an outdated browser tab does not list go to the end.
    expect((await send('playlist-order', { playlist, items: reversedIds.slice(1) })).status).toBe(204);
    expect(items().map(({ id }) => Number(id))).toEqual([...reversedIds.slice(1), reversedIds[0]]);
    changeRows('UPDATE playlists SET deleted_at = 1 WHERE id = ?', playlist);
    expect(formatVerdict(await putItems(documentId))).toBe('403 FORBIDDEN playlist');
  });
});

describe('a shared playlist', () => {
  const readSharedPlaylist = (token: unknown) => post('/auth-extend/shared-playlist', { token });
  const tokenOf = (answer: Awaited<ReturnType<typeof send>>) => (answer.data as { token: string }).token;

  it('shows the list and its tips, nothing of who made it, and is dead once revoked', async () => {
    const playlist = Number(
      runSql(
        'INSERT INTO playlists (user, title, description) VALUES (?, ?, ?) RETURNING id',
        person.id,
        'Lớp 2A',
        'Thứ sáu',
      )[0]?.id,
    );
    await send('playlist-item', { playlist, document: documentId, is_in: true, note: 'Hỏi về trang 3' });
    // A playlist does not show unpublished documents.
    const draft =
      runSql("INSERT INTO documents (status, type) VALUES ('draft', 'picture_book') RETURNING id")[0]?.id ?? 0;
    changeRows('INSERT INTO playlist_items (playlist, document, sort) VALUES (?, ?, 0)', playlist, draft);
    const shared = await Promise.all([1, 2, 3].map(() => send('share-playlist', { playlist, is_shared: true })));
    const token = tokenOf(shared[0] as never);
    expect(new Set(shared.map(tokenOf)).size).toBe(1);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const answer = await readSharedPlaylist(token);
    expect(answer.data).toEqual({
      title: 'Lớp 2A',
      description: 'Thứ sáu',
      items: [{ document: documentId, note: 'Hỏi về trang 3' }],
    });
    changeRows('DELETE FROM documents WHERE id = ?', draft);
    for (const secret of [person.id, person.username, person.email]) expect(answer.text).not.toContain(secret);
    // The table stores only the hash of the link's token.
    expect(count('SELECT count(*) AS n FROM share_links WHERE token_hash = ?', token)).toBe(0);
    expect((await fetch(`${stack().siteUrl}/en/playlist/${token}`)).status).toBe(200);
    const page = await fetch(`${stack().siteUrl}/danh-sach-phat/${token}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).toContain('Lớp 2A');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.getSetCookie()).toEqual([]);
    expect(html).not.toContain(person.username);

    expect((await send('share-playlist', { playlist, is_shared: false })).data).toEqual({ token: null });
    expect(formatVerdict(await readSharedPlaylist(token))).toBe('403 INVALID_TOKEN token');
    expect((await fetch(`${stack().siteUrl}/danh-sach-phat/${token}`)).status).toBe(404);
    const nextToken = tokenOf(await send('share-playlist', { playlist, is_shared: true }));
    expect(nextToken).not.toBe(token);
    expect((await readSharedPlaylist(nextToken)).status).toBe(200);
    changeRows('UPDATE playlists SET deleted_at = ? WHERE id = ?', Date.now(), playlist);
    expect(formatVerdict(await readSharedPlaylist(nextToken))).toBe('403 INVALID_TOKEN token');
    for (const wrongToken of ['x', '0'.repeat(32), { _eq: 1 }, undefined])
      expect((await readSharedPlaylist(wrongToken)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('reading history', () => {
  const reportPage = (page: number, otherFields: Record<string, unknown> = {}) =>
    send('progress', {
      document: documentId,
      language: 'vi-VN',
      page,
      page_count: 8,
      position_ms: 1200,
      is_finished: false,
      ...otherFields,
    });
  const rows = () => runSql('SELECT page, progress, is_finished FROM watched WHERE user = ?', person.id);

  it('keeps nothing before it is agreed to, one row a document after, and nothing more once it is paused', async () => {
    expect((await reportPage(2)).data).toEqual({ recorded: false });
    expect(rows()).toEqual([]);
    expect((await send('history-consent', { is_recorded: true })).data).toEqual({ is_recorded: true });
    await send('history-consent', { is_recorded: true });
    expect(countValues((await Promise.all([2, 3, 4, 4].map((page) => reportPage(page)))).map(formatVerdict))).toEqual({
      '200': 4,
    });
    await reportPage(4);
    expect(rows()).toEqual([{ page: 4, progress: 0.5, is_finished: 0 }]);
    await reportPage(8, { is_finished: true });
    expect(rows()).toEqual([{ page: 8, progress: 1, is_finished: 1 }]);
    expect((await reportPage(1, { document: draftId })).data).toEqual({ recorded: false });
    await send('history-consent', { is_recorded: false });
    expect((await reportPage(1)).data).toEqual({ recorded: false });
    expect(rows()).toHaveLength(1);
    const consents = runSql('SELECT is_granted, date_withdrawn FROM consents WHERE user = ? ORDER BY id', person.id);
    expect(consents).toEqual([
      { is_granted: 1, date_withdrawn: expect.anything() },
      { is_granted: 0, date_withdrawn: null },
    ]);
    expect((await send('clear-history', {})).data).toEqual({ removed: 1 });
    expect(rows()).toEqual([]);
  });

  it('is kept for the months of the setting, a deleted playlist for 30 days', async () => {
    const day = 24 * 60 * 60 * 1000;
    const expiredAt = Date.now() - 370 * day;
    changeRows(
      'INSERT INTO watched (user, document, page, date_created, date_updated) VALUES (?, ?, 1, ?, ?)',
      person.id,
      documentId,
      expiredAt,
      expiredAt,
    );
    const createPlaylist = (deletedAt: number) =>
      Number(
        runSql(
          'INSERT INTO playlists (user, title, deleted_at) VALUES (?, ?, ?) RETURNING id',
          person.id,
          'Cũ',
          deletedAt,
        )[0]?.id,
      );
    const [expiredId, keptId] = [createPlaylist(Date.now() - 31 * day), createPlaylist(Date.now() - 29 * day)];
    // The clean-up runs every hour and at every start of Directus.
    await stack().stop('directus');
    await stack().start('directus');
    await stack().untilReady('directus');
    await expect.poll(rows, { timeout: 30_000 }).toEqual([]);
    await expect
      .poll(() => runSql('SELECT id FROM playlists WHERE id IN (?, ?)', expiredId, keptId).map(({ id }) => id), {
        timeout: 30_000,
      })
      .toEqual([keptId]);
  }, 120_000);
});

describe('a picture', () => {
  const createPicture = async (format: 'jpeg' | 'png' | 'webp' | 'gif', side = 900) => {
    const image = sharp({ create: { width: side, height: side + 300, channels: 3, background: '#2a62ba' } });
    // Adds EXIF data, as a camera does. The endpoint must remove the EXIF data.
    return (
      await image
        .withExif({ IFD0: { Copyright: 'Bi-mat-cua-Na' } })
        .toFormat(format)
        .toBuffer()
    ).toString('base64');
  };
  const storedFiles = () =>
    runSql('SELECT id, type, width, height FROM directus_files WHERE uploaded_by = ?', person.id);

  it('is drawn again, square, without what the camera wrote, and replaces the one before', async () => {
    for (const format of ['png', 'webp', 'jpeg'] as const) {
      const answer = await send('avatar', { picture: await createPicture(format) });
      expect(answer.status, answer.text).toBe(200);
    }
    const [file, ...otherFiles] = storedFiles();
    expect(otherFiles).toEqual([]);
    expect(file).toMatchObject({ type: 'image/webp', width: 512, height: 512 });
    const answer = await requestWithCookies(`/assets/${file?.id}`, person.cookies);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Bi-mat-cua-Na')).toBe(false);
    // No cache may store the response of the site, not even the cache of the owner's browser.
    const headers = { cookie: `hat_nang_token=${person.cookies.hat_nang_token}` };
    const ownerResponse = await fetch(`${stack().siteUrl}/api/assets/${file?.id}?key=avatar-96`, { headers });
    expect([ownerResponse.status, ownerResponse.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(`${stack().siteUrl}/api/assets/${file?.id}?key=avatar-96`)).status).toBe(403);
  });

  it('of another kind, broken or too large is refused, and the one there is stays', async () => {
    const filesBefore = storedFiles();
    const html = Buffer.from('<html><script>alert(1)</script>').toString('base64');
    for (const [wrongPicture, expected] of [
      [html, '400 FAILED_VALIDATION picture'],
      [await createPicture('gif'), '400 FAILED_VALIDATION picture'],
      [(await createPicture('png')).slice(0, 400), '400 FAILED_VALIDATION picture'],
      ['not base64!', '400 FAILED_VALIDATION picture'],
      ['A'.repeat(2_900_000), '400 FAILED_VALIDATION picture'],
      [12, '400 FAILED_VALIDATION picture'],
    ] as const) {
      expect(formatVerdict(await send('avatar', { picture: wrongPicture }))).toBe(expected);
    }
    expect(storedFiles()).toEqual(filesBefore);
    const { body } = await admin<{ avatar: string }>('GET', `/users/${person.id}?fields=avatar`);
    expect(body.data.avatar).toBe(filesBefore[0]?.id);
    expect((await send('avatar', { picture: null })).data).toEqual({ avatar: null });
    expect(storedFiles()).toEqual([]);
  });
});
