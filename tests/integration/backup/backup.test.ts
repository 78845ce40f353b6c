/** Makes a backup of a running project and restores it into another project. The other project has all writes acknowledged before the backup. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { makeBackup } from '../../../scripts/stack/backup.ts';
import { restoreBackup } from '../../../scripts/stack/restore.ts';
import { readJson, type Secrets } from '../../../scripts/stack/secrets.ts';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { startTestStack } from '../../../scripts/testing/test-stack.ts';
import { stack } from '../../setup/stack.ts';
import { content, createNews } from '../../support/content.ts';
import { pixelPng } from '../../support/pixel.ts';
import { repeatDuring } from '../../support/repeat-during.ts';

const root = mkdtempSync(join(tmpdir(), 'hat-nang-backup-'));
let restoredStack: Stack | undefined;
afterAll(async () => {
  await restoredStack?.stop();
  rmSync(root, { recursive: true, force: true });
});

/**
 * Sends a request to a Directus as its administrator.
 * @throws Error if Directus refuses the request
 */
async function requestAsAdmin(url: string, token: string, path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

// PostgreSQL (containers, DATABASE_URL) has no data.db. tests/containers/operations.test.ts tests the backup of PostgreSQL.
it.skipIf(stack().settings.databaseUrl !== undefined)(
  'a copy taken under writes brings back rows, files and logins, a wrong deletion included',
  async () => {
    const { dataDir, directusUrl, adminToken, credentials } = stack();
    const form = new FormData();
    form.append('file', new Blob([pixelPng], { type: 'image/png' }), 'sao-lưu.png');
    const uploadResponse = await requestAsAdmin(directusUrl, adminToken, '/files', { method: 'POST', body: form });
    const fileId = ((await uploadResponse.json()) as { data: { id: string } }).data.id;
    const deletedItem = await createNews();

    const writtenRows: { id: number }[] = [];
    onTestFinished(async () => {
      for (const { id } of writtenRows) await content.remove('news', id);
    });
    const writeRow = async () => writtenRows.push(await createNews());
    let countBefore = 0;
    const { folder, manifest } = await repeatDuring(writeRow, 0, async () => {
      await vi.waitFor(() => expect(writtenRows.length).toBeGreaterThan(2), { timeout: 30_000 });
      countBefore = writtenRows.length;
      return makeBackup(dataDir, join(root, 'backup'));
    });
    await deletedItem.remove();
    await requestAsAdmin(directusUrl, adminToken, `/files/${fileId}`, { method: 'DELETE' });

    const target = join(root, 'data');
    await restoreBackup(folder, target);
    restoredStack = await startTestStack({ dataDir: target, only: ['directus'] });
    const { directus } = restoredStack.running.urls;
    const token = readJson<Secrets>(join(target, 'secrets.json'))?.adminToken ?? '';
    const answer = await requestAsAdmin(directus, token, '/items/news?fields=id&limit=-1');
    const restoredIds = ((await answer.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
    expect(restoredIds).toHaveLength(manifest.tables.news ?? 0);
    expect(restoredIds).toEqual(
      expect.arrayContaining([deletedItem.id, ...writtenRows.slice(0, countBefore).map(({ id }) => id)]),
    );
    // The backup shows one moment. If it contains a row that was written during the copy, it contains all earlier rows.
    const isKept = writtenRows.map(({ id }) => restoredIds.includes(id));
    expect(isKept.lastIndexOf(true)).toBeLessThan(isKept.includes(false) ? isKept.indexOf(false) : writtenRows.length);
    const picture = await requestAsAdmin(directus, token, `/assets/${fileId}`);
    expect(Buffer.from(await picture.arrayBuffer()).equals(pixelPng)).toBe(true);
    const login = await fetch(`${directus}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: credentials.editor.email, password: credentials.editor.password }),
    });
    expect(login.status).toBe(200);
  },
  180_000,
);
