import { defineConfig, devices } from '@playwright/test';
import { testChromium } from './tests/setup/browser.ts';
import { stack } from './tests/setup/stack.ts';

/** Tests in `*.outage.spec.ts` stop parts of the project, so they run after all the others, one at a time. */
const outages = /\.outage\.spec\.ts$/;
const chromium = { ...devices['Desktop Chrome'], launchOptions: { executablePath: testChromium() } };

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/setup/restore-limits.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A retry distinguishes a flaky test from a defect. npm test lists each test that needed one.
  retries: process.env.CI ? 1 : 0,
  // In parallel with integration tests, an action of half a second has taken ten. A test of speed sets its own timeout.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: stack().siteUrl,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A trace takes a third of the processor's time, so only a retry records one.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: outages, use: chromium },
    { name: 'outages', testMatch: outages, workers: 1, dependencies: ['chromium'], use: chromium },
  ],
});
