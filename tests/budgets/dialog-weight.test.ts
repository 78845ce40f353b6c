import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testChromium } from '../setup/browser.ts';
import { stack } from '../setup/stack.ts';
import { recordScripts, sum, weigh } from '../support/weights.ts';

/** Maximum bytes of JavaScript (gzip) of a page with its first opened dialog. */
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
    // The link is none; a dead one would bring the dialog that asks for another.
    await page.route('**/api/auth-extend/check-reset-link', (route) => route.fulfill({ status: 204 }));
    await page.goto(`${stack().siteUrl}/tin-tuc?token=x&dialog=${name}`);
    await page.locator(`[role=dialog][data-dialog-name="${name}"] #dialog-title`).waitFor({ timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    await page.close();
    const total = sum(await Promise.all([...scripts].map(weigh)), 'gzip');
    console.info(`${name}: ${(total / 1000).toFixed(1)} KB in ${scripts.size} files`);
    expect(scripts.size).toBeGreaterThan(5);
    expect(total).toBeLessThanOrEqual(limit);
  },
);
