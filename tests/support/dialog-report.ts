import type { Page } from '@playwright/test';
import type { DialogName } from '../../web/src/components/dialog/dialogs.ts';
import { waitForHydration } from './test.ts';

/**
 * Opens a dialog that reports a result (`isReport` of dialogs.ts), over the page at `path`. The address alone does not open such a dialog. So this
 * function creates the history entry as the site does, and reloads the page.
 */
export async function openReport(page: Page, path: string, name: DialogName): Promise<void> {
  await page.goto(path);
  // Next overwrites the history entry at its start, so the entry is created only after the hydration.
  await waitForHydration(page);
  await page.evaluate((dialog) => {
    window.history.replaceState({ report: { name: dialog, data: {} } }, '', `?dialog=${dialog}`);
  }, name);
  await page.reload();
}
