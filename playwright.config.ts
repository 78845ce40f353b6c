import { defineConfig, devices } from '@playwright/test';
import { testChromium } from './tests/setup/browser.ts';
import { stack } from './tests/setup/stack.ts';

/** Outage tests (`*.outage.spec.ts`) stop parts of the project. They run after all other browser tests, one at a time. */
const outages = /\.outage\.spec\.ts$/;
const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: { executablePath: testChromium(), args: ['--disable-gpu'] },
};

export default defineConfig({
  testDir: 'tests/e2e',
  globalTeardown: './tests/setup/restore-limits.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A retry distinguishes a flaky test from a defect. `npm test` lists each test that needed a retry. Two retries: decision 105.
  retries: process.env.CI ? 2 : 0,
  // In parallel with integration tests, an action of half a second has taken ten seconds. Tests of speed set a different timeout.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: stack().siteUrl,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A trace uses a third of the processor's time, so only a retry records a trace.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'chromium', testIgnore: outages, use: chromium },
    { name: 'outages', testMatch: outages, workers: 1, dependencies: ['chromium'], use: chromium },
  ],
});
