import { type Cue, cueAt } from './cues.ts';

/** Commands for a media element or for speech synthesis, and the current position (`time`). Times are in milliseconds. */
export interface Player {
  play: () => void;
  pause: () => void;
  seek: (to: number) => void;
  setRate: (rate: number) => void;
  time: () => number;
  unload: () => void;
}

export type Report = 'ended' | 'waiting' | 'ready' | 'failed' | 'blocked';

/** Player of an `<audio>` or `<video>` that is reused for all pages. A new element would lose the permission to play. */
export interface MediaPlayer extends Player {
  /**
   * Sets the media file. With `isEager`, the file loads `settleDelayMs` after this call. A call of `play` or `seek` always loads the file immediately.
   */
  load: (url: string, isEager: boolean) => void;
  dispose: () => void;
}

/**
 * Milliseconds between the opening of a page and the loading of its media. With this delay, fast page turns during a pause load nothing. Without this delay,
 * the server would also answer requests that the browser has already cancelled.
 */
export const settleDelayMs = 200;

/** Value of HTMLMediaElement.HAVE_FUTURE_DATA. A constant, because the server also loads this module and has no class HTMLMediaElement. */
const futureDataState = 3;

export const createMediaPlayer = (element: HTMLMediaElement, report: (what: Report) => void): MediaPlayer => {
  let url = '';
  let isSourceSet = false;
  let rate = 1;
  let sourceTimer: ReturnType<typeof setTimeout> | undefined;
  const ensureSource = () => {
    clearTimeout(sourceTimer);
    if (isSourceSet || !url) return;
    isSourceSet = true;
    element.src = url;
    element.playbackRate = rate;
  };
  const clearSource = () => {
    clearTimeout(sourceTimer);
    element.pause();
    isSourceSet = false;
    url = '';
    if (!element.hasAttribute('src')) return;
    element.removeAttribute('src');
    // This call frees the data and aborts the request.
    element.load();
  };
  // Queued events may belong to the previous page. Therefore each listener checks the current state of the element.
  const listeners: [keyof HTMLMediaElementEventMap, () => void][] = [
    ['ended', () => element.ended && report('ended')],
    ['waiting', () => isSourceSet && element.readyState < futureDataState && report('waiting')],
    ['canplay', () => isSourceSet && report('ready')],
    ['playing', () => isSourceSet && report('ready')],
    ['seeked', () => isSourceSet && element.readyState >= futureDataState && report('ready')],
    ['error', () => isSourceSet && element.error && report('failed')],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return {
    load: (nextUrl, isEager) => {
      if (nextUrl === url && !element.error) {
        element.pause();
        if (isSourceSet) element.currentTime = 0;
      } else {
        clearSource();
        url = nextUrl;
      }
      clearTimeout(sourceTimer);
      if (isEager) sourceTimer = setTimeout(ensureSource, settleDelayMs);
    },
    unload: clearSource,
    play: () => {
      ensureSource();
      if (element.readyState < futureDataState)
        queueMicrotask(() => !element.paused && element.readyState < futureDataState && report('waiting'));
      element.play().catch((error: unknown) => {
        // Other errors are ignored. For example, an AbortError means that the element was paused or reloaded before the playback started.
        if (error instanceof DOMException && error.name === 'NotAllowedError') report('blocked');
      });
    },
    pause: () => element.pause(),
    seek: (to) => {
      ensureSource();
      element.currentTime = to / 1000;
    },
    setRate: (to) => {
      rate = to;
      // Loading a file resets the playback rate to this default.
      element.defaultPlaybackRate = to;
      element.playbackRate = to;
    },
    time: () => element.currentTime * 1000,
    dispose: () => {
      for (const [name, listener] of listeners) element.removeEventListener(name, listener);
      clearSource();
    },
  };
};

export interface VoicePlayer extends Player {
  load: (cues: readonly Cue[], textOf: (id: string) => string, locale: string) => void;
  /** Returns the index of the spoken character in the text of the sentence. Undefined if nothing is spoken, or the device reports no index. */
  spokenIndex: () => number | undefined;
}

/** Checks whether the device has a voice for a language. The first call makes the browser load its list of voices. False until the list has loaded. */
export const hasVoice = (locale: string): boolean =>
  typeof speechSynthesis !== 'undefined' &&
  speechSynthesis.getVoices().some(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(locale.slice(0, 2)));

const createUtterance = (text: string, locale: string, rate: number): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale;
  utterance.rate = rate;
  return utterance;
};

/** Checks whether a call of `cancel` ended the utterance, for example at a pause or a page turn. Any other error is a failure. */
const isInterruption = ({ error }: SpeechSynthesisErrorEvent): boolean =>
  error === 'interrupted' || error === 'canceled';

/** Utterance of `speakDescription` that is spoken or queued: a picture description, a word or a sentence. */
let describedUtterance: SpeechSynthesisUtterance | undefined;

/** Stops the speech of `speakDescription`. Does nothing if only the narration speaks. */
export const stopDescription = (): void => {
  if (!describedUtterance) return;
  describedUtterance = undefined;
  speechSynthesis.cancel();
};

/** Speaks a text and stops any other speech. Calls `onOver` at the end or after a failure (`hasFailed`), but not after `stopDescription` or a newer text. */
export const speakDescription = (
  text: string,
  locale: string,
  rate: number,
  onOver: (hasFailed: boolean) => void,
): void => {
  if (typeof speechSynthesis === 'undefined') {
    onOver(true);
    return;
  }
  speechSynthesis.cancel();
  const newUtterance = createUtterance(text, locale, rate);
  describedUtterance = newUtterance;
  const onSpeechEnd = (hasFailed: boolean) => {
    if (describedUtterance !== newUtterance) return;
    describedUtterance = undefined;
    onOver(hasFailed);
  };
  newUtterance.onend = () => onSpeechEnd(false);
  newUtterance.onerror = (event) => onSpeechEnd(!isInterruption(event) || !hasVoice(locale));
  speechSynthesis.speak(newUtterance);
};

/**
 * Creates a player that speaks sentence by sentence with speech synthesis. Speech synthesis reports no exact time, so positions within a sentence are
 * estimated.
 */
export const createVoicePlayer = (report: (what: Report) => void, volume: () => number): VoicePlayer => {
  let cues: readonly Cue[] = [];
  let textOf: (id: string) => string = () => '';
  let locale = 'vi-VN';
  let rate = 1;
  let cueIndex = 0;
  let startedAt = 0;
  let isRunning = false;
  let speechNumber = 0;
  let spokenIndex: number | undefined;
  const speakCue = () => {
    const cue = cues[cueIndex];
    if (!cue) {
      isRunning = false;
      report('ended');
      return;
    }
    const ownNumber = ++speechNumber;
    spokenIndex = undefined;
    startedAt = performance.now();
    const utterance = createUtterance(textOf(cue.id), locale, rate);
    utterance.volume = volume();
    utterance.onboundary = ({ charIndex }) => {
      if (ownNumber === speechNumber) spokenIndex = charIndex;
    };
    utterance.onend = () => {
      if (ownNumber !== speechNumber || !isRunning) return;
      cueIndex += 1;
      speakCue();
    };
    utterance.onerror = (event) => {
      if (ownNumber !== speechNumber || isInterruption(event)) return;
      report(event.error === 'not-allowed' ? 'blocked' : 'failed');
    };
    speechSynthesis.speak(utterance);
  };
  const stopSpeech = () => {
    speechNumber += 1;
    isRunning = false;
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
  };
  const startSpeech = () => {
    if (isRunning) return;
    isRunning = true;
    stopDescription();
    if (hasVoice(locale)) speakCue();
    else queueMicrotask(() => report('failed'));
  };
  return {
    load: (nextCues, nextText, nextLocale) => {
      stopSpeech();
      cues = nextCues;
      textOf = nextText;
      locale = nextLocale;
      cueIndex = 0;
    },
    unload: stopSpeech,
    play: startSpeech,
    pause: stopSpeech,
    seek: (to) => {
      const wasRunning = isRunning;
      stopSpeech();
      cueIndex = Math.max(
        0,
        cues.findIndex(({ id }) => id === cueAt(cues, to)?.id),
      );
      if (wasRunning) startSpeech();
    },
    setRate: (to) => {
      rate = to;
    },
    spokenIndex: () => (isRunning ? spokenIndex : undefined),
    time: () => {
      const cue = cues[cueIndex];
      if (!cue) return cues.at(-1)?.end ?? 0;
      return isRunning ? Math.min(cue.end, cue.start + (performance.now() - startedAt) * rate) : cue.start;
    },
  };
};
