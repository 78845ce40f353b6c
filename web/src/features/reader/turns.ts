import { timelineLengthOf } from './clock.ts';
import type { Cue } from './cues.ts';
import type { ReaderDriver } from './driver.ts';

/** The turn of the child may begin this many milliseconds before the end of the adult's line, because sentences end with a short silence. */
const earlyMs = 20;
/** After this many milliseconds, a page that waits for the child is paused, so that the screen can turn off. */
const maxWaitMs = 5 * 60_000;

/** Returns the ids of the child's lines on a page. The reader turns a page before React renders the page, so the lines of all pages must be known. */
type ChildLinesOf = (pageNumber: number) => ReadonlySet<string>;

/** Returns the line of the child whose turn it is. A turn lasts from the end of the line before it to the end of the child's line. */
const findTurn = (driver: ReaderDriver, childLinesOf: ChildLinesOf): Cue | undefined => {
  const { sentence, isPlaying, page } = driver.view();
  const cues = driver.cues();
  const index = cues.findIndex(({ id }) => id === sentence);
  const [cue, nextCue] = [cues[index], cues[index + 1]];
  if (!cue) return undefined;
  const position = driver.position();
  const childLines = childLinesOf(page);
  if (childLines.has(cue.id) && position < Math.min(cue.end, timelineLengthOf(driver.state()))) return cue;
  // For the device's voice, positions are estimates. The turn then begins when the line of the child begins.
  const isAtEnd = !driver.state().tracks.narration.content?.isLoose && position >= cue.end - earlyMs;
  return isPlaying && isAtEnd && nextCue && childLines.has(nextCue.id) ? nextCue : undefined;
};

/** Continues after a line of the child: at the next line, or at the end of the page. */
export const passTurn = (driver: ReaderDriver, line: string): void => {
  const cues = driver.cues();
  const nextCue = cues[cues.findIndex(({ id }) => id === line) + 1];
  // The seek comes last. If the next line is the child's, too, `watchTurns` holds at once, and a later `play` would end this hold.
  driver.send({ is: 'play' });
  driver.send({ is: 'seek', position: nextCue ? nextCue.start + 1 : Number.POSITIVE_INFINITY });
};

/**
 * Holds all tracks at the start of each line of the child until `passTurn`. The page still counts as playing, as in the pause mode (echo-mode.tsx).
 * @param isBusy returns true while the reader repeats a word or a sentence, which the wait does not interrupt
 * @param onTurn called with the id of the line when a turn begins, and with undefined when it ends
 * @returns a function that ends the wait
 */
export const watchTurns = (
  driver: ReaderDriver,
  childLinesOf: ChildLinesOf,
  isBusy: () => boolean,
  onTurn: (line: string | undefined) => void,
): (() => void) => {
  let isChecking = false;
  let shownLine: string | undefined;
  let waitsSince = 0;
  const check = () => {
    if (isChecking || isBusy()) return;
    isChecking = true;
    const turn = findTurn(driver, childLinesOf);
    const isHeld = driver.state().heldUntil !== undefined;
    if (turn && driver.view().isPlaying && !isHeld) {
      if (driver.position() < turn.start) driver.send({ is: 'seek', position: turn.start + 1 });
      driver.send({ is: 'hold', ms: Number.POSITIVE_INFINITY });
      waitsSince = performance.now();
    } else if (isHeld && performance.now() - waitsSince > maxWaitMs) driver.send({ is: 'pause' });
    isChecking = false;
    if (turn?.id === shownLine) return;
    shownLine = turn?.id;
    onTurn(shownLine);
  };
  const unsubscribe = driver.subscribe(check);
  const timer = setInterval(check, 40);
  check();
  return () => {
    unsubscribe();
    clearInterval(timer);
    if (driver.state().heldUntil !== undefined) driver.send({ is: 'hold', ms: 0 });
    if (shownLine !== undefined) onTurn(undefined);
  };
};
