import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMediaPlayer, settleDelayMs, speakDescription } from './players.ts';

/** Fake with the parts of `<audio>` that the player uses. `fetched` records every address that `src` is set to. */
class FakeAudio extends EventTarget {
  readonly fetched: string[] = [];
  readyState = 0;
  currentTime = 0;
  paused = true;
  error = null;
  #src = '';
  set src(url: string) {
    this.#src = url;
    this.fetched.push(url);
  }
  hasAttribute = () => this.#src !== '';
  removeAttribute = () => {
    this.#src = '';
  };
  load = () => undefined;
  pause = () => {
    this.paused = true;
  };
  play = async () => {
    this.paused = false;
  };
}

const makePlayer = () => {
  const audio = new FakeAudio();
  return { audio, player: createMediaPlayer(audio as unknown as HTMLMediaElement, () => undefined) };
};

describe('what a page is read with', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is fetched for the page that stays, not for those passed over', () => {
    const { audio, player } = makePlayer();
    for (const url of ['/1', '/2', '/3']) {
      player.load(url, true);
      vi.advanceTimersByTime(settleDelayMs - 1);
    }
    expect(audio.fetched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(audio.fetched).toEqual(['/3']);
  });
  it('is fetched at once, and once, by playing or moving', () => {
    for (const act of ['play', 'seek'] as const) {
      const { audio, player } = makePlayer();
      player.load('/1', true);
      if (act === 'play') player.play();
      else player.seek(2000);
      expect(audio.fetched, act).toEqual(['/1']);
      vi.advanceTimersByTime(settleDelayMs);
      expect(audio.fetched, act).toEqual(['/1']);
    }
  });
  it('is not fetched of a page that was left or put aside before', () => {
    const { audio, player } = makePlayer();
    player.load('/1', true);
    player.unload();
    player.load('/2', true);
    player.load('/2', false);
    player.load('/3', true);
    player.dispose();
    vi.advanceTimersByTime(settleDelayMs);
    expect(audio.fetched).toEqual([]);
  });
});

describe('speech that ends early', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ['synthesis-failed', 'vi-VN', true],
    ['interrupted', 'vi-VN', false],
    ['canceled', 'vi-VN', false],
    ['canceled', 'en-US', true],
  ] as const)('has failed only if the device cannot speak: %s, with a voice for %s', (error, lang, hasFailed) => {
    let utterance: { onerror?: (event: { error: string }) => void } = {};
    vi.stubGlobal('SpeechSynthesisUtterance', class extends EventTarget {});
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => [{ lang }],
      cancel: () => undefined,
      speak: (spoken: typeof utterance) => {
        utterance = spoken;
      },
    });
    const onOver = vi.fn();
    speakDescription('chữ', 'vi-VN', 1, onOver);
    utterance.onerror?.({ error });
    expect(onOver.mock.calls).toEqual([[hasFailed]]);
  });
});
