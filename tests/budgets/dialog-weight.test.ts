import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testChromium } from '../setup/browser.ts';
import { stack } from '../setup/stack.ts';
import { measureFile, recordScripts, sumSizes } from '../support/weights.ts';

/** Maximum total JavaScript of a page with one open dialog in bytes (gzip). */
const limit = 300_000;

let browser: Awaited<ReturnType<typeof chromium.launch>>;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: testChromium() });
});
afterAll(() => browser?.close());

it.each(['login', 'sign-up', 'otp', 'forgot-password', 'set-new-password'])(
  `a page with ${'%s'} as its first dialog stays within ${limit} bytes of JavaScript`,
  async (name) => {
    const page = await browser.newPage();
    const scripts = recordScripts(page);
    // The token is invented, so the server would refuse it. set-new-password would then show the notice of an expired link.
    await page.route('**/api/auth-extend/check-reset-link', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${stack().siteUrl}/tin-tuc?token=x&dialog=${name}`);
    await page.locator(`[role=dialog][data-dialog-name="${name}"] #dialog-title`).waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    await page.close();
    const total = sumSizes(await Promise.all([...scripts].map(measureFile)), 'gzip');
    console.info(`${name}: ${(total / 1000).toFixed(1)} KB in ${scripts.size} files`);
    expect(scripts.size).toBeGreaterThan(5);
    expect(total).toBeLessThanOrEqual(limit);
  },
);
