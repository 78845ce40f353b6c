/** Steps in the Studio, for browser tests. The Studio is third-party code, so the steps find elements by icons, field names, input types and texts. */
import type { Page } from '@playwright/test';
import { stack } from '../setup/stack.ts';
import { findSmallTargets, findViolations, widths } from './axe.ts';
import { expect } from './test.ts';

/** Returns the first field with this name in the open form. */
export const formField = (page: Page, name: string) => page.locator(`[data-field=${name}]`).first();

/** Presses "Save". While a version is open, the button has another icon and saves the version. */
export const pressSave = (page: Page) =>
  page.locator('header button:is(:has([data-icon=check]), :has([data-icon=beenhere]))').first().click();

/** Chooses a status in the open form, by its name in the Studio. */
export async function setStatus(page: Page, name: string): Promise<void> {
  await formField(page, 'status').locator('.input').first().click();
  await page.getByText(name, { exact: true }).last().click();
}

/**
 * Logs in with a redirect to an item that has a title. The Studio then loads its large scripts only once.
 * @param path of the item inside `/content`, with the query of a version: `news/1?version=draft`
 */
export async function logInAndOpen(page: Page, roleName: 'admin' | 'editor' | 'reviewer', path: string): Promise<void> {
  const { directusUrl, credentials } = stack();
  // Leaves the Studio first, because its open page sends requests that fail without the cookie.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${directusUrl}/admin/login?redirect=${encodeURIComponent(`/content/${path}`)}`);
  await page.locator('input[type=email]').fill(credentials[roleName].email);
  await page.locator('input[type=password]').fill(credentials[roleName].password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => `${url.pathname}${url.search}`.endsWith(`admin/content/${path}`));
  // On busy cores the first form may take longer than a page of the site.
  await expect(formField(page, 'title').locator('input')).toBeVisible({ timeout: 60_000 });
}

/** Expects a page that an extension adds to the Studio to have no axe violation, no small target and no overflow, wide and narrow, light and dark. */
export async function expectAccessibleStaffPage(page: Page): Promise<void> {
  const problems: string[] = [];
  for (const [name, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      problems.push(...(await findViolations(page)).map((violation) => `${name}, ${colorScheme}: ${violation}`));
    }
    expect(await findSmallTargets(page, 'main'), name).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBeLessThanOrEqual(0);
  }
  expect(problems).toEqual([]);
}
