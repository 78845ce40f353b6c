// biome-ignore-all lint/performance/noBarrelFile: Playwright's expect is beside our own test, as in Playwright itself

import type { Lang } from '@hat-nang/model/languages';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { watch, withStartingChoice } from './pages.ts';

interface Options {
  /** What this test's pages may complain about, e.g. the 404 of a missing page; nothing by default. */
  tolerates: RegExp | undefined;
  /** The answer of the starting page that the visitor has given before; '' for a first visit. */
  starting: '' | 'kid' | 'adult' | 'skip';
  lang: Lang;
}

/** Runs in each page: Chromium tells of a refused `eval` by this event alone. `watch` reads the console. */
const reportViolations = () =>
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    console.error(`policy violation: ${effectiveDirective} ${blockedURI}`),
  );

/**
 * A visitor who has made the starting choice. After each test their pages must have had no error, no refused policy and no request to
 * another host.
 */
export const test = base.extend<Options & { clean: undefined }>({
  tolerates: [undefined, { option: true }],
  starting: ['kid', { option: true }],
  lang: ['vi', { option: true }],
  context: async ({ context, starting, lang }, use) => {
    if (starting) await withStartingChoice(context, { starting, lang });
    await context.addInitScript(reportViolations);
    await use(context);
  },
  clean: [
    async ({ page, tolerates }, use) => {
      const { problems } = watch(page);
      await use(undefined);
      // A route's handler that still waits would go on after the page is closed, and fail with nobody waiting for it.
      for (const each of page.context().pages()) await each.unrouteAll({ behavior: 'ignoreErrors' });
      const found = problems.filter((problem) => !tolerates?.test(problem));
      expect([...new Set(found.map((problem) => problem.slice(0, 300)))].slice(0, 5)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the scripts of the page run. A press before that is carried out then (docs/decisions/146-held-presses.md). */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
}

/**
 * Loads a page again until it shows what was written to Directus a moment ago. How soon it must is for integration/site/freshness.test.ts to say; here
 * the processor is shared with whatever else runs. Returns the status of the load that showed it.
 */
export async function openUntilShown(page: Page, path: string, what: Locator): Promise<number | undefined> {
  let status: number | undefined;
  await expect(async () => {
    status = (await page.goto(path))?.status();
    await expect(what).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  return status;
}

export { expect } from '@playwright/test';
