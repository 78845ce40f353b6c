/**
 * Tests `npm run db:move` with a copy that contains data of users. Afterwards the containers serve this data. The move replaces the data and secrets of
 * the stack, so scripts/testing/containers.ts runs this file last.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { readRunningState } from '../../scripts/stack/instance.ts';
import type { Credentials, Secrets } from '../../scripts/stack/secrets.ts';
import { startTestStack } from '../../scripts/testing/test-stack.ts';
import { stack } from '../setup/stack.ts';
import { pixelPng } from '../support/pixel.ts';
import { visibleText, visit } from '../support/site.ts';
import { composeFiles } from './compose-project.ts';
import { runCommand } from './docker.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hat-nang-moved-'));
const uniqueName = Date.now().toString(36);
const title = `Tin dọn nhà ${uniqueName}`;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Row = Record<string, unknown>;

/**
 * Sends a request to the Directus of the copy or of the containers.
 * @throws Error when Directus refuses it
 */
async function request<Data = Row[]>(
  url: string,
  token: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Data> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return (JSON.parse(text) as { data: Data }).data;
}

let copyAccess: { credentials: Credentials; secrets: Secrets };
let item: { id: number; path: string };
let fileId: string;
let playlistId: number;
let kidId: string;

/** Creates user data in the copy: an edited title, an uploaded file, a child's playlist. */
beforeAll(async () => {
  const copyStack = await startTestStack({ dataDir, only: ['directus'] });
  const { credentials, secrets, running } = copyStack;
  copyAccess = { credentials, secrets };
  const requestCopy = <Data = Row[]>(method: string, path: string, body?: unknown) =>
    request<Data>(running.urls.directus, secrets.adminToken, method, path, body);
  try {
    const [news] = await requestCopy<{ id: number; translations: { id: number; slug: string }[] }[]>(
      'GET',
      '/items/news?filter[status][_eq]=published&sort=-date_published&limit=1&fields=id,translations.id,translations.slug&deep[translations][_filter][languages_code][_eq]=vi-VN',
    );
    const [text] = news?.translations ?? [];
    item = { id: Number(news?.id), path: `/tin-tuc/${text?.slug}-${news?.id}` };
    await requestCopy('PATCH', `/items/news/${item.id}`, { translations: { update: [{ id: text?.id, title }] } });
    const form = new FormData();
    form.set('file', new Blob([pixelPng], { type: 'image/png' }), 'nha-moi.png');
    fileId = (await requestCopy<{ id: string }>('POST', '/files', form)).id;
    const [user] = await requestCopy('GET', `/users?filter[username][_eq]=${credentials.kid.username}&fields=id`);
    kidId = String(user?.id);
    playlistId = (
      await requestCopy<{ id: number }>('POST', '/items/playlists', { user: kidId, title: `Sách ${uniqueName}` })
    ).id;
  } finally {
    await copyStack.stop();
  }
}, 300_000);

it('moves all data of the copy into the containers, and they serve it', async () => {
  const { containers } = readRunningState(stack().dataDir) ?? {};
  // These visits fill the caches of the edge and of the site.
  for (const path of [item.path, '/tin-tuc']) expect(visibleText((await visit(path)).text)).not.toContain(title);
  const output = await runCommand('npm', ['run', 'db:move'], {
    env: {
      ...containers?.env,
      COMPOSE_FILE: composeFiles.join(delimiter),
      DATA_DIR: dataDir,
    },
  });
  const [, rows, tables, files] = (/(\d+) rows of (\d+) tables and (\d+) files/.exec(output) ?? []).map(Number);
  expect(rows, output).toBeGreaterThan(3000);
  expect(tables).toBeGreaterThan(60);
  expect(files).toBeGreaterThan(100);

  const { directusUrl } = stack();
  const requestStack = <Data = Row[]>(method: string, path: string, body?: unknown) =>
    request<Data>(directusUrl, copyAccess.secrets.adminToken, method, path, body);
  // Until the site is back, the edge serves cached pages, which still have the old title.
  await vi.waitFor(
    async () => {
      expect((await fetch(`${directusUrl}/server/ready`)).status).toBe(200);
      expect((await visit('/api/health')).status).toBe(200);
      for (const path of [item.path, '/tin-tuc']) expect(visibleText((await visit(path)).text), path).toContain(title);
    },
    { timeout: 120_000, interval: 500 },
  );
  const download = await fetch(`${directusUrl}/assets/${fileId}`, {
    headers: { authorization: `Bearer ${copyAccess.secrets.adminToken}` },
  });
  expect([download.status, Buffer.from(await download.arrayBuffer()).equals(pixelPng)]).toEqual([200, true]);

  // A child logs in with the old password. The child's playlist is there, and a new playlist gets a higher id.
  const { username, password } = copyAccess.credentials.kid;
  const login = await fetch(`${directusUrl}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, mode: 'session' }),
  });
  expect(login.status).toBe(200);
  const readPlaylists = () =>
    requestStack('GET', `/items/playlists?filter[user][_eq]=${kidId}&fields=id,title&sort=id`);
  expect(await readPlaylists()).toContainEqual({ id: playlistId, title: `Sách ${uniqueName}` });
  const { id } = await requestStack<{ id: number }>('POST', '/items/playlists', {
    user: kidId,
    title: 'Sau khi dọn nhà',
  });
  expect(id).toBeGreaterThan(playlistId);
  expect(await readPlaylists()).toContainEqual({ id, title: 'Sau khi dọn nhà' });
}, 300_000);
