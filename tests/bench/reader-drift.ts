import { chromium } from '@playwright/test';
import { systemChromium } from '../setup/browser.ts';
import { type Drift, measureDrift } from '../support/drift.ts';
import { type Bench, readerPage } from './bench.ts';

/** Duration of the measurement at each speed, and the allowed drift between narration, marked sentence and signing, in milliseconds. */
const duration = 180_000;
const limit = 100;

const at = (sorted: readonly number[], part: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
const summary = (name: string, sorted: readonly number[]) =>
  `${name}: ${sorted.length} samples, median ${at(sorted, 0.5).toFixed(0)}, 95 % ${at(sorted, 0.95).toFixed(0)}, worst ${at(sorted, 1).toFixed(0)} ms`;

/** Measures the drift between narration, marked sentence and signing on a real page, at three speeds. */
export const readerDrift: Bench = async (instance, reporter) => {
  const { url, starts } = await readerPage(instance);
  const browser = await chromium.launch({ executablePath: systemChromium() });
  let isReached = true;
  try {
    for (const rate of [0.5, 1, 2]) {
      const page = await browser.newPage();
      await page.goto(`${url}#reader=turn=wait&sign=side&rate=${rate}`);
      await page.locator('[data-announcement]:not(:empty)').waitFor({ state: 'attached' });
      const drift: Drift = await reporter.step(
        `${rate}×, ${duration / 1000} s`,
        () => page.evaluate(measureDrift, { forMs: duration, starts }),
        ({ signing, marks }) => `${summary('signing', signing)}; ${summary('marked sentence', marks)}`,
      );
      const isEnough = drift.signing.length > 100 && drift.marks.length > 10;
      isReached &&= isEnough && at(drift.signing, 0.95) <= limit && at(drift.marks, 0.95) <= limit;
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return isReached;
};
