/** Measured drift: differences in milliseconds of media time, in ascending order. */
export interface Drift {
  /** Between narration and signing, twenty times a second. */
  signing: number[];
  /** Between the narration and the beginning of the sentence that is marked at that moment. */
  marks: number[];
}

/**
 * Plays the page repeatedly from its beginning for `forMs` milliseconds. It runs in the page of the reader. `starts` maps the id of each sentence to its
 * start time. The first second after each start is ignored: the two elements start 80 to 120 ms apart and are then synchronized.
 */
export const measureDrift = async ({
  forMs,
  starts,
}: {
  forMs: number;
  starts: Record<string, number>;
}): Promise<Drift> => {
  const pick = <T extends Element>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };
  const [audio, video, play, text] = [
    pick<HTMLAudioElement>('audio'),
    pick<HTMLVideoElement>('video'),
    pick<HTMLElement>('[data-play]'),
    pick<HTMLElement>('[data-main]'),
  ];
  const found: Drift = { signing: [], marks: [] };
  let updatedAt = performance.now();
  const hasSettled = () => performance.now() - updatedAt > 1000;
  const marks = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const { s: id, now } = (target as HTMLElement).dataset;
      const start = id === undefined ? undefined : starts[id];
      if (now !== undefined && start !== undefined && !audio.paused && hasSettled())
        found.marks.push(Math.abs(audio.currentTime * 1000 - start));
    }
  });
  marks.observe(text, { subtree: true, attributeFilter: ['data-now'] });
  const end = performance.now() + forMs;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (audio.paused && video.paused) {
      play.click();
      updatedAt = performance.now();
    }
    const areBoth = [audio, video].every((each) => !each.paused && !each.ended && each.readyState > 2);
    if (areBoth && hasSettled()) found.signing.push(Math.abs(audio.currentTime - video.currentTime) * 1000);
  }
  marks.disconnect();
  for (const list of [found.signing, found.marks]) list.sort((a, b) => a - b);
  return found;
};
