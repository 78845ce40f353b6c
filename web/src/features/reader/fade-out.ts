import type { ReaderDriver } from './driver.ts';

/** Duration of the fade in milliseconds. If less than half of this time remains until the end of the current sentence, the next sentence is also read. */
const fadeMs = 2500;

/**
 * Fades out the voice, pauses at the end of a sentence, then restores the volume. Speech synthesis cannot fade and reports no exact time, so its pause begins
 * when the next sentence begins. Without a current sentence, the pause begins after `fadeMs`. A page turn ends the fade immediately.
 * @param volume in percent
 * @param onOver called after the pause, but not after a cancel
 * @returns a function that cancels the fade and restores the volume
 */
export const fadeOut = (driver: ReaderDriver, volume: number, onOver: () => void): (() => void) => {
  const { page, sentence } = driver.view();
  const startedAt = performance.now();
  const remainingUntil = (end: number) => (end - driver.position()) / driver.state().rate;
  const findCueIndex = (id: string | undefined) => driver.cues().findIndex((candidate) => candidate.id === id);
  const currentIndex = findCueIndex(sentence);
  const cue = driver.cues()[currentIndex];
  const lastIndex =
    cue && remainingUntil(cue.end) < fadeMs / 2 && driver.cues()[currentIndex + 1] ? currentIndex + 1 : currentIndex;
  const isLoose = driver.state().tracks.narration.content?.isLoose === true;
  const isOver = () => {
    const view = driver.view();
    if (!view.isPlaying || view.page !== page) return true;
    const end = driver.cues()[lastIndex]?.end;
    if (end === undefined) return performance.now() - startedAt > fadeMs;
    // The pause begins up to 60 ms early, because the timer runs only every 40 ms. A late pause would make the beginning of the next sentence audible.
    return findCueIndex(view.sentence) > lastIndex || (!isLoose && remainingUntil(end) <= 60);
  };
  const timer = setInterval(() => {
    if (!isOver()) {
      const end = driver.cues()[lastIndex]?.end;
      const remainingMs = end === undefined ? fadeMs - (performance.now() - startedAt) : remainingUntil(end);
      if (!isLoose) driver.setVolume(volume * Math.min(1, Math.max(0, remainingMs / fadeMs)));
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
