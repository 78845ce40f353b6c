import { useEffect, useRef, useState } from 'react';
import { prefersReducedMotion, ranges, readSettings, storeSettings } from '../reader/public.ts';
import { createSpeaker, type Speaker, type SpeakerState } from './article-speaker.ts';
import { findSentences, lightSentence, showSentence } from './sentence-ranges.ts';

export interface ListenPlayerProps {
  /** BCP 47 code of the language of the text. */
  locale: string;
  labels: Record<'title' | 'play' | 'pause' | 'previous' | 'next' | 'speed' | 'close' | 'noVoice' | 'failed', string>;
  onClose: () => void;
}

const [slowest, fastest, rateStep] = ranges.rate;
const rates = Array.from({ length: (fastest - slowest) / rateStep + 1 }, (_, step) => slowest + step * rateStep);

/** Stores the speed for the reader too. A device without settings is left alone, because the reader then still asks its first question. */
const storeRate = (rate: number) => {
  const { settings, isKnown } = readSettings();
  if (isKnown) storeSettings({ ...settings, rate });
};

/** The player at the bottom of the window. It reads the page aloud, lights the sentence, and closes with Escape. */
export function ListenPlayer({ locale, labels, onClose }: ListenPlayerProps) {
  const root = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const speaker = useRef<Speaker>(undefined);
  const [state, setState] = useState<SpeakerState>('playing');
  const [rate, setRate] = useState(() => readSettings().settings.rate);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    const sentences = findSentences(locale);
    const newSpeaker = createSpeaker({
      texts: sentences.map(({ text }) => text),
      locale,
      rate: readSettings().settings.rate,
      onState: setState,
      onSentence: (index) => {
        const sentence = index === undefined ? undefined : sentences[index];
        lightSentence(sentence);
        const bottom = root.current?.getBoundingClientRect().top ?? window.innerHeight;
        if (sentence) showSentence(sentence, bottom, prefersReducedMotion() ? 'instant' : 'smooth');
      },
    });
    speaker.current = newSpeaker;
    newSpeaker.play();
    playButton.current?.focus();
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape' && !document.querySelector('dialog[open]')) close.current();
      },
      { signal },
    );
    // Media events do not bubble, so the listener captures them.
    document.addEventListener('play', newSpeaker.pause, { signal, capture: true });
    // `beforeunload` precedes the request of the next page. The quick exit must be silent at once, even on a slow connection.
    for (const name of ['beforeunload', 'pagehide']) window.addEventListener(name, newSpeaker.pause, { signal });
    return () => {
      listeners.abort();
      newSpeaker.close();
    };
  }, [locale]);

  const isPlaying = state === 'playing';
  const renderButton = (label: string, icon: string, onPress: (() => void) | undefined) => (
    <button type="button" aria-label={label} title={label} data-icon={icon} onClick={onPress} />
  );
  return (
    <section ref={root} className="listen-player" aria-label={labels.title} data-not-printed="">
      <p role="status">{state === 'noVoice' || state === 'failed' ? labels[state] : null}</p>
      <div>
        {renderButton(labels.previous, 'previous', () => speaker.current?.step(-1))}
        <button
          type="button"
          ref={playButton}
          aria-label={isPlaying ? labels.pause : labels.play}
          title={isPlaying ? labels.pause : labels.play}
          data-icon={isPlaying ? 'pause' : 'play'}
          onClick={() => (isPlaying ? speaker.current?.pause() : speaker.current?.play())}
        />
        {renderButton(labels.next, 'next', () => speaker.current?.step(1))}
        <select
          aria-label={labels.speed}
          title={labels.speed}
          value={rate}
          onChange={({ target }) => {
            const newRate = Number(target.value);
            setRate(newRate);
            storeRate(newRate);
            speaker.current?.setRate(newRate);
          }}
        >
          {rates.map((value) => (
            <option key={value} value={value}>
              {value.toLocaleString(locale)}×
            </option>
          ))}
        </select>
        {renderButton(labels.close, 'close', onClose)}
      </div>
    </section>
  );
}
