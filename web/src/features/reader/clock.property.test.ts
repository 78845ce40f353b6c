import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClockBench } from './clock.test-player.ts';
import { cuesOf, isActive, masterOf, timelineLengthOf } from './clock.ts';
import { type ClockEvent, newClock, type PageContent, type TrackName, trackNames } from './clock-state.ts';
import { type Cue, cueAt } from './cues.ts';

const createCues = (length: number): Cue[] =>
  [0, 1, 2].map((index) => ({
    id: `s${index + 1}`,
    start: 200 + (index * (length - 200)) / 3,
    end: 200 + ((index + 0.9) * (length - 200)) / 3,
  }));
const length = fc.integer({ min: 1500, max: 12_000 });
const track = fc.option(
  length.map((lengthMs) => ({ length: lengthMs, cues: createCues(lengthMs) })),
  { nil: undefined },
);
const createPageArbitrary = (page: number) =>
  fc
    .record({ page: fc.constant(page), narration: track, sign: track, silent: length })
    .map((content): PageContent => ({ ...content, cues: createCues(content.silent) }));
const name = fc.constantFrom<TrackName>('narration', 'sign');

type BenchAction =
  | { is: 'event'; event: ClockEvent }
  | { is: 'stall'; track: TrackName; isStalled: boolean }
  | { is: 'stale'; track: TrackName; report: 'ended' | 'failed' | 'waiting' | 'ready' }
  | { is: 'fail'; track: TrackName }
  | { is: 'go'; page: number }
  | { is: 'language' }
  | { is: 'run'; ms: number };

const event = (eventArbitrary: fc.Arbitrary<ClockEvent>): fc.Arbitrary<BenchAction> =>
  eventArbitrary.map((clockEvent) => ({ is: 'event', event: clockEvent }));
const actionArbitrary: fc.Arbitrary<BenchAction> = fc.oneof(
  { arbitrary: event(fc.constantFrom<ClockEvent>({ is: 'play' }, { is: 'go-on' })), weight: 4 },
  { arbitrary: event(fc.constantFrom<ClockEvent>({ is: 'pause' }, { is: 'interaction' })), weight: 1 },
  { arbitrary: event(fc.record({ is: fc.constant('hold'), ms: fc.constantFrom(0, 300, 4000) })), weight: 1 },
  { arbitrary: event(fc.integer({ min: -100, max: 15_000 }).map((position) => ({ is: 'seek', position }))), weight: 2 },
  { arbitrary: event(fc.record({ is: fc.constant('track'), track: name, isOn: fc.boolean() })), weight: 3 },
  { arbitrary: event(fc.record({ is: fc.constant('rate'), rate: fc.constantFrom(0.5, 0.75, 1, 1.5, 2) })), weight: 2 },
  {
    arbitrary: event(fc.record({ is: fc.constant('sign-rate'), rate: fc.constantFrom(0.5, 0.75, 1, 1.25, 1.5) })),
    weight: 1,
  },
  {
    arbitrary: event(
      fc.record({
        is: fc.constant('turning'),
        mode: fc.constantFrom('narration', 'sign', 'seconds', 'wait'),
        seconds: fc.integer({ min: 1, max: 20 }),
      }),
    ),
    weight: 2,
  },
  { arbitrary: event(fc.record({ is: fc.constant('continuous'), isOn: fc.boolean() })), weight: 1 },
  { arbitrary: fc.record({ is: fc.constant('stall'), track: name, isStalled: fc.boolean() }), weight: 2 },
  {
    arbitrary: fc.record({
      is: fc.constant('stale'),
      track: name,
      report: fc.constantFrom('ended', 'failed', 'waiting', 'ready'),
    }),
    weight: 1,
  },
  { arbitrary: fc.record({ is: fc.constant('fail'), track: name }), weight: 1 },
  { arbitrary: fc.record({ is: fc.constant('go'), page: fc.integer({ min: 1, max: 4 }) }), weight: 2 },
  { arbitrary: fc.record({ is: fc.constant('language') }), weight: 2 },
  { arbitrary: fc.record({ is: fc.constant('run'), ms: fc.integer({ min: 10, max: 9000 }) }), weight: 6 },
) as fc.Arbitrary<BenchAction>;

const book = fc.tuple(...[1, 2, 3, 4].map((page) => fc.tuple(createPageArbitrary(page), createPageArbitrary(page))));
const latenessArbitrary = fc.record({
  narration: fc.integer({ min: 0, max: 120 }),
  sign: fc.integer({ min: 0, max: 120 }),
});
const actionsArbitrary = fc.array(actionArbitrary, { maxLength: 60, size: 'max' });

/** Creates a reader with a book in two languages. `do` performs one action, and calls `check` at every tick of a `run` action. */
const createTestReader = (pages: [PageContent, PageContent][], delays: Record<TrackName, number>) => {
  const bench = new ClockBench(newClock({ sign: true, turnMode: 'narration' }), delays);
  let language = 0;
  const content = (page: number) => pages[page - 1]?.[language] ?? { page, silent: 0, cues: [], isEnd: true };
  bench.onTurn = (pageNumber) => bench.send({ is: 'open', content: content(pageNumber), isAutomatic: true });
  bench.send({ is: 'open', content: content(1) });
  return {
    bench,
    do: (action: BenchAction, check: () => void) => {
      const { key } = bench.state;
      if (action.is === 'event') bench.send(action.event);
      else if (action.is === 'stall') bench.stall(action.track, action.isStalled);
      else if (action.is === 'stale') bench.send({ is: action.report, track: action.track, key: key - 1 });
      else if (action.is === 'fail') bench.send({ is: 'failed', track: action.track, key });
      else if (action.is === 'go') bench.send({ is: 'open', content: content(action.page) });
      else if (action.is === 'language') {
        language = 1 - language;
        bench.send({ is: 'open', content: content(bench.state.content.page), isSamePlace: true });
      } else bench.run(action.ms, check);
    },
  };
};

const runOptions = { numRuns: 150 };

describe('the clock, whatever happens in whatever order', () => {
  it('never leaves two tracks more than 100 ms apart once it had time to correct them', () => {
    fc.assert(
      fc.property(book, latenessArbitrary, actionsArbitrary, (pages, delays, actions) => {
        const { bench, do: perform } = createTestReader(pages as [PageContent, PageContent][], delays);
        let undisturbedSince = 0;
        for (const action of actions) {
          perform(action, () => {
            const { drift } = bench;
            // The clock has 3.5 seconds to correct the drift after each action, each automatic page turn and each time without a measured drift.
            if (drift === undefined || bench.turns.some(({ state }) => bench.now - state.now < 10))
              undisturbedSince = bench.now;
            else if (bench.now - undisturbedSince >= 3500) expect(drift).toBeLessThanOrEqual(100);
          });
          undisturbedSince = bench.now;
        }
      }),
      runOptions,
    );
  });

  it('never turns before the slowest active track has ended, nor before what the reader chose', () => {
    fc.assert(
      fc.property(book, latenessArbitrary, actionsArbitrary, (pages, delays, actions) => {
        const { bench, do: perform } = createTestReader(pages as [PageContent, PageContent][], delays);
        const originalOnTurn = bench.onTurn;
        // A track has two ways to end: its element plays to the end, or a seek moves the position to the end.
        bench.onStep = (before, { key, position, signRate, tracks }) => {
          for (const name of trackNames) {
            const { content, isEnded } = tracks[name];
            if (!isEnded || !content || (before.key === key && before.tracks[name].isEnded)) continue;
            const isPositionAtEnd = position * (name === 'sign' ? signRate : 1) >= content.length - 30;
            expect(bench.elements[name].isEnded || isPositionAtEnd).toBe(true);
          }
        };
        bench.onTurn = (pageNumber) => {
          const { state } = bench;
          for (const name of trackNames)
            if (isActive(state.tracks[name])) expect(state.tracks[name].isEnded).toBe(true);
          expect(state.turnMode).not.toBe('wait');
          expect(state.isTurnPaused).toBe(false);
          expect(state.isPlaying).toBe(true);
          if (state.turnMode === 'seconds') expect(state.shown).toBeGreaterThanOrEqual(state.turnSeconds * 1000);
          originalOnTurn(pageNumber);
        };
        for (const action of actions) perform(action, () => undefined);
      }),
      runOptions,
    );
  });

  it('keeps the place when a track, a speed or the language changes', () => {
    fc.assert(
      fc.property(book, latenessArbitrary, actionsArbitrary, (pages, delays, actions) => {
        const { bench, do: perform } = createTestReader(pages as [PageContent, PageContent][], delays);
        for (const action of actions) {
          const stateBefore = bench.state;
          const sentenceBefore = cueAt(cuesOf(stateBefore), stateBefore.position)?.id;
          const clipPositionBefore = stateBefore.position * stateBefore.signRate;
          const masterBefore = masterOf(stateBefore);
          perform(action, () => undefined);
          const stateAfter = bench.state;
          const isTrackChange = action.is === 'event' && ['track', 'rate', 'sign-rate'].includes(action.event.is);
          if (isTrackChange && masterBefore === 'sign' && masterOf(stateAfter) === 'sign')
            expect(stateAfter.position * stateAfter.signRate).toBeCloseTo(clipPositionBefore, 3);
          else if (isTrackChange) expect(stateAfter.position).toBeCloseTo(stateBefore.position, 3);
          if (isTrackChange || action.is === 'language') {
            expect(stateAfter.content.page).toBe(stateBefore.content.page);
            expect(stateAfter.isPlaying).toBe(stateBefore.isPlaying);
          }
          const isInsideTimeline = stateBefore.position < timelineLengthOf(stateBefore) && stateBefore.position > 200;
          if (action.is === 'language' && isInsideTimeline && sentenceBefore)
            expect(cueAt(cuesOf(stateAfter), stateAfter.position)?.id).toBe(sentenceBefore);
        }
      }),
      runOptions,
    );
  });

  it('tells elements only what they have, and runs nothing while paused', () => {
    fc.assert(
      fc.property(book, latenessArbitrary, actionsArbitrary, (pages, delays, actions) => {
        const { bench, do: perform } = createTestReader(pages as [PageContent, PageContent][], delays);
        const originalObey = bench.obey.bind(bench);
        bench.obey = (command) => {
          if (command.do === 'seek') {
            expect(command.to).toBeGreaterThanOrEqual(0);
            expect(command.to).toBeLessThan(bench.state.tracks[command.track].content?.length ?? 0);
          }
          if (command.do === 'rate') expect(command.to).toBeGreaterThan(0.2);
          if (command.do === 'play') expect(bench.state.isPlaying).toBe(true);
          originalObey(command);
        };
        for (const action of actions) {
          perform(action, () => undefined);
          for (const track of trackNames) {
            const { isRunning } = bench.elements[track];
            if (!bench.state.isPlaying || bench.state.heldUntil !== undefined || !bench.state.tracks[track].isOn)
              expect(isRunning && !bench.elements[track].isEnded).toBe(false);
          }
        }
      }),
      runOptions,
    );
  });

  it('always comes to the end of a book that is left alone', () => {
    fc.assert(
      fc.property(book, latenessArbitrary, actionsArbitrary, (pages, delays, actions) => {
        const { bench, do: perform } = createTestReader(pages as [PageContent, PageContent][], delays);
        for (const action of actions) perform(action, () => undefined);
        for (const track of trackNames) bench.stall(track, false);
        bench.send({ is: 'turning', mode: 'narration', seconds: 5 });
        bench.send({ is: 'rate', rate: 1 });
        for (let minute = 0; minute < 6 && bench.state.content.page <= 4; minute++) {
          bench.send({ is: 'go-on' });
          bench.run(60_000);
        }
        expect(bench.state.content.page).toBe(5);
      }),
      { numRuns: 100 },
    );
  });
});
