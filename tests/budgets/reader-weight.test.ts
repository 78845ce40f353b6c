import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemChromium } from '../setup/browser.ts';
import { stack } from '../setup/stack.ts';
import { seededDocument } from '../support/seeded.ts';

/** Bytes of JavaScript (gzip) of the reader with every panel opened, in all (issue 5, acceptance 5). */
const limit = 200_000;

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: systemChromium() });
});
afterAll(() => browser?.close());

it(`the reader with all its panels stays within ${limit} bytes of JavaScript`, async () => {
  const page = await browser.newPage();
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    sizes.set(
      answer.url(),
      answer.body().then((body) => gzipSync(body).length),
    );
  });
  const { path } = await seededDocument();
  await page.goto(stack().siteUrl + path.vi.replace('/bai-hoc/', '/chi-tiet-bai-hoc/'));
  await page.locator('[data-announcement]:not(:empty)').waitFor({ state: 'attached', timeout: 30_000 });
  const first = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  const panels = page.locator('[data-reader] nav button[title]');
  for (const index of [0, 1, 2]) {
    await panels.nth(index).click();
    await page.locator('dialog :is(ol, fieldset)').first().waitFor();
    await page.keyboard.press('Escape');
  }
  await page.locator('[data-reader] nav button').first().click();
  await page.waitForLoadState('networkidle');
  const total = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
  await page.close();
  console.info(
    `reader: ${(first / 1000).toFixed(1)} KB at first, ${(total / 1000).toFixed(1)} KB with all panels, ${sizes.size} files`,
  );
  expect(sizes.size).toBeGreaterThan(5);
  expect(total).toBeLessThanOrEqual(limit);
});
