import { useEffect } from 'react';
import { isCalm } from './stored-settings.ts';
import type { ReaderModel } from './use-reader.ts';

/** Largest share of the screen height for controls. Larger controls scroll with the page. */
const largestShare = 0.5;

/** Minimum free height in pixels. If signer and bars leave less, the signer scrolls with the page. */
const leastFree = 160;

/** Checks whether the signer is above the text. A signer beside the text covers nothing. */
const isAbove = (signer: HTMLElement, root: HTMLElement): boolean => {
  const text = root.querySelector('[data-main]')?.getBoundingClientRect();
  return !text || signer.getBoundingClientRect().right > text.left + 1;
};

const heldHeight = (element: HTMLElement | null): number =>
  element && getComputedStyle(element).position === 'sticky' ? element.getBoundingClientRect().height : 0;

interface Kept {
  /** Height in pixels of the sticky elements above the text. */
  above: number;
  below: number;
}

/**
 * Measures the sticky elements: the signer above, captions and controls below. Their heights become CSS custom properties, which set the scroll margins
 * and the height of the captions (reader-rules.ts, reader-styles.ts).
 */
const measure = (root: HTMLElement): Kept => {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector);
  const dock = find('[data-dock]');
  const bar = find('[data-controls]')?.getBoundingClientRect().height ?? 0;
  dock?.toggleAttribute('data-flows', bar > window.innerHeight * largestShare);
  const set = (name: string, height: number) => root.style.setProperty(name, `${Math.ceil(height)}px`);
  const signer = find('[data-layout="side"]:not([hidden])');
  signer?.removeAttribute('data-flows');
  let heightAbove = signer && isAbove(signer, root) ? heldHeight(signer) : 0;
  set('--r-above', heightAbove);
  set('--r-bar-height', heldHeight(dock) > 0 ? bar : 0);
  // This is measured last, because the height of the captions depends on the other heights.
  let heightBelow = heldHeight(dock);
  if (heightAbove > 0 && window.innerHeight - heightAbove - heightBelow < leastFree) {
    signer?.setAttribute('data-flows', '');
    heightAbove = 0;
    set('--r-above', heightAbove);
    // The height is measured again, because the captions may use the freed space.
    heightBelow = heldHeight(dock);
  }
  set('--r-below', heightBelow);
  return { above: heightAbove, below: heightBelow };
};

/** Scrolls a sentence into view, but only if sticky elements cover it. A sentence longer than the free space is aligned at its top. */
export const bringIntoSight = (root: HTMLElement, sentence: HTMLElement): void => {
  const { above: heightAbove, below: heightBelow } = measure(root);
  const isTooLong = sentence.getBoundingClientRect().height > window.innerHeight - heightAbove - heightBelow - 16;
  sentence.scrollIntoView({ block: isTooLong ? 'start' : 'nearest', behavior: isCalm() ? 'instant' : 'smooth' });
};

/** Keeps text and bars apart after rotation, zoom or a change of font size, captions or signer. */
export const useClearBars = ({ root, driver, settings }: ReaderModel): void => {
  const isFollowed = settings.sign !== 'full';
  useEffect(() => {
    const reader = root.current;
    if (!reader || !driver) return;
    const follow = () => {
      measure(reader);
      const now = reader.querySelector<HTMLElement>('[data-main] [data-now]');
      if (now && isFollowed && driver.view().isPlaying) bringIntoSight(reader, now);
    };
    const observer = new ResizeObserver(follow);
    for (const each of reader.querySelectorAll('[data-dock], [data-controls], [data-layout]')) observer.observe(each);
    window.addEventListener('resize', follow);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', follow);
    };
  }, [root, driver, isFollowed]);
};
