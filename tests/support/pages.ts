import type { Lang } from '@hat-nang/model/languages';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { translate } from './texts.ts';

/** Copies the link of an item, as a person who shares it does. Checks the copied address, and that a reload shows the same item. The page must be hydrated. */
export async function shareAndReload(page: Page, lang: Lang, path: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stack().siteUrl });
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: translate(lang, 'common:share.copy') }).click();
  await expect(page.getByText(translate(lang, 'common:share.copied'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stack().siteUrl + path);
  await page.reload();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Sets the cookies of a visitor who has made the starting choice. Otherwise Home would redirect (docs/design-notes.md "starting"). */
export async function setStartingChoice(
  context: BrowserContext,
  otherCookies: Record<string, string> = {},
): Promise<void> {
  const cookies = { starting: 'kid', lang: 'vi', ...otherCookies };
  await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: stack().siteUrl })));
}

/** Addresses that a test opens until they show a recent change, by page. Until then the site may answer 404. */
const awaitedUrls = new WeakMap<Page, Set<string>>();

/** Lets a page answer 404 at an address without a problem, because the test waits until the site knows a new item there. */
export function allowMissing(page: Page, path: string): void {
  const urls = awaitedUrls.get(page) ?? new Set();
  awaitedUrls.set(page, urls.add(new URL(path, stack().siteUrl).href));
}

/**
 * Collects problems that no page may have: uncaught errors, console errors, policy violations, requests to other hosts. A prefetch may answer 404, because
 * other tests remove items that a list has just shown, and 500 or 503, because Directus may get too little processor time while other tests run.
 */
export function watchProblems(page: Page): { problems: string[] } {
  const problems: string[] = [];
  const prefetchedUrls = new Set<string>();
  const ownHost = new URL(stack().siteUrl).host;
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const isAllowed =
      (prefetchedUrls.has(url) && /status of (404|500|503)/.test(message.text())) ||
      (awaitedUrls.get(page)?.has(url) && message.text().includes('status of 404'));
    if (message.type() === 'error' && !isAllowed) problems.push(`console: ${message.text()} (${url})`);
  });
  page.on('request', (request) => {
    if (request.headers()['next-router-prefetch']) prefetchedUrls.add(request.url());
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== ownHost) problems.push(`third party: ${request.url()}`);
  });
  return { problems };
}

/** Blocks storage as some browsers do: each access to it throws. Call this function before the page loads. */
export async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
  });
}
