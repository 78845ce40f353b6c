import { cuesOf, isActive, masterOf, step, timelineLengthOf } from './clock.ts';
import {
  type ClockEvent,
  type ClockState,
  type Command,
  newClock,
  type PageContent,
  type Track,
  type TrackHealth,
  type TrackName,
  trackNames,
} from './clock-state.ts';
import { type Cue, cueAt, readCueAt } from './cues.ts';
import { createMediaPlayer, createVoicePlayer, type Player, type Report } from './players.ts';

/** What the tracks of a page play: media files, or texts for the device's voice. */
export interface Sources {
  narration?: { url: string } | { voice: { cues: readonly Cue[]; textOf: (id: string) => string; locale: string } };
  sign?: { url: string };
  /** False for a narration file without recorded sentence times. While that narration is active, no sentence is marked. */
  isTimed: boolean;
}

/** `none`: the page has no such media. `off`: the track is switched off. Otherwise the health of the track. */
type TrackView = 'none' | 'off' | TrackHealth;

/** The values of the clock that the page shows. `view` returns a new object only after a change of these values. */
export interface ReaderView {
  page: number;
  isPlaying: boolean;
  isBlocked: boolean;
  isDone: boolean;
  isTurnPaused: boolean;
  narration: TrackView;
  sign: TrackView;
  /** Id of the current sentence. */
  sentence: string | undefined;
}

export interface ReaderDriver {
  send: (event: ClockEvent) => void;
  open: (
    content: PageContent,
    sources: Sources,
    options?: { isSamePlace?: boolean; isAutomatic?: boolean; position?: number },
  ) => void;
  setVolume: (percent: number) => void;
  view: () => ReaderView;
  subscribe: (listener: () => void) => () => void;
  /** Returns the current position on the page's timeline in milliseconds. */
  position: () => number;
  /** Returns the progress on the page as a fraction from 0 to 1. */
  progress: () => number;
  /** Returns the index of the character that the device's voice speaks in the current sentence. Undefined if the voice is silent or reports no index. */
  spokenIndex: () => number | undefined;
  /** Returns the sentences on the current timeline. */
  cues: () => readonly Cue[];
  state: () => ClockState;
  dispose: () => void;
}

const tickIntervalMs = 250;
const toTrackView = (track: Track): TrackView => (!track.content ? 'none' : !track.isOn ? 'off' : track.health);

/**
 * Connects the clock to one `<audio>`, one `<video>` and the device's voice.
 * @param onTurn called with the number of the next page when the page turns automatically; this function must open the next page
 */
export const createDriver = (
  audio: HTMLAudioElement,
  video: HTMLVideoElement,
  initial: Parameters<typeof newClock>[0],
  onTurn: (pageNumber: number) => void,
): ReaderDriver => {
  let state = newClock(initial);
  let sources: Sources = { isTimed: false };
  let frameRequest = 0;
  const listeners = new Set<() => void>();
  const createReporter = (track: TrackName) => (report: Report) => {
    if (report === 'blocked') send({ is: 'blocked', key: state.key });
    else send({ is: report, track, key: state.key });
  };
  const voice = createVoicePlayer(createReporter('narration'), () => audio.volume);
  const audioPlayer = createMediaPlayer(audio, (report) => isRecorded() && createReporter('narration')(report));
  const signPlayer = createMediaPlayer(video, createReporter('sign'));
  const isRecorded = () => sources.narration !== undefined && 'url' in sources.narration;
  const findPlayer = (track: TrackName): Player => (track === 'sign' ? signPlayer : isRecorded() ? audioPlayer : voice);

  const load = (track: TrackName) => {
    if (track === 'sign') {
      if (sources.sign) signPlayer.load(sources.sign.url, state.tracks.sign.isOn);
      return;
    }
    const { narration } = sources;
    if (narration && 'url' in narration) {
      voice.unload();
      audioPlayer.load(narration.url, state.tracks.narration.isOn);
    } else if (narration) {
      audioPlayer.unload();
      voice.load(narration.voice.cues, narration.voice.textOf, narration.voice.locale);
    }
  };
  const runCommand = (command: Command) => {
    if (command.do === 'turn') return onTurn(command.to);
    const player = findPlayer(command.track);
    if (command.do === 'load') load(command.track);
    else if (command.do === 'unload') {
      if (command.track === 'narration') voice.unload();
      (command.track === 'sign' ? signPlayer : audioPlayer).unload();
    } else if (command.do === 'play') player.play();
    else if (command.do === 'pause') player.pause();
    else if (command.do === 'seek') player.seek(command.to);
    else if (command.do === 'rate') player.setRate(command.to);
  };

  const readPosition = () => {
    const master = masterOf(state);
    if (master === 'timer' || !state.isPlaying) return state.position;
    const factor = master === 'sign' ? state.signRate : 1;
    return findPlayer(master).time() / factor;
  };
  const findCurrentSentence = () => {
    const { narration } = state.tracks;
    if (isActive(narration) && !sources.isTimed && !narration.content?.isLoose) return undefined;
    if (!state.isPlaying && state.position === 0) return undefined;
    return (state.isPlaying ? readCueAt : cueAt)(cuesOf(state), readPosition())?.id;
  };

  const makeView = (): ReaderView => ({
    page: state.content.page,
    isPlaying: state.isPlaying,
    isBlocked: state.isBlocked,
    isDone: state.isDone,
    isTurnPaused: state.isTurnPaused,
    narration: toTrackView(state.tracks.narration),
    sign: toTrackView(state.tracks.sign),
    sentence: findCurrentSentence(),
  });
  let shownView = makeView();
  const publishView = () => {
    const next = makeView();
    const isSame = (Object.keys(next) as (keyof ReaderView)[]).every((key) => next[key] === shownView[key]);
    if (isSame) return;
    shownView = next;
    for (const listener of listeners) listener();
  };
  const followFrames = () => {
    publishView();
    frameRequest = state.isPlaying ? requestAnimationFrame(followFrames) : 0;
  };
  const send = (event: ClockEvent) => {
    const [next, commands] = step(state, event);
    state = next;
    for (const command of commands) runCommand(command);
    publishView();
    if (state.isPlaying && !frameRequest) frameRequest = requestAnimationFrame(followFrames);
  };
  const timer = setInterval(() => {
    const times = Object.fromEntries(
      trackNames.flatMap((name) => (state.tracks[name].content ? [[name, findPlayer(name).time()]] : [])),
    );
    send({ is: 'tick', now: performance.now(), key: state.key, times });
  }, tickIntervalMs);
  send({ is: 'tick', now: performance.now(), key: state.key, times: {} });

  return {
    send,
    open: (content, next, options = {}) => {
      sources = next;
      send({ is: 'open', content, ...options });
    },
    setVolume: (percent) => {
      audio.volume = percent / 100;
    },
    view: () => shownView,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    position: readPosition,
    progress: () => Math.min(1, readPosition() / Math.max(1, timelineLengthOf(state))),
    spokenIndex: voice.spokenIndex,
    cues: () => cuesOf(state),
    state: () => state,
    dispose: () => {
      clearInterval(timer);
      cancelAnimationFrame(frameRequest);
      listeners.clear();
      voice.unload();
      audioPlayer.dispose();
      signPlayer.dispose();
    },
  };
};
