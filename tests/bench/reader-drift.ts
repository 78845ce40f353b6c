import { chromium } from '@playwright/test';
import { systemChromium } from '../setup/browser.ts';
import { type Drift, measureDrift } from '../support/reader-drift.ts';
import { type Bench, readerPage } from './bench.ts';
import { quantile } from './latency.ts';

/** Duration of the measurement at each speed. */
const durationMs = 180_000;
/** Maximum drift between narration, marked sentence, lit word and signing in milliseconds. 95 % of the samples must be within this limit. */
const maxDriftMs = 100;

const formatSummary = (name: string, sorted: readonly number[]) =>
  `${name}: ${sorted.length} samples, median ${quantile(sorted, 0.5).toFixed(0)}, 95 % ${quantile(sorted, 0.95).toFixed(0)}, worst ${quantile(sorted, 1).toFixed(0)} ms`;

/** Measures the drift between narration, marked sentence, lit word and signing on a real page, at three speeds. */
export const readerDrift: Bench = async (instance, reporter) => {
  const { url, starts, words } = await readerPage(instance);
  const browser = await chromium.launch({ executablePath: systemChromium() });
  let isReached = true;
  try {
    for (const rate of [0.5, 1, 2]) {
      const page = await browser.newPage();
      await page.goto(`${url}#reader=turn=wait&sign=side&rate=${rate}`);
      await page.locator('[data-announcement]:not(:empty)').waitFor({ state: 'attached' });
      const drift: Drift = await reporter.step(
        `${rate}×, ${durationMs / 1000} s`,
        () => page.evaluate(measureDrift, { forMs: durationMs, starts, words }),
        ({ signing, marks, words }) =>
          [
            formatSummary('signing', signing),
            formatSummary('marked sentence', marks),
            formatSummary('lit word', words),
          ].join('; '),
      );
      const hasEnoughSamples = drift.signing.length > 100 && drift.marks.length > 10 && drift.words.length > 50;
      isReached &&=
        hasEnoughSamples &&
        [drift.signing, drift.marks, drift.words].every((samples) => quantile(samples, 0.95) <= maxDriftMs);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return isReached;
};
