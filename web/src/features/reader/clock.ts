/**
 * The reader's only clock, a pure function: `step(state, event) → [state, commands]`. Tests can therefore try any order of events (clock.property.test.ts).
 * Every page has one timeline in milliseconds; the narration is at `position`, the signing at `position × signRate`. The time source is the first active
 * track that has not ended: the narration, otherwise the signing. Without such a track, a timer is the time source.
 */
import {
  type ClockEvent,
  type ClockState,
  type Command,
  emptyTrack,
  type Track,
  type TrackName,
  trackNames,
} from './clock-state.ts';
import { type Cue, findSamePlace } from './cues.ts';

/** Limits in milliseconds of real time, except for `nudge` and `gain`. docs/decisions/016-the-reader.md contains measurements of the drift. */
const syncLimits = {
  /** Up to this drift, the playback rate is not corrected. */
  near: 20,
  /** A larger drift causes a seek, at most once per `pace`. */
  jump: 250,
  /** Largest change of the playback rate, as a share of the rate. */
  nudge: 0.1,
  /** Change of the playback rate per second of drift, as a share of the rate. */
  gain: 1.2,
  /** Longest time for which the page waits for a stalled track. */
  grace: 5000,
  /** Pause between the end of a page and the automatic turn. */
  rest: 900,
  /** Shortest time between a seek of the signing and a later seek that corrects drift. */
  pace: 1000,
} as const;

/** A position at most this many milliseconds before the end of a track counts as the end of the track. */
const endMargin = 30;

/** Checks whether the track has content, is switched on, and is neither `lost` nor `failed`. */
export const isActive = ({ content, isOn, health }: Track): boolean =>
  content !== undefined && isOn && health !== 'failed' && health !== 'lost';
const isUnderWay = (track: Track) => isActive(track) && !track.isEnded;

/** Returns the time source: a track, or the timer. */
export const masterOf = ({ tracks }: ClockState): TrackName | 'timer' =>
  isUnderWay(tracks.narration) ? 'narration' : isUnderWay(tracks.sign) ? 'sign' : 'timer';

const getTrackFactor = (state: ClockState, name: TrackName) => (name === 'sign' ? state.signRate : 1);
const getTrackSpeed = (state: ClockState, name: TrackName) => state.rate * getTrackFactor(state, name);
const clamp = (value: number, minimum: number, maximum: number) => Math.min(maximum, Math.max(minimum, value));

/** Returns the end of the page's timeline in milliseconds: the end of the longest active track, or the time for silent reading if no track is active. */
export const timelineLengthOf = (state: ClockState): number => {
  const trackEnds = trackNames.flatMap((name) => {
    const track = state.tracks[name];
    return isActive(track) && track.content ? [track.content.length / getTrackFactor(state, name)] : [];
  });
  return trackEnds.length > 0 ? Math.max(...trackEnds) : state.content.silent;
};

/** Returns the sentences of the narration, of the signing or of silent reading. Their times are positions on the page's timeline. */
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

const updateTrack = (state: ClockState, name: TrackName, change: Partial<Track>): ClockState => ({
  ...state,
  tracks: { ...state.tracks, [name]: { ...state.tracks[name], ...change } },
});

/** Seeks a track to the current position of the timeline. If this position is at or after the end of the track, sets `isEnded` and does not seek. */
const seekTrack = (state: ClockState, name: TrackName, commands: Command[]): ClockState => {
  const { content } = state.tracks[name];
  if (!content) return state;
  const to = state.position * getTrackFactor(state, name);
  if (to >= content.length - endMargin) return updateTrack(state, name, { isEnded: true });
  commands.push({ do: 'seek', track: name, to });
  return updateTrack(state, name, { isEnded: false, movedAt: state.now });
};

const setRate = (state: ClockState, name: TrackName, to: number, commands: Command[]): ClockState => {
  if (Math.abs(state.tracks[name].rate - to) < 0.001) return state;
  commands.push({ do: 'rate', track: name, to });
  return updateTrack(state, name, { rate: to });
};

/** Starts the tracks that must run, and pauses the others. While only one track is stalled (`waiting`), the other track is paused. */
const syncTracks = (state: ClockState, commands: Command[]): ClockState => {
  let nextState = state;
  for (const name of trackNames) {
    const track = nextState.tracks[name];
    const otherTrack = nextState.tracks[name === 'sign' ? 'narration' : 'sign'];
    const isPausedForOther = isUnderWay(otherTrack) && otherTrack.health === 'waiting' && track.health !== 'waiting';
    const shouldRun =
      nextState.isPlaying && nextState.heldUntil === undefined && isUnderWay(track) && !isPausedForOther;
    if (shouldRun === track.isRunning) continue;
    commands.push({ do: shouldRun ? 'play' : 'pause', track: name });
    nextState = updateTrack(nextState, name, { isRunning: shouldRun });
  }
  return nextState;
};

const isWaitingForTrack = ({ tracks }: ClockState) =>
  trackNames.some((name) => isUnderWay(tracks[name]) && tracks[name].health === 'waiting');

/** Checks whether the page is complete. In every mode, a page is complete only after all its active tracks have ended. */
const isComplete = (state: ClockState): boolean => {
  const { narration, sign } = state.tracks;
  if (isUnderWay(narration) || isUnderWay(sign)) return false;
  const hasReadingTimeEnded = state.position >= state.content.silent;
  if (state.turnMode === 'seconds') return state.shown >= state.turnSeconds * 1000;
  if (state.turnMode === 'narration') return isActive(narration) || hasReadingTimeEnded;
  if (state.turnMode === 'sign') return isActive(sign) || hasReadingTimeEnded;
  return isActive(narration) || isActive(sign) || hasReadingTimeEnded;
};

const openPage = (state: ClockState, event: Extract<ClockEvent, { is: 'open' }>, commands: Command[]): ClockState => {
  const { content, isSamePlace = false, isAutomatic = false } = event;
  const cuesBefore = cuesOf(state);
  let nextState: ClockState = {
    ...state,
    key: state.key + 1,
    content,
    position: 0,
    shown: isSamePlace ? state.shown : 0,
    isPlaying: state.isPlaying && !content.isEnd && (isSamePlace || isAutomatic || state.isContinuous),
    isDone: isSamePlace && state.isDone,
    isTurning: false,
    heldUntil: undefined,
    restSince: undefined,
  };
  for (const name of trackNames) {
    const { isOn } = state.tracks[name];
    nextState = updateTrack(nextState, name, {
      ...emptyTrack,
      isOn,
      content: content[name],
      rate: getTrackSpeed(nextState, name),
    });
    commands.push({ do: content[name] ? 'load' : 'unload', track: name });
    if (content[name]) commands.push({ do: 'rate', track: name, to: getTrackSpeed(nextState, name) });
  }
  const position = isSamePlace ? findSamePlace(cuesBefore, cuesOf(nextState), state.position) : (event.position ?? 0);
  nextState = { ...nextState, position: clamp(position, 0, timelineLengthOf(nextState)) };
  if (nextState.position > 0) for (const name of trackNames) nextState = seekTrack(nextState, name, commands);
  return nextState;
};

const applySeek = (state: ClockState, position: number, commands: Command[]): ClockState => {
  let nextState: ClockState = {
    ...state,
    position: clamp(position, 0, timelineLengthOf(state)),
    isDone: false,
    heldUntil: undefined,
    restSince: undefined,
  };
  for (const name of trackNames) if (isActive(nextState.tracks[name])) nextState = seekTrack(nextState, name, commands);
  return nextState;
};

/** Synchronises the signing with the narration. Adjusts the playback rate of the clip, and seeks in the clip only if the drift is large. */
const alignSign = (state: ClockState, signPosition: number, commands: Command[]): ClockState => {
  const baseRate = getTrackSpeed(state, 'sign');
  const targetPosition = state.position * state.signRate;
  // The drift is in real time, so that the limits are valid at each speed.
  const drift = (signPosition - targetPosition) / baseRate;
  // If the narration is longer than the clip, the target can be beyond the end of the clip. Then the clip only plays faster until its end, without a seek.
  const isInsideClip = targetPosition < (state.tracks.sign.content?.length ?? 0) - endMargin;
  if (isInsideClip && Math.abs(drift) > syncLimits.jump && state.now - state.tracks.sign.movedAt > syncLimits.pace) {
    commands.push({ do: 'seek', track: 'sign', to: targetPosition });
    return setRate(updateTrack(state, 'sign', { movedAt: state.now }), 'sign', baseRate, commands);
  }
  if (Math.abs(drift) <= syncLimits.near) return setRate(state, 'sign', baseRate, commands);
  const rateCorrection = clamp((syncLimits.gain * drift) / 1000, -syncLimits.nudge, syncLimits.nudge);
  return setRate(state, 'sign', baseRate * (1 - rateCorrection), commands);
};

const applyTick = (state: ClockState, event: Extract<ClockEvent, { is: 'tick' }>, commands: Command[]): ClockState => {
  // After the device wakes from sleep, `now` jumps. At most one second of the jump counts as reading time.
  const elapsedMs = clamp(event.now - state.now, 0, 1000);
  let nextState: ClockState = { ...state, now: event.now };
  if (event.key !== state.key || !state.isPlaying || state.isTurning) return nextState;
  if (state.heldUntil !== undefined && event.now < state.heldUntil) return nextState;
  nextState = { ...nextState, heldUntil: undefined };
  for (const name of trackNames) {
    const { health, waitingSince } = nextState.tracks[name];
    if (health === 'waiting' && event.now - waitingSince > syncLimits.grace)
      nextState = updateTrack(nextState, name, { health: 'lost' });
  }
  const isStalled = isWaitingForTrack(nextState);
  const master = masterOf(nextState);
  const masterTime = master === 'timer' ? undefined : event.times[master];
  if (master === 'timer') nextState = { ...nextState, position: nextState.position + elapsedMs * nextState.rate };
  else if (masterTime !== undefined)
    nextState = { ...nextState, position: masterTime / getTrackFactor(nextState, master) };
  if (!isStalled) nextState = { ...nextState, shown: nextState.shown + elapsedMs };
  const { narration, sign } = nextState.tracks;
  const areTracksPaired = narration.isRunning && sign.isRunning && !narration.content?.isLoose && !isStalled;
  if (areTracksPaired && isUnderWay(narration) && isUnderWay(sign) && event.times.sign !== undefined)
    nextState = alignSign(nextState, event.times.sign, commands);
  else if (isUnderWay(sign)) nextState = setRate(nextState, 'sign', getTrackSpeed(nextState, 'sign'), commands);

  if (!isComplete(nextState)) return { ...nextState, restSince: undefined };
  if (nextState.turnMode === 'wait' || nextState.isTurnPaused) return { ...nextState, isPlaying: false, isDone: true };
  const restSince = nextState.restSince ?? event.now;
  if (event.now - restSince < syncLimits.rest) return { ...nextState, restSince };
  commands.push({ do: 'turn', to: nextState.content.page + 1 });
  return { ...nextState, restSince: undefined, isTurning: true };
};

const applyPlay = (state: ClockState, commands: Command[]): ClockState => {
  const nextState: ClockState = {
    ...state,
    isPlaying: !state.content.isEnd,
    heldUntil: undefined,
    isBlocked: false,
    isTurnPaused: false,
  };
  if (!state.isDone) return nextState;
  return state.turnMode === 'wait' ? applySeek(nextState, 0, commands) : { ...nextState, isDone: false };
};

const applyReport = (
  state: ClockState,
  { is, track: name, key }: Extract<ClockEvent, { track: TrackName; key: number }>,
  commands: Command[],
): ClockState => {
  const track = state.tracks[name];
  if (key !== state.key || !track.content) return state;
  if (is === 'failed') return updateTrack(state, name, { health: 'failed' });
  if (is === 'ended') return updateTrack(state, name, { isEnded: true, isRunning: false, health: 'fine' });
  if (is === 'waiting') {
    if (track.health !== 'fine' || !track.isRunning) return state;
    return updateTrack(state, name, { health: 'waiting', waitingSince: state.now });
  }
  const nextState = updateTrack(state, name, { health: track.health === 'failed' ? 'failed' : 'fine' });
  return track.health === 'lost' && track.isOn ? seekTrack(nextState, name, commands) : nextState;
};

const applySpeed = (state: ClockState, commands: Command[]): ClockState =>
  trackNames.reduce(
    (accumulated, name) => setRate(accumulated, name, getTrackSpeed(accumulated, name), commands),
    state,
  );

/**
 * Changes the speed of the signing. If the signing is the time source, the clip stays at its position, and the position on the timeline changes. Otherwise
 * the position on the timeline stays, and an active clip seeks.
 */
const changeSignRate = (state: ClockState, signRate: number, commands: Command[]): ClockState => {
  const isMaster = masterOf(state) === 'sign';
  const position = isMaster ? (state.position * state.signRate) / signRate : state.position;
  const nextState = applySpeed({ ...state, signRate, position }, commands);
  return isMaster || !isActive(nextState.tracks.sign) ? nextState : seekTrack(nextState, 'sign', commands);
};

const applyEvent = (state: ClockState, event: ClockEvent, commands: Command[]): ClockState => {
  switch (event.is) {
    case 'open':
      return openPage(state, event, commands);
    case 'play':
      return applyPlay(state, commands);
    case 'pause':
      return { ...state, isPlaying: false, heldUntil: undefined, restSince: undefined };
    case 'hold':
      return { ...state, heldUntil: event.ms > 0 && state.isPlaying ? state.now + event.ms : undefined };
    case 'seek':
      return applySeek(state, event.position, commands);
    case 'track': {
      const nextState = updateTrack(state, event.track, { isOn: event.isOn });
      return event.isOn && !state.tracks[event.track].isOn && isActive(nextState.tracks[event.track])
        ? seekTrack({ ...nextState, restSince: undefined }, event.track, commands)
        : { ...nextState, restSince: undefined };
    }
    case 'rate':
      return applySpeed({ ...state, rate: event.rate }, commands);
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
      return applyTick(state, event, commands);
    case 'blocked':
      return event.key === state.key ? { ...state, isPlaying: false, isBlocked: true } : state;
    default:
      return applyReport(state, event, commands);
  }
};

/** Processes one event. Returns the next state, and the commands that the caller must run in the order of the array. */
export const step = (state: ClockState, event: ClockEvent): [ClockState, Command[]] => {
  const commands: Command[] = [];
  const nextState = syncTracks(applyEvent(state, event, commands), commands);
  return [nextState, commands];
};
