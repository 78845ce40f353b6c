import { defineConfig, devices } from '@playwright/test';
import { testChromium } from './tests/setup/browser.ts';
import { stack } from './tests/setup/stack.ts';

/** Tests in `*.outage.spec.ts` take parts of the project down, so they run after all the others, one at a time. */
const outages = /\.outage\.spec\.ts$/;
const chromium = { ...devices['Desktop Chrome'], launchOptions: { executablePath: testChromium() } };

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/setup/restore-limits.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A second try tells a test that is not steady from a defect; npm test names each that needed it.
  retries: process.env.CI ? 1 : 0,
  // Beside the integration tests, what takes half a second has taken ten. What must be quick says so itself.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: stack().siteUrl,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Recording takes a third of the processor's time, so only what has failed once is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: outages, use: chromium },
    { name: 'outages', testMatch: outages, workers: 1, dependencies: ['chromium'], use: chromium },
  ],
});
