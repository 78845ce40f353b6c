import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemChromium } from '../setup/browser.ts';
import { stack } from '../setup/stack.ts';
import { readSeededDocument } from '../support/seeded.ts';
import { measureFile, recordScripts, sumSizes } from '../support/weights.ts';

/** Maximum total JavaScript of the reader, including its panels, in bytes (gzip). */
const limit = 200_000;

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: systemChromium() });
});
afterAll(() => browser?.close());

it(`the reader with all its panels stays within ${limit} bytes of JavaScript`, async () => {
  const page = await browser.newPage();
  const scripts = recordScripts(page);
  const { path } = await readSeededDocument();
  await page.goto(stack().siteUrl + path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/'));
  await page.locator('[data-announcement]:not(:empty)').waitFor({ state: 'attached', timeout: 30_000 });
  const initialScripts = [...scripts];
  const panels = page.locator('[data-reader] nav button[title]');
  for (const index of [0, 1, 2]) {
    await panels.nth(index).click();
    await page.locator('dialog :is(ol, fieldset)').first().waitFor();
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-reader] nav button').first().click();
  await page.waitForLoadState('networkidle');
  await page.close();
  const weights = await Promise.all([...scripts].map(measureFile));
  const initialSize = sumSizes(
    weights.filter(({ url }) => initialScripts.includes(url)),
    'gzip',
  );
  const total = sumSizes(weights, 'gzip');
  console.info(
    `reader: ${(initialSize / 1000).toFixed(1)} KB at first, ${(total / 1000).toFixed(1)} KB with all panels, ${scripts.size} files`,
  );
  expect(scripts.size).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(limit);
});
