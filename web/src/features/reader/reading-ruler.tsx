import { useLayoutEffect, useRef } from 'react';
import type { ReaderClasses } from './reader-styles.ts';
import type { ReaderModel } from './use-reader.ts';

/** Space above and below the letters in pixels. */
const margin = 4;

/** A band over the current sentence, or over the first one. Without narration, it follows the line under the pointer or finger. */
export function ReadingRuler({ r, c }: { r: ReaderModel; c: ReaderClasses }) {
  const band = useRef<HTMLDivElement>(null);
  const { sentence, isPlaying } = r.view;
  const { page, lang } = r;
  // biome-ignore lint/correctness/useExhaustiveDependencies: page and language bring other elements with the same ids
  useLayoutEffect(() => {
    const texts = band.current?.parentElement;
    if (!texts) return;
    const rectsOf = (selector: string) =>
      [...texts.querySelectorAll(selector)].flatMap((element) => [...element.getClientRects()]);
    const place = (rects: readonly DOMRect[]) => {
      const origin = texts.getBoundingClientRect().top;
      const top = Math.min(...rects.map((each) => each.top)) - origin - margin;
      const bottom = Math.max(...rects.map((each) => each.bottom)) - origin + margin;
      if (band.current && rects.length > 0)
        Object.assign(band.current.style, { top: `${top}px`, height: `${bottom - top}px` });
    };
    const follow = () => {
      const first = texts.querySelector<HTMLElement>('[data-main] [data-s]')?.dataset.s ?? '';
      place(rectsOf(`[data-s="${CSS.escape(sentence ?? first)}"]`));
    };
    follow();
    const observer = new ResizeObserver(follow);
    observer.observe(texts);
    const point = ({ clientY }: PointerEvent) => {
      const line = rectsOf('[data-s]').find(({ top, bottom }) => clientY >= top && clientY <= bottom);
      if (line && !isPlaying) place([line]);
    };
    texts.addEventListener('pointermove', point);
    texts.addEventListener('pointerdown', point);
    return () => {
      observer.disconnect();
      texts.removeEventListener('pointermove', point);
      texts.removeEventListener('pointerdown', point);
    };
  }, [sentence, isPlaying, page, lang]);
  return <div ref={band} className={c.ruler} data-ruler="" aria-hidden="true" />;
}
