import { href, type RouteKey } from '@hat-nang/model/routes';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testChromium } from '../setup/browser.ts';
import { stack } from '../setup/stack.ts';
import { newMember, removeMembers } from '../support/member.ts';
import { createPlaylist } from '../support/own-lists.ts';
import { readSeededDocument } from '../support/seeded.ts';
import { measureFile, recordScripts, sumSizes } from '../support/weights.ts';

/** Maximum total JavaScript of an account page in bytes (gzip, decision 250). */
const limit = 330_000;
const pages = ['account', 'favorites', 'watched', 'profileSettings', 'playlistDetail'] as const satisfies RouteKey[];

let browser: Awaited<ReturnType<typeof chromium.launch>>;
let playlistId: number;
let context: Awaited<ReturnType<typeof browser.newContext>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: testChromium() });
  context = await browser.newContext({ baseURL: stack().siteUrl });
  const member = await newMember();
  playlistId = await createPlaylist(member, 'Sách hay', [(await readSeededDocument()).id]);
  const { username, password } = member;
  const answer = await context.request.post('/api/auth/login', { data: { username, password, mode: 'session' } });
  expect(answer.status()).toBe(200);
});
afterAll(async () => {
  await browser?.close();
  await removeMembers();
});

it.each(pages)(`the page '%s' of a signed-in person stays within ${limit} bytes of JavaScript`, async (name) => {
  const page = await context.newPage();
  const scripts = recordScripts(page);
  await page.goto(href('vi', name, { id: playlistId }));
  // Placeholders are visible until the user's data has loaded.
  await page.locator('main :is(h2, button):visible').first().waitFor({ timeout: 30_000 });
  await page.waitForLoadState('networkidle');
  await page.close();
  const total = sumSizes(await Promise.all([...scripts].map(measureFile)), 'gzip');
  console.info(`${name}: ${(total / 1000).toFixed(1)} KB in ${scripts.size} files`);
  expect(scripts.size).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(limit);
});
