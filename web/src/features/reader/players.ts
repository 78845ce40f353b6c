import { type Cue, cueAt } from './cues.ts';

/** Commands for a media element or the speech synthesis. Times are in milliseconds. */
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
   * Sets the media file. With `isEager`, the file loads `settleAfter` ms after the page was opened. Otherwise it loads with the first play or seek. A
   * play or seek always loads immediately.
   */
  load: (url: string, isEager: boolean) => void;
  dispose: () => void;
}

/**
 * Milliseconds between the opening of a page and the loading of its media. Fast page turns then load nothing. Without this, a server would finish even
 * requests that the browser cancels.
 */
export const settleAfter = 200;

/** Value of HTMLMediaElement.HAVE_FUTURE_DATA. The server does not have that class. */
const enough = 3;

export const mediaPlayer = (element: HTMLMediaElement, report: (what: Report) => void): MediaPlayer => {
  let url = '';
  let isSet = false;
  let rate = 1;
  let sourceTimer: ReturnType<typeof setTimeout> | undefined;
  const ensure = () => {
    clearTimeout(sourceTimer);
    if (isSet || !url) return;
    isSet = true;
    element.src = url;
    element.playbackRate = rate;
  };
  const clear = () => {
    clearTimeout(sourceTimer);
    element.pause();
    isSet = false;
    url = '';
    if (!element.hasAttribute('src')) return;
    element.removeAttribute('src');
    // This call frees the data and aborts the request.
    element.load();
  };
  // Queued events may belong to the previous page. Therefore each listener checks the current state of the element.
  const listeners: [keyof HTMLMediaElementEventMap, () => void][] = [
    ['ended', () => element.ended && report('ended')],
    ['waiting', () => isSet && element.readyState < enough && report('waiting')],
    ['canplay', () => isSet && report('ready')],
    ['playing', () => isSet && report('ready')],
    ['seeked', () => isSet && element.readyState >= enough && report('ready')],
    ['error', () => isSet && element.error && report('failed')],
  ];
  for (const [name, listener] of listeners) element.addEventListener(name, listener);
  return {
    load: (next, isEager) => {
      if (next === url && !element.error) {
        element.pause();
        if (isSet) element.currentTime = 0;
      } else {
        clear();
        url = next;
      }
      clearTimeout(sourceTimer);
      if (isEager) sourceTimer = setTimeout(ensure, settleAfter);
    },
    unload: clear,
    play: () => {
      ensure();
      if (element.readyState < enough)
        queueMicrotask(() => !element.paused && element.readyState < enough && report('waiting'));
      element.play().catch((error: unknown) => {
        // An AbortError is ignored. It means that the element was paused or reloaded before it started.
        if (error instanceof DOMException && error.name === 'NotAllowedError') report('blocked');
      });
    },
    pause: () => element.pause(),
    seek: (to) => {
      ensure();
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
      clear();
    },
  };
};

export interface VoicePlayer extends Player {
  load: (cues: readonly Cue[], textOf: (id: string) => string, locale: string) => void;
}

/** Checks whether the device has a voice for a language. False if the device lists no voices. */
export const hasVoice = (locale: string): boolean =>
  typeof speechSynthesis !== 'undefined' &&
  speechSynthesis.getVoices().some(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(locale.slice(0, 2)));

const createUtterance = (text: string, locale: string, rate: number): SpeechSynthesisUtterance => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = locale;
  utterance.rate = rate;
  return utterance;
};

/** Utterance of the picture description that is spoken or queued. */
let describedUtterance: SpeechSynthesisUtterance | undefined;

/** Stops the picture description, but no other speech. */
export const stopDescription = (): void => {
  if (!describedUtterance) return;
  describedUtterance = undefined;
  speechSynthesis.cancel();
};

/** Speaks a text and stops the previous one. Calls `onOver` at the end or after a failure (`hasFailed`), but not after `stopDescription`. */
export const say = (text: string, locale: string, rate: number, onOver: (hasFailed: boolean) => void): void => {
  if (typeof speechSynthesis === 'undefined') {
    onOver(true);
    return;
  }
  speechSynthesis.cancel();
  const mine = createUtterance(text, locale, rate);
  describedUtterance = mine;
  const onSpeechEnd = (hasFailed: boolean) => {
    if (describedUtterance !== mine) return;
    describedUtterance = undefined;
    onOver(hasFailed);
  };
  mine.onend = () => onSpeechEnd(false);
  mine.onerror = () => onSpeechEnd(true);
  speechSynthesis.speak(mine);
};

/**
 * Creates a player that speaks sentence by sentence with speech synthesis. Speech synthesis reports no exact time, so positions within a sentence are
 * estimated.
 */
export const voicePlayer = (report: (what: Report) => void, volume: () => number): VoicePlayer => {
  let cues: readonly Cue[] = [];
  let textOf: (id: string) => string = () => '';
  let locale = 'vi-VN';
  let rate = 1;
  let at = 0;
  let startedAt = 0;
  let isRunning = false;
  let turn = 0;
  const speak = () => {
    const cue = cues[at];
    if (!cue) {
      isRunning = false;
      report('ended');
      return;
    }
    const mine = ++turn;
    startedAt = performance.now();
    const utterance = createUtterance(textOf(cue.id), locale, rate);
    utterance.volume = volume();
    utterance.onend = () => {
      if (mine !== turn || !isRunning) return;
      at += 1;
      speak();
    };
    utterance.onerror = ({ error }) => {
      if (mine !== turn || error === 'interrupted' || error === 'canceled') return;
      report(error === 'not-allowed' ? 'blocked' : 'failed');
    };
    speechSynthesis.speak(utterance);
  };
  const stop = () => {
    turn += 1;
    isRunning = false;
    if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
  };
  const start = () => {
    if (isRunning) return;
    isRunning = true;
    stopDescription();
    if (hasVoice(locale)) speak();
    else queueMicrotask(() => report('failed'));
  };
  return {
    load: (nextCues, nextText, nextLocale) => {
      stop();
      cues = nextCues;
      textOf = nextText;
      locale = nextLocale;
      at = 0;
    },
    unload: stop,
    play: start,
    pause: stop,
    seek: (to) => {
      const wasRunning = isRunning;
      stop();
      at = Math.max(
        0,
        cues.findIndex(({ id }) => id === cueAt(cues, to)?.id),
      );
      if (wasRunning) start();
    },
    setRate: (to) => {
      rate = to;
    },
    time: () => {
      const cue = cues[at];
      if (!cue) return cues.at(-1)?.end ?? 0;
      return isRunning ? Math.min(cue.end, cue.start + (performance.now() - startedAt) * rate) : cue.start;
    },
  };
};
