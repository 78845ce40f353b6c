import { hasVoice, speakText, stopSpeech } from '../reader/public-island.ts';

export type SpeakerState = 'playing' | 'paused' | 'noVoice' | 'failed';

/** Milliseconds after which the device counts as having no voice. Some browsers load their list of voices late. */
const voiceWaitMs = 2000;

/** Waits until the device has a voice for a language. False if it has none in time. */
export const waitForVoice = (locale: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (typeof speechSynthesis === 'undefined' || hasVoice(locale)) {
      resolve(typeof speechSynthesis !== 'undefined');
      return;
    }
    const finish = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener('voiceschanged', check);
      resolve(hasVoice(locale));
    };
    const check = () => {
      if (hasVoice(locale)) finish();
    };
    const timer = setTimeout(finish, voiceWaitMs);
    speechSynthesis.addEventListener('voiceschanged', check);
  });

export interface Speaker {
  play: () => void;
  pause: () => void;
  /** Moves to the next or previous sentence. A running speech continues there. */
  step: (by: 1 | -1) => void;
  /** Sets the speed. A running speech repeats its sentence at the new speed. */
  setRate: (rate: number) => void;
  close: () => void;
}

interface SpeakerOptions {
  texts: readonly string[];
  locale: string;
  rate: number;
  onState: (state: SpeakerState) => void;
  /** Called with the index of the current sentence, and without an index after the last one. */
  onSentence: (index?: number) => void;
}

/** Reads sentences aloud one after another with the device's voice. */
export const createSpeaker = ({ texts, locale, rate: firstRate, onState, onSentence }: SpeakerOptions): Speaker => {
  let index = 0;
  let rate = firstRate;
  let isPlaying = false;
  let isClosed = false;
  const setState = (state: SpeakerState) => {
    isPlaying = state === 'playing';
    onState(state);
  };
  const speak = () => {
    onSentence(index);
    speakText(texts[index] ?? '', locale, rate, (hasFailed) => {
      if (hasFailed) {
        setState('failed');
      } else if (index + 1 < texts.length) {
        index += 1;
        speak();
      } else {
        index = 0;
        onSentence();
        setState('paused');
      }
    });
  };
  return {
    play: () => {
      setState('playing');
      void waitForVoice(locale).then((isAvailable) => {
        if (!isPlaying || isClosed) return;
        if (isAvailable) speak();
        else setState('noVoice');
      });
    },
    pause: () => {
      stopSpeech();
      setState('paused');
    },
    step: (by) => {
      index = Math.min(texts.length - 1, Math.max(0, index + by));
      if (isPlaying) speak();
      else onSentence(index);
    },
    setRate: (newRate) => {
      rate = newRate;
      if (isPlaying) speak();
    },
    close: () => {
      isClosed = true;
      stopSpeech();
      onSentence();
    },
  };
};
