import { type Lang, languageCodes } from '@hat-nang/model/languages';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { ReaderMedia } from './book.ts';
import { Glyph } from './glyph.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import { stepValue } from './reading-settings.ts';
import type { ReaderModel } from './use-reader.ts';

interface SignWindowProps {
  r: ReaderModel;
  c: ReaderClasses;
  clip: { sign: ReaderMedia & { captions: string }; lang: Lang } | undefined;
  /** True if signing is switched on and this page has a clip that can be shown. */
  isShown: boolean;
}

/** Returns an object URL of the captions. Each text gets a new URL. Undefined without a text. */
const useCaptions = (text: string | undefined) => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!text) return setUrl(undefined);
    const objectUrl = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [text]);
  return url;
};

/**
 * The window with the signing or the sample: one `<video>` for all pages and layouts, never cropped. The floating window is moved by dragging or by arrow keys,
 * and resized by two buttons. When an element that the floating window covers gets the focus, the window moves away.
 */
export function SignWindow({ r, c, clip, isShown }: SignWindowProps) {
  const { t, settings, set } = r;
  const frameElement = useRef<HTMLElement>(null);
  const captions = useCaptions(isShown ? clip?.sign.captions : undefined);
  const isInset = settings.sign === 'inset';
  const label = r.clipText('signLabel');
  const { signLanguage } = r.edition;
  // The code sets the mode of the track, because browsers read the attribute `default` only when a track is inserted, not at a later change of the layout.
  const captionsMode = settings.captions && settings.sign === 'full' ? 'showing' : 'disabled';

  useEffect(() => {
    if (!isShown || !isInset) return;
    const moveAwayFromFocus = (event: FocusEvent) => {
      const windowBox = frameElement.current?.getBoundingClientRect();
      if (!windowBox || !(event.target instanceof Element) || frameElement.current?.contains(event.target)) return;
      const focusedBox = event.target.getBoundingClientRect();
      const isCovered =
        focusedBox.left < windowBox.right &&
        focusedBox.right > windowBox.left &&
        focusedBox.top < windowBox.bottom &&
        focusedBox.bottom > windowBox.top;
      if (isCovered)
        set({
          signX: focusedBox.left + focusedBox.width / 2 > innerWidth / 2 ? 16 : 84,
          signY: focusedBox.top > innerHeight / 2 ? 28 : 72,
        });
    };
    document.addEventListener('focusin', moveAwayFromFocus);
    return () => document.removeEventListener('focusin', moveAwayFromFocus);
  }, [isShown, isInset, set]);

  const moveWindow = (x: number, y: number) =>
    set({ signX: Math.min(100, Math.max(0, x)), signY: Math.min(100, Math.max(0, y)) });
  return (
    <section
      ref={frameElement}
      className={c.sign}
      hidden={!isShown}
      data-layout={settings.sign}
      aria-label={label}
      style={{ '--s-x': settings.signX, '--s-y': settings.signY, '--s-size': settings.signSize } as CSSProperties}
    >
      <video
        ref={r.video}
        className={c.video}
        playsInline
        muted
        preload="auto"
        width={480}
        height={480}
        aria-label={signLanguage ? `${label}: ${signLanguage}` : label}
      >
        {captions ? (
          <track
            key={captions}
            ref={(element) => {
              if (element) element.track.mode = captionsMode;
            }}
            kind="captions"
            src={captions}
            srcLang={clip ? languageCodes[clip.lang] : undefined}
            label={t('signCaptions')}
          />
        ) : null}
      </video>
      <p className={c.signFoot}>
        <span>{signLanguage ?? label}</span>
        {isInset ? (
          <span style={{ display: 'inline-flex' }}>
            <button
              type="button"
              className={c.control}
              style={{ touchAction: 'none', cursor: 'move' }}
              aria-label={t('inset.move')}
              title={t('inset.move')}
              data-drag=""
              onKeyDown={(event) => {
                const moveByKey: Record<string, [number, number]> = {
                  ArrowLeft: [-4, 0],
                  ArrowRight: [4, 0],
                  ArrowUp: [0, -4],
                  ArrowDown: [0, 4],
                };
                const offset = moveByKey[event.key];
                if (!offset) return;
                event.preventDefault();
                moveWindow(settings.signX + offset[0], settings.signY + offset[1]);
              }}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={(event) => {
                if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
                moveWindow(
                  settings.signX + (event.movementX / innerWidth) * 100,
                  settings.signY + (event.movementY / innerHeight) * 100,
                );
              }}
            >
              <Glyph name="arrows-out-cardinal-bold" />
            </button>
            {([-1, 1] as const).map((direction) => (
              <button
                key={direction}
                type="button"
                className={c.control}
                aria-label={t(direction < 0 ? 'inset.smaller' : 'inset.larger')}
                data-scan=""
                onClick={() => set({ signSize: stepValue('signSize', settings.signSize, direction) })}
              >
                <Glyph name={direction < 0 ? 'minus-bold' : 'plus-bold'} />
              </button>
            ))}
          </span>
        ) : null}
      </p>
    </section>
  );
}
