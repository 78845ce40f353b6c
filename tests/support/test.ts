// biome-ignore-all lint/performance/noBarrelFile: Playwright's expect is beside our own test, as in Playwright itself

import type { Lang } from '@hat-nang/model/languages';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { allowMissing, setStartingChoice, watchProblems } from './pages.ts';
import { isOfRemovedPicture } from './stored-picture.ts';

interface Options {
  /** Problems that the page of this test may have, such as the console error of a missing page (404). By default none is allowed. */
  tolerates: RegExp | undefined;
  /** Earlier choice of the visitor on the starting page; '' for a first visit. */
  starting: '' | 'kid' | 'adult' | 'skip';
  lang: Lang;
}

/**
 * Logs policy violations to the console, which `watchProblems` reads. The function runs in each page, because Chromium reports a refused `eval` only with
 * this event.
 */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy violation: ${effectiveDirective} ${blockedURI}`),
  );

/**
 * Provides a visitor who has made the starting choice. After each test, `page` and the other tabs of its context must have had no error, no policy violation
 * and no request to another host. Contexts that a test creates are not watched.
 */
export const test = base.extend<Options & { clean: undefined }>({
  tolerates: [undefined, { option: true }],
  starting: ['kid', { option: true }],
  lang: ['vi', { option: true }],
  context: async ({ context, starting, lang }, use) => {
    if (starting) await setStartingChoice(context, { starting, lang });
    await context.addInitScript(reportViolations);
    await use(context);
  },
  clean: [
    async ({ context, page, tolerates }, use) => {
      const watches = [watchProblems(page)];
      context.on('page', (tab) => watches.push(watchProblems(tab)));
      await use(undefined);
      // A pending route handler would continue after the page is closed, and cause an unhandled rejection.
      for (const openPage of context.pages()) await openPage.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpectedProblems: string[] = [];
      for (const message of watches.flatMap(({ problems }) => problems))
        if (!tolerates?.test(message) && !(await isOfRemovedPicture(message))) unexpectedProblems.push(message);
      const summary = [...new Set(unexpectedProblems.map((message) => message.slice(0, 300)))].slice(0, 5);
      expect(summary, `Problems of the page: ${summary.join('; ')}`).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the scripts of the page run. The page then replays earlier presses (docs/decisions/146-held-presses.md). */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
}

/**
 * Reloads a page until it shows a recent change in Directus, for at most 30 s. Returns the status of the last load. Browser tests share the processor, so
 * they do not check the limit of 5 s. Integration tests check that limit (tests/support/freshness.ts).
 */
export async function openUntilShown(page: Page, path: string, target: Locator): Promise<number | undefined> {
  let status: number | undefined;
  allowMissing(page, path);
  await expect(async () => {
    status = (await page.goto(path))?.status();
    await expect(target).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return status;
}

export { expect } from '@playwright/test';
