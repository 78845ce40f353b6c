import type { ReaderDriver } from './driver.ts';

/** Milliseconds for which the voice fades. If the current sentence has less than half of that left, the fade ends with the next sentence. */
const fade = 2500;

/**
 * Fades out the voice, pauses at the end of a sentence, then restores the volume. Speech synthesis cannot fade and reports no exact end, so it pauses
 * when the next sentence begins.
 * @param volume in percent
 * @returns a function that cancels this
 */
export const endSoftly = (driver: ReaderDriver, volume: number, onOver: () => void): (() => void) => {
  const { page, sentence } = driver.view();
  const startedAt = performance.now();
  const leftOf = (end: number) => (end - driver.position()) / driver.state().rate;
  const indexOf = (id: string | undefined) => driver.cues().findIndex((each) => each.id === id);
  const now = indexOf(sentence);
  const cue = driver.cues()[now];
  const last = cue && leftOf(cue.end) < fade / 2 && driver.cues()[now + 1] ? now + 1 : now;
  const isLoose = driver.state().tracks.narration.content?.isLoose === true;
  const isOver = () => {
    const view = driver.view();
    if (!view.isPlaying || view.page !== page) return true;
    const end = driver.cues()[last]?.end;
    if (end === undefined) return performance.now() - startedAt > fade;
    // Pauses one tick early. Otherwise the beginning of the next sentence could be heard.
    return indexOf(view.sentence) > last || (!isLoose && leftOf(end) <= 60);
  };
  const timer = setInterval(() => {
    if (!isOver()) {
      const end = driver.cues()[last]?.end;
      const leftMs = end === undefined ? fade - (performance.now() - startedAt) : leftOf(end);
      if (!isLoose) driver.setVolume(volume * Math.min(1, Math.max(0, leftMs / fade)));
      return;
    }
    clearInterval(timer);
    driver.send({ is: 'pause' });
    driver.setVolume(volume);
    onOver();
  }, 40);
  return () => {
    clearInterval(timer);
    driver.setVolume(volume);
  };
};
