import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSql } from './database.ts';
import { createMemberData } from './member-data.ts';
import {
  ACCOUNT_PATH,
  createSignedInMember,
  requestWithCookies,
  SESSION_COOKIE,
  type SignedInMember,
  unzip,
} from './profile-support.ts';
import { newKidForm, removeMembers } from './support.ts';

let kid: SignedInMember;
let otherMember: SignedInMember;
let playlist: string;

beforeAll(async () => {
  kid = await createSignedInMember(await newKidForm());
  otherMember = await createSignedInMember();
  playlist = (await createMemberData(kid)).playlist;
  await createMemberData(otherMember);
});
afterAll(removeMembers);

async function download(query = '', person = kid) {
  const answer = await requestWithCookies(`${ACCOUNT_PATH}/data${query}`, person.cookies);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { answer, files: answer.ok ? unzip(bytes) : {}, text: bytes.toString('utf8') };
}

it('gives everything of one’s own in a zip: JSON, a page in the own language, and the files', async () => {
  const { answer, files } = await download();
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="du-lieu-cua-toi-\d{4}-\d\d-\d\d\.zip"$/,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const names = Object.keys(files);
  expect(names.slice(0, 2)).toEqual(['data.json', 'du-lieu-cua-toi.html']);
  // The zip contains the current profile picture, and an upload that was never a profile picture. The zip does not contain the replaced profile picture.
  const fileNames = names.slice(2).sort((a, b) => (a.slice(43) < b.slice(43) ? -1 : 1));
  expect(fileNames.map((name) => name.replace(/^files\/[\w-]{36}-/, ''))).toEqual(['anh-cua-na.png', 'avatar.webp']);
  expect(files[fileNames[0] ?? '']?.subarray(1, 4).toString()).toBe('PNG');
  expect(files[fileNames[1] ?? '']?.subarray(8, 12).toString()).toBe('WEBP');
  const data = JSON.parse(String(files['data.json']));
  expect(data.profile[0]).toMatchObject({
    username: kid.username,
    email: kid.email,
    first_name: 'Bé Na',
    phone: '0912345678',
    kind: 'kid',
    is_history_recorded: true,
    deletion_requested_at: null,
  });
  expect(data.profile[0].gender).toMatch(/\p{L}{2}/u);
  expect(data.favorites).toHaveLength(2);
  expect(data.favorites[0].document).toMatch(/\p{L}{2}/u);
  expect(data.playlists).toMatchObject([{ title: playlist, deleted_at: null }, { deleted_at: expect.any(String) }]);
  expect(data.playlist_items).toMatchObject([{ playlist, note: 'Trang 3 hay nhất' }]);
  expect(data.watched).toMatchObject([{ page: 3, position: 100, progress: 0.5, is_finished: false }]);
  expect(data.share_links).toMatchObject([{ playlist, is_revoked: false }]);
  expect(data.consents.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['history', 'privacy']);
  expect(data.messages).toMatchObject([{ email: kid.email }]);
  expect(data.answers).toMatchObject([{ text: `Chào ${kid.username}` }]);
  for (const section of ['disabilities', 'files', 'sessions', 'activity'])
    expect(data[section].length).toBeGreaterThan(0);
  const page = String(files['du-lieu-cua-toi.html']);
  expect(page).toContain('<html lang="vi">');
  expect(page).toContain('Lịch sử xem');
  expect(page).toContain(playlist);
});

it('speaks the language that is asked for', async () => {
  const { files } = await download('?language=en-US');
  expect(String(files['my-data.html'])).toContain('<html lang="en">');
  expect(String(files['my-data.html'])).toContain('Reading history');
});

it('holds nothing of anybody else, no hash and no key', async () => {
  const { files } = await download();
  const allText = `${files['data.json']}${files['du-lieu-cua-toi.html']}`;
  for (const foreignValue of [otherMember.id, otherMember.email, otherMember.username])
    expect(allText).not.toContain(foreignValue);
  const secrets = [
    ...runSql('SELECT password AS secret FROM directus_users WHERE id = ?', kid.id),
    ...runSql('SELECT token AS secret FROM directus_sessions WHERE "user" = ?', kid.id),
    ...runSql('SELECT token_hash AS secret FROM share_links WHERE "user" = ?', kid.id),
  ].map(({ secret }) => String(secret));
  for (const secret of [...secrets, kid.cookies[SESSION_COOKIE] ?? '']) expect(allText).not.toContain(secret);
});

it.each([
  ['?language=fr-FR', 'language'],
  ['?language[]=vi-VN', 'language'],
  ['?user=x', 'user'],
])('refuses %s', async (query, field) => {
  const { answer, text } = await download(query, otherMember);
  expect(answer.status).toBe(400);
  expect(JSON.parse(text).errors[0].extensions.field).toBe(field);
});

it('stops at five an hour', async () => {
  const person = await createSignedInMember();
  const statuses = [];
  for (let i = 0; i < 6; i++) statuses.push((await download('', person)).answer.status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
