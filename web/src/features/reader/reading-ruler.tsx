import { useLayoutEffect, useRef } from 'react';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

/** Space above and below the letters in pixels. */
const marginPx = 4;

/** A band over the current sentence, otherwise over the first sentence. While nothing plays, the band moves to the line under the pointer or finger. */
export function ReadingRuler({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const rulerElement = useRef<HTMLDivElement>(null);
  const { sentence, isPlaying } = r.view;
  const { page, lang } = r;
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and language bring other elements with the same ids
  useLayoutEffect(() => {
    const container = rulerElement.current?.parentElement;
    if (!container) return;
    const findRects = (selector: string) =>
      [...container.querySelectorAll(selector)].flatMap((element) => [...element.getClientRects()]);
    const placeRuler = (rects: readonly DOMRect[]) => {
      const containerTop = container.getBoundingClientRect().top;
      const top = Math.min(...rects.map((rect) => rect.top)) - containerTop - marginPx;
      const bottom = Math.max(...rects.map((rect) => rect.bottom)) - containerTop + marginPx;
      if (rulerElement.current && rects.length > 0)
        Object.assign(rulerElement.current.style, { top: `${top}px`, height: `${bottom - top}px` });
    };
    const followSentence = () => {
      const firstSentence = container.querySelector<HTMLElement>('[data-main] [data-s]')?.dataset.s ?? '';
      placeRuler(findRects(`[data-s="${CSS.escape(sentence ?? firstSentence)}"]`));
    };
    followSentence();
    const observer = new ResizeObserver(followSentence);
    observer.observe(container);
    const followPointer = ({ clientY }: PointerEvent) => {
      const hoveredRect = findRects('[data-s]').find(({ top, bottom }) => clientY >= top && clientY <= bottom);
      if (hoveredRect && !isPlaying) placeRuler([hoveredRect]);
    };
    container.addEventListener('pointermove', followPointer);
    container.addEventListener('pointerdown', followPointer);
    return () => {
      observer.disconnect();
      container.removeEventListener('pointermove', followPointer);
      container.removeEventListener('pointerdown', followPointer);
    };
  }, [sentence, isPlaying, page, lang]);
  return <div ref={rulerElement} className={c.ruler} data-ruler="" aria-hidden="true" />;
}
