import { chromium } from '@playwright/test';
import { systemChromium } from '../setup/browser.ts';
import { type Bench, readerPage } from './bench.ts';

/** Milliseconds of measuring at each speed, and what narration and signing may be apart (issue 5, acceptance 2). */
const duration = 180_000;
const limit = 100;

interface Drift {
  count: number;
  p50: number;
  p95: number;
  worst: number;
}

/**
 * How far narration, its marked sentence and the signing are apart on a real page, at three speeds. A second after each start is left out: two elements
 * begin 80 to 120 ms apart, and are brought together then.
 */
export const readerDrift: Bench = async (instance, reporter) => {
  const url = await readerPage(instance);
  const browser = await chromium.launch({ executablePath: systemChromium() });
  let isReached = true;
  try {
    for (const rate of [0.5, 1, 2]) {
      const page = await browser.newPage();
      await page.goto(`${url}#reader=turn=wait&sign=side&rate=${rate}`);
      await page.locator('[data-announcement]:not(:empty)').waitFor({ state: 'attached' });
      const drift = await reporter.step(
        `${rate}×, ${duration / 1000} s`,
        () => page.evaluate(measure, duration),
        (found) =>
          `${found.count} samples: median ${found.p50.toFixed(0)}, 95 % ${found.p95.toFixed(0)}, worst ${found.worst.toFixed(0)} ms`,
      );
      isReached &&= drift.count > 100 && drift.p95 <= limit;
      await page.close();
    }
  } finally {
    await browser.close();
  }
  return isReached;
};

/** Runs in the page. */
const measure = async (forMs: number): Promise<Drift> => {
  const pick = <T extends Element>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const [audio, video, play] = [
    pick<HTMLAudioElement>('audio'),
    pick<HTMLVideoElement>('video'),
    pick<HTMLElement>('[data-play]'),
  ];
  const found: number[] = [];
  const end = performance.now() + forMs;
  let since = 0;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (audio.paused && video.paused) {
      play.click();
      since = performance.now();
    }
    const areBoth =
      !audio.paused && !video.paused && !audio.ended && !video.ended && audio.readyState > 2 && video.readyState > 2;
    if (areBoth && performance.now() - since > 1000) found.push(Math.abs(audio.currentTime - video.currentTime) * 1000);
  }
  found.sort((a, b) => a - b);
  const at = (part: number) => found[Math.min(found.length - 1, Math.floor(found.length * part))] ?? Number.NaN;
  return { count: found.length, p50: at(0.5), p95: at(0.95), worst: at(1) };
};
