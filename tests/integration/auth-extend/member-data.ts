import { stack } from '../../setup/stack.ts';
import { pageOrigin } from '../../support/origins.ts';
import { admin } from '../schema/support.ts';
import { runSql } from './database.ts';
import { ACCOUNT_PATH, type SignedInMember } from './profile-support.ts';
import { newClient } from './support.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates the data of a member: own rows, files, and rows that others write about the member. `playlist` is a title, `avatar` and `document` are ids. */
export async function createMemberData(
  person: SignedInMember,
): Promise<{ avatar: string; playlist: string; document: number }> {
  const callAsMember = async <T = { id: number }>(method: string, path: string, body?: unknown): Promise<T> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${stack().directusUrl}${path}`, {
      method,
      headers: {
        cookie: Object.entries(person.cookies)
          .map(([name, value]) => `${name}=${value}`)
          .join('; '),
        'x-forwarded-for': newClient(),
        origin: pageOrigin(),
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    return text === '' ? (undefined as T) : JSON.parse(text).data;
  };
  const publishedQuery = 'filter[status][_eq]=published&limit=1&fields=id';
  const readFirstId = async (collection: string) =>
    (await admin<Array<{ id: number }>>('GET', `/items/${collection}?${publishedQuery}`)).body.data[0]?.id ?? 0;
  const [document, news] = [await readFirstId('documents'), await readFirstId('news')];

  // Uploads a file that never becomes a profile picture, then two profile pictures. The second one replaces the first.
  const form = new FormData();
  form.set('file', new Blob([PNG], { type: 'image/png' }), 'anh-cua-na.png');
  await callAsMember('POST', '/files', form);
  const picture = PNG.toString('base64');
  await callAsMember('POST', `${ACCOUNT_PATH}/avatar`, { picture });
  const { avatar } = await callAsMember<{ avatar: string }>('POST', `${ACCOUNT_PATH}/avatar`, { picture });
  await callAsMember('PATCH', '/users/me', { first_name: 'Bé Na', phone: '0912345678' });
  await callAsMember('POST', `${ACCOUNT_PATH}/favorite`, { collection: 'documents', id: document, is_favorite: true });
  await callAsMember('POST', `${ACCOUNT_PATH}/favorite`, { collection: 'news', id: news, is_favorite: true });
  const title = `Truyện của ${person.username}`;
  const playlist = await callAsMember('POST', '/items/playlists', { title, description: 'Đọc trước khi ngủ' });
  const item = { playlist: playlist.id, document, is_in: true, note: 'Trang 3 hay nhất' };
  await callAsMember('POST', `${ACCOUNT_PATH}/playlist-item`, item);
  await callAsMember('POST', `${ACCOUNT_PATH}/share-playlist`, { playlist: playlist.id, is_shared: true });
  const deletedPlaylist = await callAsMember('POST', '/items/playlists', { title: `Đã xóa của ${person.username}` });
  await callAsMember('PATCH', `/items/playlists/${deletedPlaylist.id}`, { deleted_at: new Date().toISOString() });
  await callAsMember('POST', `${ACCOUNT_PATH}/history-consent`, { is_recorded: true });
  const readingProgress = { document, language: 'vi-VN', page: 3, page_count: 6, position_ms: 100, is_finished: false };
  await callAsMember('POST', `${ACCOUNT_PATH}/progress`, readingProgress);

  // Creates rows that are written about the member, not by the member's account.
  await admin('PATCH', `/users/${person.id}`, { last_name: `Nguyễn ${person.username}` });
  const contactMessage = await admin<{ id: number }>('POST', '/items/contact_messages', {
    name: 'Na',
    email: person.email,
    message: `Cháu là ${person.username}`,
  });
  const [event] = runSql('SELECT id FROM events LIMIT 1');
  runSql(
    `INSERT INTO event_registrations (id, event, email, name, people, access_needs, is_under_16, state)
     VALUES (?, ?, ?, ?, 1, ?, FALSE, 'registered')`,
    ...[crypto.randomUUID(), Number(event?.id), person.email, `Na ${person.username}`, 'Xe lăn'],
  );
  runSql(
    'INSERT INTO contact_answers (id, message, text) VALUES (?, ?, ?)',
    crypto.randomUUID(),
    contactMessage.body.data.id,
    `Chào ${person.username}`,
  );
  const { body } = await admin<{ id: string }>('GET', '/users/me?fields=id');
  const staffId = body.data.id;
  runSql('INSERT INTO directus_presets ("user", collection) VALUES (?, ?)', person.id, 'documents');
  const notice = 'INSERT INTO directus_notifications (recipient, sender, subject) VALUES (?, ?, ?)';
  runSql(notice, person.id, staffId, 'x');
  runSql(notice, staffId, person.id, 'x');
  const comment =
    'INSERT INTO directus_comments (id, collection, item, comment, user_created, user_updated) VALUES (?, ?, ?, ?, ?, ?)';
  runSql(comment, crypto.randomUUID(), 'directus_users', person.id, `Hỏi ${person.email}`, staffId, null);
  runSql(comment, crypto.randomUUID(), 'documents', String(document), 'Hay', person.id, staffId);
  runSql(comment, crypto.randomUUID(), 'documents', String(document), 'Hay', staffId, person.id);
  const revision = 'INSERT INTO directus_revisions (activity, collection, item, data, delta) VALUES (?, ?, ?, ?, ?)';
  const activity = runSql(
    `INSERT INTO directus_activity (action, "user", collection, item) VALUES ('update', ?, 'documents', ?) RETURNING id`,
    staffId,
    String(document),
  );
  for (const delta of [{ seen_by: person.id }, { contact: person.email.toUpperCase() }]) {
    runSql(revision, Number(activity[0]?.id), 'documents', String(document), '{}', JSON.stringify(delta));
  }
  return { avatar, playlist: title, document };
}
