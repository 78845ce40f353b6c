import { languageCodes } from '@hat-nang/model/languages';
import { useEffect, useRef, useState } from 'react';
import { getI18n } from '@/i18n/client';
import { prefersReducedMotion, ranges, readSettings, storeChoice } from '../reader/public-island.ts';
import { createSpeaker, type Speaker, type SpeakerState } from './article-speaker.ts';
import { findSentences, lightSentence, showSentence } from './sentence-ranges.ts';
import { textSwitchEvent } from './text-switch-event.ts';
import type { OpenToolProps } from './tool-props.ts';

const [slowest, fastest, rateStep] = ranges.rate;
const rates = Array.from({ length: (fastest - slowest) / rateStep + 1 }, (_, step) => slowest + step * rateStep);

/** The player at the bottom of the window. It reads the page aloud, lights the sentence, and closes with Escape. */
export function ListenPlayer({ lang, textLang, onClose }: OpenToolProps) {
  const t = getI18n(lang).getFixedT(lang, 'article-tools');
  const locale = languageCodes[textLang];
  const root = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  const speaker = useRef<Speaker>(undefined);
  const [state, setState] = useState<SpeakerState>('playing');
  const [rate, setRate] = useState(() => readSettings().settings.rate);
  const close = useRef(() => onClose(root.current));
  close.current = () => onClose(root.current);

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
      ({ key, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && !document.querySelector('dialog[open]')) close.current();
      },
      { signal },
    );
    document.addEventListener(textSwitchEvent, () => close.current(), { signal });
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
    <section ref={root} className="listen-player" aria-label={t('listen.title')} data-not-printed="">
      <p role="status">
        {state === 'failed' ? t('listen.failed') : state === 'noVoice' ? t(`listen.noVoice.${textLang}`) : null}
      </p>
      <div>
        {renderButton(t('listen.previous'), 'previous', () => speaker.current?.step(-1))}
        <button
          type="button"
          ref={playButton}
          aria-label={isPlaying ? t('listen.pause') : t('listen.play')}
          title={isPlaying ? t('listen.pause') : t('listen.play')}
          data-icon={isPlaying ? 'pause' : 'play'}
          onClick={() => (isPlaying ? speaker.current?.pause() : speaker.current?.play())}
        />
        {renderButton(t('listen.next'), 'next', () => speaker.current?.step(1))}
        <select
          aria-label={t('listen.speed')}
          title={t('listen.speed')}
          value={rate}
          onChange={({ target }) => {
            const newRate = Number(target.value);
            setRate(newRate);
            storeChoice({ rate: newRate });
            speaker.current?.setRate(newRate);
          }}
        >
          {rates.map((value) => (
            <option key={value} value={value}>
              {value.toLocaleString(languageCodes[lang])}×
            </option>
          ))}
        </select>
        {renderButton(t('listen.close'), 'close', () => onClose(root.current))}
      </div>
    </section>
  );
}
