/**
 * The reader's only clock: `step(state, event) → [state, commands]`. It is pure, so every order of events can be tested (clock.property.test.ts). A page
 * has one timeline in milliseconds of its narration; the signing is at `position × signRate`. The time source is the narration. Without it or after its
 * end, it is the signing, otherwise a silent timer.
 */
import {
  type ClockEvent,
  type ClockState,
  type Command,
  noTrack,
  type Track,
  type TrackName,
  trackNames,
} from './clock-state.ts';
import { type Cue, samePlace } from './cues.ts';

/**
 * Limits in milliseconds. Exceptions: `nudge` is a share of the rate, `gain` a factor. A drift beyond `jump` causes a seek. A drift between `near` and
 * `jump` changes the playback rate. Measured in Chromium (p95 ≤ 20 ms).
 */
const limits = { near: 20, jump: 250, nudge: 0.1, gain: 1.2, grace: 5000, rest: 900, pace: 1000 } as const;

/** Checks whether the track has media, is switched on, and is playable. */
export const isActive = ({ content, isOn, health }: Track): boolean =>
  content !== undefined && isOn && health !== 'failed' && health !== 'lost';
const isUnderWay = (track: Track) => isActive(track) && !track.isEnded;

/** Returns the time source: a track, or the timer. */
export const masterOf = ({ tracks }: ClockState): TrackName | 'timer' =>
  isUnderWay(tracks.narration) ? 'narration' : isUnderWay(tracks.sign) ? 'sign' : 'timer';

const factor = (state: ClockState, name: TrackName) => (name === 'sign' ? state.signRate : 1);
const speed = (state: ClockState, name: TrackName) => state.rate * factor(state, name);
const clamp = (value: number, minimum: number, maximum: number) => Math.min(maximum, Math.max(minimum, value));

/** Returns the end of the page's timeline in milliseconds. It is the end of the longest active track, or of silent reading without tracks. */
export const lengthOf = (state: ClockState): number => {
  const trackEnds = trackNames.flatMap((name) => {
    const track = state.tracks[name];
    return isActive(track) && track.content ? [track.content.length / factor(state, name)] : [];
  });
  return trackEnds.length > 0 ? Math.max(...trackEnds) : state.content.silent;
};

/** Returns the sentences on the timeline of the time source. */
export const cuesOf = (state: ClockState): readonly Cue[] => {
  const { narration, sign } = state.tracks;
  if (isActive(narration) && (!narration.isEnded || !isUnderWay(sign))) return narration.content?.cues ?? [];
  if (!isActive(sign)) return state.content.cues;
  return (sign.content?.cues ?? []).map(({ id, start, end }) => ({
    id,
    start: start / state.signRate,
    end: end / state.signRate,
  }));
};

const withTrack = (state: ClockState, name: TrackName, change: Partial<Track>): ClockState => ({
  ...state,
  tracks: { ...state.tracks, [name]: { ...state.tracks[name], ...change } },
});

/** Seeks a track to the position of the timeline. If the position is beyond the end of the track, the track counts as ended. */
const place = (state: ClockState, name: TrackName, commands: Command[]): ClockState => {
  const { content } = state.tracks[name];
  if (!content) return state;
  const to = state.position * factor(state, name);
  if (to >= content.length - 30) return withTrack(state, name, { isEnded: true });
  commands.push({ do: 'seek', track: name, to });
  return withTrack(state, name, { isEnded: false, movedAt: state.now });
};

const setRate = (state: ClockState, name: TrackName, to: number, commands: Command[]): ClockState => {
  if (Math.abs(state.tracks[name].rate - to) < 0.001) return state;
  commands.push({ do: 'rate', track: name, to });
  return withTrack(state, name, { rate: to });
};

/** Starts or pauses each element whose command has changed. All elements wait for a stalled one. */
const syncTracks = (state: ClockState, commands: Command[]): ClockState => {
  let next = state;
  for (const name of trackNames) {
    const track = next.tracks[name];
    const otherTrack = next.tracks[name === 'sign' ? 'narration' : 'sign'];
    const isHeld = isUnderWay(otherTrack) && otherTrack.health === 'waiting' && track.health !== 'waiting';
    const shouldRun = next.isPlaying && isUnderWay(track) && !isHeld;
    if (shouldRun === track.isRunning) continue;
    commands.push({ do: shouldRun ? 'play' : 'pause', track: name });
    next = withTrack(next, name, { isRunning: shouldRun });
  }
  return next;
};

const isHeld = ({ tracks }: ClockState) =>
  trackNames.some((name) => isUnderWay(tracks[name]) && tracks[name].health === 'waiting');

/** Checks whether everything that this page waits for has ended. In every mode, a page is not complete before its longest active track has ended. */
const isComplete = (state: ClockState): boolean => {
  const { narration, sign } = state.tracks;
  if (isUnderWay(narration) || isUnderWay(sign)) return false;
  const hasRead = state.position >= state.content.silent;
  if (state.turnMode === 'seconds') return state.shown >= state.turnSeconds * 1000;
  if (state.turnMode === 'narration') return isActive(narration) || hasRead;
  if (state.turnMode === 'sign') return isActive(sign) || hasRead;
  return isActive(narration) || isActive(sign) || hasRead;
};

const open = (state: ClockState, event: Extract<ClockEvent, { is: 'open' }>, commands: Command[]): ClockState => {
  const { content, isSamePlace = false, isAutomatic = false } = event;
  const before = cuesOf(state);
  let next: ClockState = {
    ...state,
    key: state.key + 1,
    content,
    position: 0,
    shown: isSamePlace ? state.shown : 0,
    isPlaying: state.isPlaying && !content.isEnd && (isSamePlace || isAutomatic || state.isContinuous),
    isDone: isSamePlace && state.isDone,
    isTurning: false,
    restSince: undefined,
  };
  for (const name of trackNames) {
    const { isOn } = state.tracks[name];
    next = withTrack(next, name, { ...noTrack, isOn, content: content[name], rate: speed(next, name) });
    commands.push({ do: content[name] ? 'load' : 'unload', track: name });
    if (content[name]) commands.push({ do: 'rate', track: name, to: speed(next, name) });
  }
  const position = isSamePlace ? samePlace(before, cuesOf(next), state.position) : (event.position ?? 0);
  next = { ...next, position: clamp(position, 0, lengthOf(next)) };
  if (next.position > 0) for (const name of trackNames) next = place(next, name, commands);
  return next;
};

const seek = (state: ClockState, position: number, commands: Command[]): ClockState => {
  let next: ClockState = {
    ...state,
    position: clamp(position, 0, lengthOf(state)),
    isDone: false,
    restSince: undefined,
  };
  for (const name of trackNames) if (isActive(next.tracks[name])) next = place(next, name, commands);
  return next;
};

/** Synchronises the signing with the narration. Adjusts its playback rate, and seeks only if the drift is large. */
const align = (state: ClockState, at: number, commands: Command[]): ClockState => {
  const base = speed(state, 'sign');
  const target = state.position * state.signRate;
  const drift = at - target;
  if (Math.abs(drift) > limits.jump && state.now - state.tracks.sign.movedAt > limits.pace) {
    commands.push({ do: 'seek', track: 'sign', to: target });
    return setRate(withTrack(state, 'sign', { movedAt: state.now }), 'sign', base, commands);
  }
  if (Math.abs(drift) <= limits.near) return setRate(state, 'sign', base, commands);
  const nudge = clamp((limits.gain * drift) / 1000, -limits.nudge, limits.nudge);
  return setRate(state, 'sign', base * (1 - nudge), commands);
};

const tick = (state: ClockState, event: Extract<ClockEvent, { is: 'tick' }>, commands: Command[]): ClockState => {
  // The clock of a tab jumps after the device wakes from sleep. The skipped time does not count as reading.
  const elapsedMs = clamp(event.now - state.now, 0, 1000);
  let next: ClockState = { ...state, now: event.now };
  if (event.key !== state.key || !state.isPlaying || state.isTurning) return next;
  for (const name of trackNames) {
    const { health, waitingSince } = next.tracks[name];
    if (health === 'waiting' && event.now - waitingSince > limits.grace)
      next = withTrack(next, name, { health: 'lost' });
  }
  const held = isHeld(next);
  const master = masterOf(next);
  const time = master === 'timer' ? undefined : event.times[master];
  if (master === 'timer') next = { ...next, position: next.position + elapsedMs * next.rate };
  else if (time !== undefined) next = { ...next, position: time / factor(next, master) };
  if (!held) next = { ...next, shown: next.shown + elapsedMs };
  const { narration, sign } = next.tracks;
  const arePaired = narration.isRunning && sign.isRunning && !narration.content?.isLoose && !held;
  if (arePaired && isUnderWay(narration) && isUnderWay(sign) && event.times.sign !== undefined)
    next = align(next, event.times.sign, commands);
  else if (isUnderWay(sign)) next = setRate(next, 'sign', speed(next, 'sign'), commands);

  if (!isComplete(next)) return { ...next, restSince: undefined };
  if (next.turnMode === 'wait' || next.isTurnPaused) return { ...next, isPlaying: false, isDone: true };
  const restSince = next.restSince ?? event.now;
  if (event.now - restSince < limits.rest) return { ...next, restSince };
  commands.push({ do: 'turn', to: next.content.page + 1 });
  return { ...next, restSince: undefined, isTurning: true };
};

const play = (state: ClockState, commands: Command[]): ClockState => {
  const next: ClockState = { ...state, isPlaying: !state.content.isEnd, isBlocked: false, isTurnPaused: false };
  if (!state.isDone) return next;
  return state.turnMode === 'wait' ? seek(next, 0, commands) : { ...next, isDone: false };
};

const report = (
  state: ClockState,
  { is, track: name, key }: Extract<ClockEvent, { track: TrackName; key: number }>,
  commands: Command[],
): ClockState => {
  const track = state.tracks[name];
  if (key !== state.key || !track.content) return state;
  if (is === 'failed') return withTrack(state, name, { health: 'failed' });
  if (is === 'ended') return withTrack(state, name, { isEnded: true, isRunning: false, health: 'fine' });
  if (is === 'waiting') {
    if (track.health !== 'fine' || !track.isRunning) return state;
    return withTrack(state, name, { health: 'waiting', waitingSince: state.now });
  }
  const next = withTrack(state, name, { health: track.health === 'failed' ? 'failed' : 'fine' });
  return track.health === 'lost' && track.isOn ? place(next, name, commands) : next;
};

const atSpeed = (state: ClockState, commands: Command[]): ClockState =>
  trackNames.reduce((each, name) => setRate(each, name, speed(each, name), commands), state);

/**
 * Changes the speed of the signing. If the signing is the time source, the clip stays at its position and the timeline scales. Beside a narration, the
 * clip seeks.
 */
const changeSignRate = (state: ClockState, signRate: number, commands: Command[]): ClockState => {
  const isMaster = masterOf(state) === 'sign';
  const position = isMaster ? (state.position * state.signRate) / signRate : state.position;
  const next = atSpeed({ ...state, signRate, position }, commands);
  return isMaster || !isActive(next.tracks.sign) ? next : place(next, 'sign', commands);
};

const apply = (state: ClockState, event: ClockEvent, commands: Command[]): ClockState => {
  switch (event.is) {
    case 'open':
      return open(state, event, commands);
    case 'play':
      return play(state, commands);
    case 'pause':
      return { ...state, isPlaying: false, restSince: undefined };
    case 'seek':
      return seek(state, event.position, commands);
    case 'track': {
      const next = withTrack(state, event.track, { isOn: event.isOn });
      return event.isOn && !state.tracks[event.track].isOn && isActive(next.tracks[event.track])
        ? place({ ...next, restSince: undefined }, event.track, commands)
        : { ...next, restSince: undefined };
    }
    case 'rate':
      return atSpeed({ ...state, rate: event.rate }, commands);
    case 'sign-rate':
      return changeSignRate(state, event.rate, commands);
    case 'turning':
      return { ...state, turnMode: event.mode, turnSeconds: event.seconds, restSince: undefined };
    case 'continuous':
      return { ...state, isContinuous: event.isOn };
    case 'interaction':
      return { ...state, isTurnPaused: state.turnMode !== 'wait', restSince: undefined };
    case 'go-on':
      return {
        ...state,
        isTurnPaused: false,
        isBlocked: false,
        isPlaying: !state.content.isEnd,
        isDone: false,
        restSince: undefined,
      };
    case 'tick':
      return tick(state, event, commands);
    case 'blocked':
      return event.key === state.key ? { ...state, isPlaying: false, isBlocked: true } : state;
    default:
      return report(state, event, commands);
  }
};

/** Processes one event. Returns the next state, and commands for the elements without repetitions. */
export const step = (state: ClockState, event: ClockEvent): [ClockState, Command[]] => {
  const commands: Command[] = [];
  const next = syncTracks(apply(state, event, commands), commands);
  return [next, commands];
};
