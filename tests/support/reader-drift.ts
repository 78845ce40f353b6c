/** Measured drift: differences in milliseconds of media time, in ascending order. */
export interface Drift {
  /** Between narration and signing, every 50 ms. */
  signing: number[];
  /** Between the narration and the beginning of the sentence that is marked at that moment. */
  marks: number[];
  /** Between the narration and the beginning of the word that is highlighted at that moment. Also measured in the first second. */
  words: number[];
}

/**
 * Runs in the browser. Plays the page of the book repeatedly from its beginning for `forMs` milliseconds. `starts` maps the id of each sentence to its start
 * time, `words` to the start times of its words. The first second after each start is ignored, except for words: narration and clip start 80 to 120 ms
 * apart and are then synchronized.
 */
export const measureDrift = async ({
  forMs,
  starts,
  words,
}: {
  forMs: number;
  starts: Record<string, number>;
  words: Record<string, readonly number[]>;
}): Promise<Drift> => {
  const findElement = <T extends Element>(selector: string): T => {
    const element = document.querySelector<T>(selector);
    if (!element) throw new Error(`no ${selector}`);
    return element;
  };
  const [audio, video, play, text] = [
    findElement<HTMLAudioElement>('audio'),
    findElement<HTMLVideoElement>('video'),
    findElement<HTMLElement>('[data-play]'),
    findElement<HTMLElement>('[data-main]'),
  ];
  const drift: Drift = { signing: [], marks: [], words: [] };
  let startedAt = performance.now();
  const hasSettled = () => performance.now() - startedAt > 1000;
  const marks = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { s: id, now } = (target as HTMLElement).dataset;
      const start = id === undefined ? undefined : starts[id];
      if (now !== undefined && start !== undefined && !audio.paused && hasSettled())
        drift.marks.push(Math.abs(audio.currentTime * 1000 - start));
    }
  });
  marks.observe(text, { subtree: true, attributeFilter: ['data-now'] });
  let litWord = '';
  const followWords = () => {
    wordFrame = requestAnimationFrame(followWords);
    const range = [...(CSS.highlights.get('reader-word') ?? [])][0];
    if (!(range instanceof Range) || audio.paused) return;
    const sentence = range.startContainer.parentElement?.closest<HTMLElement>('[data-s]');
    const textBefore = document.createRange();
    if (!sentence) return;
    textBefore.selectNodeContents(sentence);
    textBefore.setEnd(range.startContainer, range.startOffset);
    const index = textBefore.toString().match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}\p{M}])?/gu)?.length ?? 0;
    const word = `${sentence.dataset.s} ${index}`;
    const start = words[sentence.dataset.s ?? '']?.[index];
    if (word !== litWord && start !== undefined) drift.words.push(Math.abs(audio.currentTime * 1000 - start));
    litWord = word;
  };
  let wordFrame = requestAnimationFrame(followWords);
  const endsAt = performance.now() + forMs;
  while (performance.now() < endsAt) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (audio.paused && video.paused) {
      play.click();
      startedAt = performance.now();
    }
    const areBothPlaying = [audio, video].every((medium) => !medium.paused && !medium.ended && medium.readyState > 2);
    if (areBothPlaying && hasSettled()) drift.signing.push(Math.abs(audio.currentTime - video.currentTime) * 1000);
  }
  marks.disconnect();
  cancelAnimationFrame(wordFrame);
  for (const differences of [drift.signing, drift.marks, drift.words]) differences.sort((a, b) => a - b);
  return drift;
};
