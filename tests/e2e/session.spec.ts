import type { Page, Request } from '@playwright/test';
import { accountButton, logIn, logOut, newMember, removeMembers, signInButton } from '../support/member.ts';
import { siteOriginHeader } from '../support/origins.ts';
import { expect, test, waitForHydration } from '../support/test.ts';
import { translate } from '../support/texts.ts';

// A browser logs every refused request to its console.
test.use({ tolerates: /status of [45]\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
test.afterAll(removeMembers);

const isRefresh = (request: Request) => request.url().endsWith('/api/auth/refresh');
const countRefreshes = (page: Page) => {
  const refreshes = { count: 0 };
  page.on('request', (request) => {
    if (isRefresh(request)) refreshes.count += 1;
  });
  return refreshes;
};

/** Returns the time of the page's last session refresh, by the clock of the page. */
const readRefreshedAt = (page: Page): Promise<number> =>
  page.evaluate(() => Number(JSON.parse(localStorage.getItem('session') ?? '{}').refreshedAt));

test('a log-in or log-out in one tab applies to the other', async ({ page, context }) => {
  const [member, otherMember] = [await newMember(), await newMember({ role: 'adult' })];
  const secondTab = await context.newPage();
  await secondTab.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(secondTab);
  await logIn(page, 'vi', member);
  await expect(accountButton(secondTab, 'vi')).toContainText(member.username);
  await logOut(secondTab, 'vi');
  await expect(signInButton(page, 'vi')).toBeVisible();
  await expect(accountButton(page, 'vi')).toBeHidden();

  await logIn(secondTab, 'vi', otherMember);
  await expect(accountButton(page, 'vi')).toContainText(otherMember.username);
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBe('adult');
});

test('one tab refreshes the session for all, 15 minutes after the user was fetched', async ({ page, context }) => {
  const member = await newMember();
  // The installed clock applies to all tabs of the context.
  await page.clock.install();
  await logIn(page, 'vi', member);
  const secondTab = await context.newPage();
  await secondTab.goto('/tin-tuc');
  await expect(accountButton(secondTab, 'vi')).toContainText(member.username);
  const answers: number[] = [];
  context.on('response', (answer) => {
    if (isRefresh(answer.request())) answers.push(answer.status());
  });
  await page.clock.fastForward('14:00');
  expect(answers).toEqual([]);
  await page.clock.fastForward('01:05');
  await expect.poll(() => answers).toEqual([200]);
  // The timer of the second tab fires a little later. The second tab skips the refresh, because the first tab has already refreshed the session.
  await page.clock.fastForward('02:00');
  await secondTab.waitForTimeout(1000);
  expect(answers).toEqual([200]);
  await expect(accountButton(page, 'vi')).toBeVisible();
  await expect(accountButton(secondTab, 'vi')).toBeVisible();
});

test('a session that is not remembered is refreshed 30 seconds before its end', async ({ page }) => {
  await page.clock.install();
  await logIn(page, 'vi', await newMember());
  const refreshedBefore = await readRefreshedAt(page);
  await page.clock.fastForward('15:01');
  // Waits until the page has handled the response, because only then does the page start its next timer.
  await expect.poll(() => readRefreshedAt(page)).toBeGreaterThan(refreshedBefore);
  const refreshes = countRefreshes(page);
  await page.clock.fastForward('11:58:00');
  expect(refreshes.count).toBe(0);
  const lastRefresh = page.waitForRequest(isRefresh);
  await page.clock.fastForward('01:40');
  await lastRefresh;
});

test('a failed refresh shows no message, keeps the session, and is repeated later', async ({ page, context }) => {
  const member = await newMember();
  await page.clock.install();
  await logIn(page, 'vi', member);
  await context.setOffline(true);
  const failedRefresh = page.waitForEvent('requestfailed', isRefresh);
  await page.clock.fastForward('15:01');
  await failedRefresh;
  await expect(accountButton(page, 'vi')).toContainText(member.username);
  // Within one second an unwanted message would appear.
  await page.waitForTimeout(1000);
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
  await context.setOffline(false);
  const refreshedBefore = await readRefreshedAt(page);
  await page.clock.fastForward('01:01');
  await expect.poll(() => readRefreshedAt(page)).toBeGreaterThan(refreshedBefore);
  await expect(accountButton(page, 'vi')).toContainText(member.username);
});

test('a back end that does not answer keeps the member signed in', async ({ page }) => {
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

test('a page that becomes visible after the session ended elsewhere shows no member', async ({ page, context }) => {
  await logIn(page, 'vi', await newMember());
  await context.request.post('/api/auth/logout', { headers: siteOriginHeader(), data: { mode: 'session' } });
  await expect(accountButton(page, 'vi')).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(signInButton(page, 'vi')).toBeVisible();
  await expect(accountButton(page, 'vi')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('role'))).toBeNull();
});

test('a session that the server has ended is removed with its cookies at the next page load', async ({
  page,
  context,
}) => {
  await logIn(page, 'vi', await newMember());
  const token = (await context.cookies()).find(({ name }) => name.endsWith('_token'));
  await context.request.post('/api/auth/logout', { headers: siteOriginHeader(), data: { mode: 'session' } });
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

test('Back after a log-out shows no member (back/forward cache)', async ({ page }) => {
  await logIn(page, 'vi', await newMember());
  await page.goto('/trang/chinh-sach-bao-mat');
  await waitForHydration(page);
  await logOut(page, 'vi');
  await page.goBack();
  await expect(page).toHaveURL('/tin-tuc');
  await expect(signInButton(page, 'vi')).toBeVisible();
  await expect(accountButton(page, 'vi')).toBeHidden();
});

test('a failed log-out shows a message, and the account is still shown', async ({ page }) => {
  const member = await newMember();
  await logIn(page, 'vi', member);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await accountButton(page, 'vi').click();
  await page.getByRole('button', { name: translate('vi', 'account-pages:menu.logOut') }).click();
  await expect(page.locator('[data-toast="error"]')).toContainText(translate('vi', 'account-pages:menu.logOutFailed'));
  await expect(accountButton(page, 'vi')).toContainText(member.username);
});

test('visitors send no request to the back end, and the header of members does not flash', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/(users|auth)/.test(request.url())) requests.push(request.url());
  });
  await page.goto('/tin-tuc', { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);

  await logIn(page, 'vi', await newMember());
  // The header shows the account before any script of the page has run.
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.goto('/tin-tuc', { waitUntil: 'domcontentloaded' });
  await expect(accountButton(page, 'vi')).toBeVisible();
  await expect(signInButton(page, 'vi')).toBeHidden();
});
