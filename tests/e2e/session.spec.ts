import type { Page, Request } from '@playwright/test';
import { accountButton, logIn, logOut, newMember, removeMembers, signInButton } from '../support/member.ts';
import { asSitePage } from '../support/origins.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { say } from '../support/texts.ts';

// A browser logs every refusal of the server to its console.
test.use({ tolerates: /status of [45]\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
test.afterAll(removeMembers);

const isRefresh = (request: Request) => request.url().endsWith('/api/auth/refresh');
const countRefreshes = (page: Page) => {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (isRefresh(request)) seen.count += 1;
  });
  return seen;
};

/** When the page last renewed its session, by its own clock. */
const refreshedAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(JSON.parse(localStorage.getItem('session') ?? '{}').refreshedAt));

test('two tabs: who logs in or out in one is in or out in the other', async ({ page, context }) => {
  const [member, other] = [await newMember(), await newMember({ role: 'adult' })];
  const second = await context.newPage();
  await second.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(second);
  await logIn(page, 'vi', member);
  await expect(accountButton(second, 'vi')).toContainText(member.username);
  await logOut(second, 'vi');
  await expect(signInButton(page, 'vi')).toBeVisible();
  await expect(accountButton(page, 'vi')).toBeHidden();

  await logIn(second, 'vi', other);
  await expect(accountButton(page, 'vi')).toContainText(other.username);
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('adult');
});

test('refreshed 15 minutes after the user was fetched, by one tab for all', async ({ page, context }) => {
  const member = await newMember();
  // The clock is that of all tabs.
  await page.clock.install();
  await logIn(page, 'vi', member);
  const second = await context.newPage();
  await second.goto('/tin-tuc');
  await expect(accountButton(second, 'vi')).toContainText(member.username);
  const answers: number[] = [];
  context.on('response', (answer) => {
    if (isRefresh(answer.request())) answers.push(answer.status());
  });
  await page.clock.fastForward('14:00');
  expect(answers).toEqual([]);
  await page.clock.fastForward('01:05');
  await expect.poll(() => answers).toEqual([200]);
  // The second tab's own time comes a little later: the first has done it for both.
  await page.clock.fastForward('02:00');
  await second.waitForTimeout(1000);
  expect(answers).toEqual([200]);
  await expect(accountButton(page, 'vi')).toBeVisible();
  await expect(accountButton(second, 'vi')).toBeVisible();
});

test('refreshed 30 seconds before the end of a session that is not remembered', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'vi', await newMember());
  const before = await refreshedAt(page);
  await page.clock.fastForward('15:01');
  // The answer may be here before the page has read it and set its next time.
  await expect.poll(() => refreshedAt(page)).toBeGreaterThan(before);
  const seen = countRefreshes(page);
  await page.clock.fastForward('11:58:00');
  expect(seen.count).toBe(0);
  const second = page.waitForRequest(isRefresh);
  await page.clock.fastForward('01:40');
  await second;
});

test('a refresh that fails says nothing and signs nobody out; it is made up for', async ({ page, context }) => {
  const member = await newMember();
  await page.clock.install();
  await logIn(page, 'vi', member);
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', isRefresh);
  await page.clock.fastForward('15:01');
  await failed;
  await expect(accountButton(page, 'vi')).toContainText(member.username);
  // Long enough for a message to appear, if there were one.
  await page.waitForTimeout(1000);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await context.setOffline(false);
  const before = await refreshedAt(page);
  await page.clock.fastForward('01:01');
  await expect.poll(() => refreshedAt(page)).toBeGreaterThan(before);
  await expect(accountButton(page, 'vi')).toContainText(member.username);
});

test('a back end that does not answer leaves a visitor signed in', async ({ page }) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  await page.route('**/api/users/me**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.reload();
  await waitForHydration(page);
  await expect(accountButton(page, 'vi')).toBeVisible();
  await expect(signInButton(page, 'vi')).toBeHidden();
  await page.unroute('**/api/users/me**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(accountButton(page, 'vi')).toContainText(member.username);
});

test('a laptop that wakes up after the session has ended elsewhere shows nobody', async ({ page, context }) => {
  await logIn(page, 'vi', await newMember());
  await context.request.post('/api/auth/logout', { headers: asSitePage(), data: { mode: 'session' } });
  await expect(accountButton(page, 'vi')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signInButton(page, 'vi')).toBeVisible();
  await expect(accountButton(page, 'vi')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBeNull();
});

test('a session that the server has ended is over at the next look, and its cookies are gone', async ({
  page,
  context,
}) => {
  await logIn(page, 'vi', await newMember());
  const token = (await context.cookies()).find(({ name }) => name.endsWith('_token'));
  await context.request.post('/api/auth/logout', { headers: asSitePage(), data: { mode: 'session' } });
  await context.addCookies([
    { name: token?.name ?? '', value: token?.value ?? '', url: page.url(), httpOnly: true, sameSite: 'Lax' },
    { name: 'signed-in', value: '1', url: page.url() },
  ]);
  await page.goto('/tin-tuc');
  await expect(signInButton(page, 'vi')).toBeVisible();
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).filter((name) => /token|signed-in/.test(name)))
    .toEqual([]);
});

test('Back after logging out shows nobody (a page that the browser kept)', async ({ page }) => {
  await logIn(page, 'vi', await newMember());
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  await logOut(page, 'vi');
  await page.goBack();
  await expect(page).toHaveURL('/tin-tuc');
  await expect(signInButton(page, 'vi')).toBeVisible();
  await expect(accountButton(page, 'vi')).toBeHidden();
});

test('a log-out that fails says so, and the account is still shown', async ({ page }) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await accountButton(page, 'vi').click();
  await page.getByRole('button', { name: say('vi', 'account:menu.logOut') }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText(say('vi', 'account:menu.logOutFailed'));
  await expect(accountButton(page, 'vi')).toContainText(member.username);
});

test('who is not signed in asks the back end nothing, and nobody flashes', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(users|auth)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/tin-tuc', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);

  await logIn(page, 'vi', await newMember());
  // Before any script of the page has run, the head already shows the account.
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.goto('/tin-tuc', { waitUntil: 'domcontentloaded' });
  await expect(accountButton(page, 'vi')).toBeVisible();
  await expect(signInButton(page, 'vi')).toBeHidden();
});
