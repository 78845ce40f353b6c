import { expect } from 'vitest';
import { type VisitOptions, visibleText, visit } from './site.ts';

/**
 * Maximum milliseconds until a change in Directus shows on the site: 5 s (specification). While npm test runs other tests in parallel, it sets PATIENCE,
 * which multiplies this time.
 */
export const MAX_DELAY_MS = 5000 * Number(process.env.PATIENCE ?? 1);

/** Returns whether the visible text of a page contains this text. */
export const isShownOnPage = async (path: string, text: string, options?: VisitOptions): Promise<boolean> =>
  visibleText((await visit(path, options)).text).includes(text);

/** Polls a page for up to `MAX_DELAY_MS` until it shows a text, or with `isShown` false until it no longer shows the text. */
export const expectWithinLimit = (path: string, text: string, isShown = true, options?: VisitOptions): Promise<void> =>
  expect
    .poll(() => isShownOnPage(path, text, options), {
      timeout: MAX_DELAY_MS,
      interval: 100,
      message: `${path}: ${text}`,
    })
    .toBe(isShown);
