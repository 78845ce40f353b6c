import { isActive, step } from './clock.ts';
import { type ClockEvent, type ClockState, type Command, type TrackName, trackNames } from './clock-state.ts';

/** Simulation of a browser's media element: late start, late seek, playback rate, end, stalls. Times are in milliseconds. */
class FakeElement {
  at = 0;
  rate = 1;
  isRunning = false;
  isEnded = false;
  /** Time until which the element does not advance after a `play` or `seek` command. */
  busyUntil = 0;
  isStalled = false;
  length = Number.POSITIVE_INFINITY;
  readonly latenessMs: number;
  constructor(latenessMs: number) {
    this.latenessMs = latenessMs;
  }
  advance(now: number, elapsedMs: number): boolean {
    if (!this.isRunning || this.isEnded || this.isStalled || now < this.busyUntil) return false;
    this.at = Math.min(this.length, this.at + elapsedMs * this.rate);
    this.isEnded = this.at >= this.length;
    if (this.isEnded) this.isRunning = false;
    return this.isEnded;
  }
}

export interface RecordedTurn {
  from: number;
  state: ClockState;
}

/** Test bench with the clock, two simulated elements and a simulated time. The bench accepts events in any order. */
export class ClockBench {
  state: ClockState;
  now = 0;
  readonly turns: RecordedTurn[] = [];
  readonly elements: Record<TrackName, FakeElement>;
  /** True from a `play` command for a stalled element until the next 10 ms step of `run`, which sends `waiting`. */
  private isWaitingReportDue = false;
  onTurn: (pageNumber: number) => void = () => undefined;
  /** Called after each event, before its commands reach the elements. */
  onStep: (before: ClockState, after: ClockState) => void = () => undefined;

  constructor(state: ClockState, latenessMs: Record<TrackName, number>) {
    this.state = state;
    this.elements = { narration: new FakeElement(latenessMs.narration), sign: new FakeElement(latenessMs.sign) };
  }

  send(event: ClockEvent): Command[] {
    const before = this.state;
    const [state, commands] = step(before, event);
    this.state = state;
    this.onStep(before, state);
    for (const command of commands) this.obey(command);
    return commands;
  }

  obey(command: Command): void {
    if (command.do === 'turn') {
      this.turns.push({ from: this.state.content.page, state: this.state });
      this.onTurn(command.to);
      return;
    }
    const element = this.elements[command.track];
    if (command.do === 'load') {
      Object.assign(element, { at: 0, isRunning: false, isEnded: false, isStalled: false });
      element.length = this.state.tracks[command.track].content?.length ?? Number.POSITIVE_INFINITY;
    } else if (command.do === 'unload') Object.assign(element, { at: 0, isRunning: false, isEnded: false });
    else if (command.do === 'play') {
      element.isRunning = true;
      element.busyUntil = this.now + element.latenessMs;
      this.isWaitingReportDue ||= element.isStalled;
    } else if (command.do === 'pause') element.isRunning = false;
    else if (command.do === 'seek') {
      element.at = command.to;
      element.isEnded = false;
      element.busyUntil = this.now + element.latenessMs / 2;
    } else if (command.do === 'rate') element.rate = command.to;
  }

  stall(track: TrackName, isStalled: boolean): void {
    const element = this.elements[track];
    if (element.isStalled === isStalled) return;
    element.isStalled = isStalled;
    this.send({ is: isStalled ? 'waiting' : 'ready', track, key: this.state.key });
  }

  /** Advances the time in steps of 10 ms, with a tick every 250 ms. Calls `onStep` after each tick. */
  run(ms: number, onStep: () => void = () => undefined): void {
    const endsAt = this.now + ms;
    while (this.now < endsAt) {
      this.now += 10;
      if (this.isWaitingReportDue) {
        this.isWaitingReportDue = false;
        for (const track of trackNames) {
          if (this.elements[track].isStalled && this.elements[track].isRunning)
            this.send({ is: 'waiting', track, key: this.state.key });
        }
      }
      for (const track of trackNames) {
        if (this.elements[track].advance(this.now, 10)) this.send({ is: 'ended', track, key: this.state.key });
      }
      if (this.now % 250 === 0) {
        const times = { narration: this.elements.narration.at, sign: this.elements.sign.at };
        this.send({ is: 'tick', now: this.now, key: this.state.key, times });
        onStep();
      }
    }
  }

  /** Returns the distance between both tracks on the page's timeline in milliseconds. Undefined for speech synthesis, and unless both tracks run. */
  get drift(): number | undefined {
    const { narration, sign } = this.state.tracks;
    const areBothRunning = [narration, sign].every((track) => isActive(track) && !track.isEnded && track.isRunning);
    if (!areBothRunning || narration.content?.isLoose) return undefined;
    return Math.abs(this.elements.sign.at / this.state.signRate - this.elements.narration.at);
  }
}
