import type { Cue } from './cues.ts';

/** State, events and commands of the reader's clock (clock.ts). */

export type TrackName = 'narration' | 'sign';
export const trackNames = ['narration', 'sign'] as const satisfies readonly TrackName[];

interface TrackContent {
  /** Milliseconds at normal speed. */
  readonly length: number;
  readonly cues: readonly Cue[];
  /** True for speech synthesis, which has no exact time, so no other track synchronises with it. */
  readonly isLoose?: boolean;
}

export interface PageContent {
  readonly page: number;
  readonly narration?: TrackContent | undefined;
  readonly sign?: TrackContent | undefined;
  /** Reading time of the text in milliseconds, and its sentences on that timeline. */
  readonly silent: number;
  readonly cues: readonly Cue[];
  /** The page after the last one: nothing plays, and nothing follows. */
  readonly isEnd?: boolean;
}

/** `waiting`: stalled, everything waits for it. `lost`: stalled for too long, the rest continues. `failed`: cannot load. */
export type Health = 'fine' | 'waiting' | 'lost' | 'failed';

export interface Track {
  readonly content?: TrackContent | undefined;
  readonly isOn: boolean;
  readonly health: Health;
  readonly waitingSince: number;
  readonly isEnded: boolean;
  /** The last command sent to the element. */
  readonly isRunning: boolean;
  readonly rate: number;
  readonly movedAt: number;
}

/** The event that turns a page automatically: the end of the narration, the end of the signing, or some seconds; or none. */
export type TurnMode = 'narration' | 'sign' | 'seconds' | 'wait';

export interface ClockState {
  /** Incremented by every `open`: reports about an older page's media are ignored. */
  readonly key: number;
  readonly now: number;
  readonly content: PageContent;
  /** Milliseconds on the page's timeline. */
  readonly position: number;
  /** Milliseconds for which this page has been playing. */
  readonly shown: number;
  readonly isPlaying: boolean;
  /** Autoplay is blocked: the browser requires a gesture. */
  readonly isBlocked: boolean;
  /** Every active track of this page has ended. */
  readonly isDone: boolean;
  readonly isTurning: boolean;
  readonly restSince?: number | undefined;
  readonly tracks: Readonly<Record<TrackName, Track>>;
  readonly rate: number;
  readonly signRate: number;
  readonly turnMode: TurnMode;
  readonly turnSeconds: number;
  /** Automatic turning is paused after an interaction. */
  readonly isTurnPaused: boolean;
  /** After a manual turn the next page plays automatically. */
  readonly isContinuous: boolean;
}

export type ClockEvent =
  /** Opens another page, or the same page in another language (`isSamePlace`). `isAutomatic` is set after a `turn` command. */
  | { is: 'open'; content: PageContent; isSamePlace?: boolean; isAutomatic?: boolean; position?: number }
  | { is: 'play' }
  | { is: 'pause' }
  | { is: 'seek'; position: number }
  | { is: 'track'; track: TrackName; isOn: boolean }
  | { is: 'rate'; rate: number }
  | { is: 'sign-rate'; rate: number }
  | { is: 'turning'; mode: TurnMode; seconds: number }
  | { is: 'continuous'; isOn: boolean }
  /** The reader touched, pressed or scrolled something. */
  | { is: 'interaction' }
  | { is: 'go-on' }
  /** Sent four times a second with the time and the positions of the media elements in milliseconds. */
  | { is: 'tick'; now: number; key: number; times: Partial<Record<TrackName, number>> }
  | { is: 'ended' | 'waiting' | 'ready' | 'failed'; track: TrackName; key: number }
  | { is: 'blocked'; key: number };

export type Command =
  | { do: 'load' | 'unload' | 'play' | 'pause'; track: TrackName }
  | { do: 'seek' | 'rate'; track: TrackName; to: number }
  | { do: 'turn'; to: number };

export const noTrack: Track = {
  isOn: false,
  health: 'fine',
  waitingSince: 0,
  isEnded: false,
  isRunning: false,
  rate: 1,
  movedAt: 0,
};
const emptyPage: PageContent = { page: 0, silent: 0, cues: [] };

export const newClock = (initial: Partial<ClockState> & { narration?: boolean; sign?: boolean } = {}): ClockState => {
  const { narration = true, sign = false, ...rest } = initial;
  return {
    key: 0,
    now: 0,
    content: emptyPage,
    position: 0,
    shown: 0,
    isPlaying: false,
    isBlocked: false,
    isDone: false,
    isTurning: false,
    tracks: { narration: { ...noTrack, isOn: narration }, sign: { ...noTrack, isOn: sign } },
    rate: 1,
    signRate: 1,
    turnMode: 'wait',
    turnSeconds: 15,
    isTurnPaused: false,
    isContinuous: true,
    ...rest,
  };
};
