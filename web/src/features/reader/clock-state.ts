import type { Cue } from './cues.ts';

/** State, events and commands of the reader's clock (clock.ts). */

export type TrackName = 'narration' | 'sign';
export const trackNames = ['narration', 'sign'] as const satisfies readonly TrackName[];

interface TrackContent {
  /** Length in milliseconds at normal speed. */
  readonly length: number;
  readonly cues: readonly Cue[];
  /** True for speech synthesis, which reports no exact time. The signing is therefore not synchronised with this track. */
  readonly isLoose?: boolean;
}

export interface PageContent {
  readonly page: number;
  readonly narration?: TrackContent | undefined;
  readonly sign?: TrackContent | undefined;
  /** Time for silent reading in milliseconds. `cues` are the sentences that are marked during silent reading. */
  readonly silent: number;
  readonly cues: readonly Cue[];
  /** True for the end page, which follows the last page. The end page plays nothing and has no next page. */
  readonly isEnd?: boolean;
}

/**
 * State of a track. `fine`: no problem is known. `waiting`: the track is stalled, and the page waits for the track. `lost`: the page waited for too long and
 * continues without the track. `failed`: the track cannot be loaded or spoken.
 */
export type TrackHealth = 'fine' | 'waiting' | 'lost' | 'failed';

export interface Track {
  readonly content?: TrackContent | undefined;
  readonly isOn: boolean;
  readonly health: TrackHealth;
  readonly waitingSince: number;
  readonly isEnded: boolean;
  /** True from a `play` command until a `pause` command, the end of the media, or an `open` event. */
  readonly isRunning: boolean;
  readonly rate: number;
  readonly movedAt: number;
}

/**
 * Condition for the automatic turn of a page: the end of the narration, the end of the signing, or a number of seconds. If the track of the mode is inactive
 * (`isActive`), the time for silent reading counts. The page also waits for the end of every active track. With `wait`, no page turns automatically.
 */
export type TurnMode = 'narration' | 'sign' | 'seconds' | 'wait';

export interface ClockState {
  /** Number that every `open` increments. Reports with another key come from media that an earlier `open` loaded, and are ignored. */
  readonly key: number;
  readonly now: number;
  readonly content: PageContent;
  /** Position on the page's timeline in milliseconds. */
  readonly position: number;
  /** Playing time of this page in milliseconds. */
  readonly shown: number;
  readonly isPlaying: boolean;
  /** True if the browser has refused to start playback without a gesture of the user. */
  readonly isBlocked: boolean;
  /** True if this page is complete and does not turn automatically. */
  readonly isDone: boolean;
  readonly isTurning: boolean;
  /** Value of `now` until which all tracks are paused, so that the child can repeat a sentence. The page still counts as playing. */
  readonly heldUntil?: number | undefined;
  /** Value of `now` when the page became complete. The automatic turn follows after a short rest. */
  readonly restSince?: number | undefined;
  readonly tracks: Readonly<Record<TrackName, Track>>;
  readonly rate: number;
  readonly signRate: number;
  readonly turnMode: TurnMode;
  readonly turnSeconds: number;
  /** True if automatic turning is paused after an interaction. */
  readonly isTurnPaused: boolean;
  /** True if playback continues after a manual page turn. */
  readonly isContinuous: boolean;
}

export type ClockEvent =
  /** Opens another page, or the same page in another language or with other media (`isSamePlace`). `isAutomatic` is set after a `turn` command. */
  | { is: 'open'; content: PageContent; isSamePlace?: boolean; isAutomatic?: boolean; position?: number }
  | { is: 'play' }
  | { is: 'pause' }
  | { is: 'seek'; position: number }
  /** If the page plays, pauses all tracks for `ms` milliseconds, rounded up to a tick. 0 ends this pause. */
  | { is: 'hold'; ms: number }
  | { is: 'track'; track: TrackName; isOn: boolean }
  | { is: 'rate'; rate: number }
  | { is: 'sign-rate'; rate: number }
  | { is: 'turning'; mode: TurnMode; seconds: number }
  | { is: 'continuous'; isOn: boolean }
  /** Reports a touch, a click, a key or a scroll of the wheel. Pauses automatic turning unless the mode is `wait`. */
  | { is: 'interaction' }
  | { is: 'go-on' }
  /** Reports the current time and the positions of the tracks that have content, in milliseconds. driver.ts sends this event every 250 ms. */
  | { is: 'tick'; now: number; key: number; times: Partial<Record<TrackName, number>> }
  | { is: 'ended' | 'waiting' | 'ready' | 'failed'; track: TrackName; key: number }
  | { is: 'blocked'; key: number };

export type Command =
  | { do: 'load' | 'unload' | 'play' | 'pause'; track: TrackName }
  | { do: 'seek' | 'rate'; track: TrackName; to: number }
  | { do: 'turn'; to: number };

export const emptyTrack: Track = {
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
    tracks: { narration: { ...emptyTrack, isOn: narration }, sign: { ...emptyTrack, isOn: sign } },
    rate: 1,
    signRate: 1,
    turnMode: 'wait',
    turnSeconds: 15,
    isTurnPaused: false,
    isContinuous: true,
    ...rest,
  };
};
