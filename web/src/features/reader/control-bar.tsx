import { useEffect, useRef } from 'react';
import { hasNarration, hasSign } from './book.ts';
import { Glyph, signGlyphOf } from './glyph.tsx';
import { loadWords } from './load-words.ts';
import type { PanelName } from './reader-panel.tsx';
import type { ReaderClasses } from './reader-styles.ts';
import { stepValue } from './reading-settings.ts';
import type { ReaderModel } from './use-reader.ts';

interface ControlBarProps {
  r: ReaderModel;
  c: ReaderClasses;
  onPanel: (name: PanelName) => void;
}

/** Bar with the controls for playback, sentences, pages, tracks, automatic turning and speed. The page controls are links, so they work without a script. */
export function ControlBar({ r, c, onPanel }: ControlBarProps) {
  const { t, settings, set, view, page, count, edition } = r;
  const meterElement = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const followProgress = () => {
      const part = r.isEnd ? 1 : (page - 1 + (r.driver?.progress() ?? 0)) / count;
      meterElement.current?.style.setProperty('--r-part', part.toFixed(4));
      frame = view.isPlaying ? requestAnimationFrame(followProgress) : 0;
    };
    followProgress();
    return () => cancelAnimationFrame(frame);
  }, [r.driver, r.isEnd, page, count, view.isPlaying]);

  const hasNarrationHere = hasNarration(r.book, r.lang);
  const hasSignHere = hasSign(r.book);
  const startLabel = hasNarrationHere && settings.narration ? t('play') : t('start');
  const playLabel = r.passTurn ? t('together.done') : view.isPlaying ? t('pause') : startLabel;
  // A child who uses switches (docs/decisions/311-scan-by-groups.md) cannot touch a word. Buttons that repeat the sentence and say the next word
  // therefore replace the buttons that step between sentences.
  const hasSwitches = settings.switches > 0;
  const renderButton = (label: string, glyph: string, onPress: () => unknown) => (
    <button
      type="button"
      className={c.control}
      aria-label={label}
      title={label}
      data-scan={hasSwitches ? '' : undefined}
      onClick={onPress}
    >
      <Glyph name={glyph} />
    </button>
  );
  const renderTurnLink = (to: number, label: string, glyph: string) => {
    const isDisabled = to < 1 || to > count + 1;
    const address = to > count ? edition.lessonUrl : to <= 1 ? edition.url : `${edition.url}?page=${to}`;
    return (
      <a
        href={address}
        className={c.turn}
        rel="nofollow"
        aria-label={label}
        title={label}
        aria-disabled={isDisabled || undefined}
        data-wanted={to > page && view.isDone ? '' : undefined}
        data-scan={to > page ? '1' : ''}
        data-scan-alone={to > page ? '' : undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!isDisabled) r.go(to);
        }}
      >
        <Glyph name={glyph} size="1.75rem" />
      </a>
    );
  };
  return (
    <section className={c.bottom} aria-label={t('controls')} data-scan-group={t('scan.reading')} data-controls="">
      <span ref={meterElement} className={c.meter} aria-hidden="true">
        <span />
      </span>
      <div className={c.controls}>
        <div className={c.tracks} data-scan-group={t('scan.sound')}>
          {hasNarrationHere || settings.voice ? (
            <ToggleButton
              c={c}
              glyph="speaker-high-bold"
              label={t('narration')}
              isOn={settings.narration}
              onChange={(narration) => set({ narration })}
            />
          ) : null}
          {hasSignHere ? (
            <ToggleButton
              c={c}
              glyph={signGlyphOf(edition)}
              label={r.clipText('sign')}
              short={edition.signLanguage === undefined ? t('sample.short') : undefined}
              isOn={settings.sign !== 'off'}
              onChange={(isOn) => set({ sign: isOn ? 'side' : 'off' })}
            />
          ) : null}
          {hasNarrationHere || hasSignHere ? (
            <ToggleButton
              c={c}
              glyph="closed-captioning-bold"
              label={t('captions')}
              isOn={settings.captions}
              onChange={(captions) => set({ captions })}
            />
          ) : null}
        </div>
        <div className={c.main}>
          {hasSwitches
            ? renderButton(t('repeatSentence'), 'repeat-bold', () =>
                loadWords().then(({ repeatSentence }) => repeatSentence(r)),
              )
            : renderButton(t('previousSentence'), 'skip-back-bold', () => r.stepSentence(-1))}
          {renderTurnLink(page - 1, t('previous'), 'arrow-left-bold')}
          <button
            type="button"
            className={c.play}
            aria-label={playLabel}
            title={playLabel}
            data-flow=""
            data-scan="0"
            data-scan-alone=""
            data-play=""
            onClick={r.toggle}
            disabled={r.isEnd}
          >
            <Glyph name={r.passTurn ? 'check-bold' : view.isPlaying ? 'pause-fill' : 'play-fill'} size="1.75rem" />
            <span>{playLabel}</span>
          </button>
          {renderTurnLink(page + 1, t('next'), 'arrow-right-bold')}
          {hasSwitches
            ? renderButton(t('nextWord'), 'text-aa-bold', () =>
                loadWords().then(({ hearNextWord }) => hearNextWord(r, 1)),
              )
            : renderButton(t('nextSentence'), 'skip-forward-bold', () => r.stepSentence(1))}
        </div>
        <div className={c.flow} data-scan-group={t('scan.sound')}>
          <TurnChip r={r} c={c} onPanel={onPanel} />
          <span className={c.speed}>
            <button
              type="button"
              className={c.labelled}
              aria-label={`${t('speed')}: ${settings.rate}×`}
              data-scan="5"
              onClick={() => set({ rate: settings.rate >= 2 ? 0.5 : stepValue('rate', settings.rate, 1) })}
            >
              <Glyph name="gauge-bold" />
              <span>{settings.rate}×</span>
            </button>
          </span>
        </div>
      </div>
    </section>
  );
}

function ToggleButton(props: {
  c: ReaderClasses;
  glyph: string;
  label: string;
  /** Shorter label, which narrow screens show instead of `label`. */
  short?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  return (
    <button
      type="button"
      className={props.c.labelled}
      aria-label={props.short && props.label}
      aria-pressed={props.isOn}
      data-scan="5"
      onClick={() => props.onChange(!props.isOn)}
    >
      <Glyph name={props.glyph} />
      <span className={props.short && props.c.longLabel}>{props.label}</span>
      {props.short ? <span className={props.c.shortLabel}>{props.short}</span> : null}
    </button>
  );
}

/** Button that shows how pages turn. A press resumes paused turning, or pauses turning during playback. In all other cases, a press opens the options. */
function TurnChip({ r, c, onPanel }: ControlBarProps) {
  const { t, settings, view } = r;
  const { turn, turnSeconds: seconds } = settings;
  const isOff = turn === 'wait';
  const isResting = !isOff && view.isTurnPaused && view.isPlaying;
  const state = isOff ? t('turning.off') : isResting ? t('turning.paused') : t(`turning.${turn}`, { seconds });
  return (
    <button
      type="button"
      className={c.labelled}
      aria-label={`${t('turning.label')}: ${state}${isResting ? `. ${t('turning.goOn')}` : ''}`}
      aria-pressed={!isOff && !isResting}
      data-flow=""
      data-scan="5"
      data-turning={isOff ? 'off' : isResting ? 'paused' : 'on'}
      onClick={() => {
        if (isOff) onPanel('options');
        else if (view.isTurnPaused) r.driver?.send({ is: 'go-on' });
        else if (view.isPlaying) r.driver?.send({ is: 'interaction' });
        else onPanel('options');
      }}
    >
      <Glyph name={isOff ? 'hand-tap-bold' : isResting ? 'pause-fill' : 'timer-bold'} />
      <span className={c.longLabel}>{state}</span>
      <span className={c.shortLabel}>{t(isResting ? 'turning.resting' : 'turning.short')}</span>
    </button>
  );
}
