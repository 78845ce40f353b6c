import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSpeaker, waitForVoice } from './article-speaker.ts';

interface FakeUtterance {
  text: string;
  rate: number;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
}

/** Fake of the device's voice. `spoken` contains every utterance in order. */
const stubVoice = (voiceLocales: string[]) => {
  const spoken: FakeUtterance[] = [];
  const voice = Object.assign(new EventTarget(), {
    getVoices: () => voiceLocales.map((lang) => ({ lang })),
    cancel: vi.fn(),
    speak: (utterance: FakeUtterance) => spoken.push(utterance),
  });
  vi.stubGlobal('speechSynthesis', voice);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      rate = 1;
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return { spoken, voice };
};

const startSpeaker = () => {
  const onState = vi.fn();
  const onSentence = vi.fn();
  const speaker = createSpeaker({ texts: ['Một.', 'Hai.'], locale: 'vi-VN', rate: 1, onState, onSentence });
  speaker.play();
  return { speaker, onState, onSentence };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an article that is read aloud', () => {
  it('continues sentence by sentence and pauses after the last one', async () => {
    const { spoken } = stubVoice(['vi_VN']);
    const { onState, onSentence } = startSpeaker();
    await vi.runAllTimersAsync();
    spoken[0]?.onend?.();
    spoken[1]?.onend?.();
    expect(spoken.map(({ text }) => text)).toEqual(['Một.', 'Hai.']);
    expect(onSentence.mock.calls).toEqual([[0], [1], []]);
    expect(onState.mock.calls.flat()).toEqual(['playing', 'paused']);
  });
  it('ignores the end of a sentence that was left by a step, a pause or a close', async () => {
    const { spoken } = stubVoice(['vi-VN']);
    const { speaker } = startSpeaker();
    await vi.runAllTimersAsync();
    speaker.step(1);
    spoken[0]?.onend?.();
    expect(spoken.map(({ text }) => text)).toEqual(['Một.', 'Hai.']);
    speaker.step(-1);
    speaker.pause();
    spoken.at(-1)?.onend?.();
    speaker.close();
    expect(spoken).toHaveLength(3);
  });
  it('repeats the sentence at a new speed', async () => {
    const { spoken } = stubVoice(['vi-VN']);
    const { speaker } = startSpeaker();
    await vi.runAllTimersAsync();
    speaker.setRate(1.5);
    expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
      ['Một.', 1],
      ['Một.', 1.5],
    ]);
  });
  it('stays silent if it is paused or closed while the voices load', async () => {
    const { spoken, voice } = stubVoice([]);
    for (const end of ['pause', 'close'] as const) startSpeaker().speaker[end]();
    voice.getVoices = () => [{ lang: 'vi-VN' }];
    voice.dispatchEvent(new Event('voiceschanged'));
    await vi.runAllTimersAsync();
    expect(spoken).toEqual([]);
  });
  it.each([
    [['en-US'], 'noVoice'],
    [['vi-VN'], 'failed'],
  ])('reports a device that cannot speak: voices %j', async (voiceLocales, state) => {
    const { spoken } = stubVoice(voiceLocales);
    const { onState } = startSpeaker();
    await vi.runAllTimersAsync();
    spoken[0]?.onerror?.({ error: 'synthesis-failed' });
    expect(onState).toHaveBeenLastCalledWith(state);
  });
});

describe('the voice of a language', () => {
  it('may be loaded after the press', async () => {
    const { voice } = stubVoice([]);
    const isAvailable = waitForVoice('vi-VN');
    voice.getVoices = () => [{ lang: 'vi-VN' }];
    voice.dispatchEvent(new Event('voiceschanged'));
    expect(await isAvailable).toBe(true);
  });
  it('is missing in a browser without speech synthesis', async () => {
    vi.stubGlobal('speechSynthesis', undefined);
    expect(await waitForVoice('vi-VN')).toBe(false);
  });
});
