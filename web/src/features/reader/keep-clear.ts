import { useEffect } from 'react';
import { prefersReducedMotion } from './stored-settings.ts';
import type { ReaderModel } from './use-reader.ts';

/** Largest share of the screen height that sticky controls may take. Higher controls scroll with the page. */
const maxBarShare = 0.5;

/** Minimum free height in pixels. If the sign window and the bars leave less free height, the sign window scrolls with the page. */
const minFreeHeight = 160;

/** Checks whether the sign window is above the text. A sign window to the left of the text cannot cover the text. */
const isAboveText = (signWindow: HTMLElement, root: HTMLElement): boolean => {
  const text = root.querySelector('[data-main]')?.getBoundingClientRect();
  return !text || signWindow.getBoundingClientRect().right > text.left + 1;
};

const stickyHeight = (element: HTMLElement | null): number =>
  element && getComputedStyle(element).position === 'sticky' ? element.getBoundingClientRect().height : 0;

interface CoveredHeights {
  /** Height in pixels of the sticky elements above the text. */
  above: number;
  below: number;
}

/**
 * Measures the sticky elements (the sign window above, captions and controls below). Returns their heights, and stores them in CSS custom properties for the
 * scroll margins (reader-rules.ts), the captions (control-styles.ts) and the floating sign window (reader-styles.ts). Adds `data-flows` to an element that is
 * too high to be sticky.
 */
const measureBars = (root: HTMLElement): CoveredHeights => {
  const findElement = (selector: string) => root.querySelector<HTMLElement>(selector);
  const dock = findElement('[data-dock]');
  const barHeight = findElement('[data-controls]')?.getBoundingClientRect().height ?? 0;
  dock?.toggleAttribute('data-flows', barHeight > window.innerHeight * maxBarShare);
  const setHeight = (name: string, height: number) => root.style.setProperty(name, `${Math.ceil(height)}px`);
  const signWindow = findElement('[data-layout="side"]:not([hidden])');
  signWindow?.removeAttribute('data-flows');
  let heightAbove = signWindow && isAboveText(signWindow, root) ? stickyHeight(signWindow) : 0;
  setHeight('--r-above', heightAbove);
  setHeight('--r-bar-height', stickyHeight(dock) > 0 ? barHeight : 0);
  // The height below is measured last, because the height of the captions depends on the properties above.
  let heightBelow = stickyHeight(dock);
  if (heightAbove > 0 && window.innerHeight - heightAbove - heightBelow < minFreeHeight) {
    signWindow?.setAttribute('data-flows', '');
    heightAbove = 0;
    setHeight('--r-above', heightAbove);
    // The height is measured again, because the captions may use the freed space.
    heightBelow = stickyHeight(dock);
  }
  // The message about the turn of the child is above the dock (together-mode.tsx).
  heightBelow += findElement('[data-turn] > p')?.getBoundingClientRect().height ?? 0;
  setHeight('--r-below', heightBelow);
  return { above: heightAbove, below: heightBelow };
};

/**
 * Scrolls a sentence into the free space between the sticky elements. Does not scroll if the sentence is already in the free space. If the sentence is higher
 * than the free space, its top becomes visible.
 */
export const scrollIntoClearView = (root: HTMLElement, sentence: HTMLElement): void => {
  const { above: heightAbove, below: heightBelow } = measureBars(root);
  const isTooLong = sentence.getBoundingClientRect().height > window.innerHeight - heightAbove - heightBelow - 16;
  sentence.scrollIntoView({
    block: isTooLong ? 'start' : 'nearest',
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  });
};

/** Measures the bars again after each change of their size or of the window. During playback, scrolls the current sentence into the free space. */
export const useClearBars = ({ root, driver, settings }: ReaderModel): void => {
  const isFollowed = settings.sign !== 'full';
  useEffect(() => {
    const reader = root.current;
    if (!reader || !driver) return;
    const updateBars = () => {
      measureBars(reader);
      const currentSentence = reader.querySelector<HTMLElement>('[data-main] [data-now]');
      if (currentSentence && isFollowed && driver.view().isPlaying) scrollIntoClearView(reader, currentSentence);
    };
    const observer = new ResizeObserver(updateBars);
    for (const observedElement of reader.querySelectorAll('[data-dock], [data-controls], [data-layout]'))
      observer.observe(observedElement);
    window.addEventListener('resize', updateBars);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', updateBars);
    };
  }, [root, driver, isFollowed]);
};
