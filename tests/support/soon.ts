import { expect } from 'vitest';
import { visibleText, visit } from './site.ts';

/**
 * Within this long after a change in Directus the site's pages show it: 5 s (specification). Milliseconds. Where npm test runs other tests beside these,
 * the processor is theirs as well, and it says how much longer to wait (PATIENCE).
 */
export const SOON_MS = 5000 * Number(process.env.PATIENCE ?? 1);

/** Whether a page shows a text to who reads it. */
export const shows = async (path: string, text: string): Promise<boolean> =>
  visibleText((await visit(path)).text).includes(text);

/** Asks again and again until a page shows (or no longer shows) a text. */
export const expectSoon = (path: string, text: string, isShown = true): Promise<void> =>
  expect.poll(() => shows(path, text), { timeout: SOON_MS, interval: 100, message: `${path}: ${text}` }).toBe(isShown);
