import type { Cue } from '@hat-nang/model/backend/spoken-sound';
import type { Hand } from './scene/people/limbs.ts';
import type { Reach, Stance } from './scene/people/pose.ts';
import { drawPerson } from './scene/people.ts';
import { circle, createRandom, ellipse, group, path, rect, roundNumbers } from './scene/svg.ts';

/**
 * A pose in a sample clip. The movements are invented and only demonstrate the player, because real signing needs Deaf signers. A label on every frame says
 * so.
 */
export interface Moment {
  /** Time in milliseconds from the start of the clip. */
  at: number;
  near: Reach;
  far: Reach;
  tilt: number;
  isOpen: boolean;
}

export const frameRate = 12;
export const sampleLabels = ['Mẫu minh hoạ – không phải ngôn ngữ ký hiệu thật', 'Sample – not real signing'] as const;

const hands: readonly Hand[] = ['open', 'flat', 'point', 'ily', 'flat', 'open'];
const restPose: Omit<Moment, 'at'> = {
  near: { x: -0.5, y: 0.12, hand: 'rest', side: 1, isFront: true, size: 1.15 },
  far: { x: 0.6, y: 0.12, hand: 'rest', side: -1, isFront: true, size: 1.15 },
  tilt: 0,
  isOpen: false,
};

/** Creates the movements of a page: about three gestures per five words, at least four per sentence, and a short rest between sentences. */
export const createMotion = (
  sentences: readonly string[],
  seed: string,
): { moments: Moment[]; cues: Cue[]; duration: number } => {
  const source = createRandom(seed);
  // Milliseconds per gesture. The random pace makes signing longer or shorter than the narration, as in real books.
  const pace = source.pick([330, 400, 470, 560]);
  const moments: Moment[] = [{ at: 0, ...restPose }];
  const cues: Cue[] = [];
  let frameTime = 400;
  sentences.forEach((text, i) => {
    const start = frameTime;
    const count = Math.max(4, Math.round(text.split(/\s+/).length * 0.62));
    for (let gesture = 0; gesture < count; gesture++) {
      const [near, far] = [source.pick(hands), source.pick(hands)];
      const isHigh = source.next() < 0.4;
      moments.push({
        at: frameTime,
        near: {
          x: source.range(-0.9, 0.15),
          y: source.range(0.42, 0.82),
          hand: near,
          side: 1,
          isFront: true,
          size: 1.3,
          rotation: source.range(-36, 10),
        },
        far: {
          x: isHigh ? source.range(1.5, 2.1) : source.range(0.75, 1.6),
          y: isHigh ? source.range(1.0, 1.3) : source.range(0.5, 0.86),
          hand: far,
          side: 1,
          isFront: true,
          size: 1.3,
          rotation: source.range(-20, 24),
        },
        tilt: source.range(-5, 5),
        isOpen: source.next() < 0.3,
      });
      frameTime += pace * source.range(0.8, 1.25);
    }
    moments.push({ at: frameTime, ...restPose });
    cues.push({ id: `s${i + 1}`, start: Math.round(start), end: Math.round(frameTime), text });
    frameTime += 520;
  });
  return { moments, cues, duration: Math.round(frameTime + 200) };
};

const ease = (fraction: number) => fraction * fraction * (3 - 2 * fraction);
const interpolateReach = (a: Reach, b: Reach, fraction: number): Reach => ({
  ...(fraction < 0.5 ? a : b),
  x: a.x + (b.x - a.x) * fraction,
  y: a.y + (b.y - a.y) * fraction,
  rotation: (a.rotation ?? 0) + ((b.rotation ?? 0) - (a.rotation ?? 0)) * fraction,
  side: fraction < 0.5 ? a.side : b.side,
});

/** Returns the interpolated stance at a time in milliseconds. */
export const stanceAt = (moments: readonly Moment[], time: number): Stance => {
  const nextIndex = moments.findIndex((moment) => moment.at > time);
  const following = moments[nextIndex === -1 ? moments.length - 1 : nextIndex] as Moment;
  const previous = moments[nextIndex === -1 ? moments.length - 1 : Math.max(0, nextIndex - 1)] as Moment;
  // The hands move during the first 60 % of a gesture and then rest, so viewers can recognise the gesture.
  const fraction =
    following.at === previous.at ? 0 : ease(Math.min(1, (time - previous.at) / ((following.at - previous.at) * 0.6)));
  return {
    lower: 'stand',
    lean: 0,
    tilt: previous.tilt + (following.tilt - previous.tilt) * fraction,
    near: interpolateReach(previous.near, following.near, fraction),
    far: interpolateReach(previous.far, following.far, fraction),
    face: 'calm',
    isSinging: (fraction < 0.5 ? previous : following).isOpen,
  };
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Draws a square frame of 480 units, with the label. */
export const drawMotionFrame = (stance: Stance, seed: string): string => {
  const kind = createRandom(`${seed}/signer`).pick(['woman', 'man', 'teen-girl'] as const);
  const signer = drawPerson(
    { kind, pose: 'stand', size: 1, with: [], shirt: 'blue', face: stance.isSinging ? 'surprised' : 'calm' },
    { seed, ordinal: 0, stance: { ...stance, isSinging: false } },
  );
  return roundNumbers(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${[
      rect(0, 0, 480, 480, 0, '#f3e6cb'),
      circle(240, 220, 196, '#fbf3e0'),
      ellipse(240, 430, 200, 40, '#e6d3ab'),
      group('translate(236 660) scale(1.24)', signer.svg),
      path('M0 408H480V480H0Z', '#1d2b50'),
      `<text x="240" y="437" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="15.5" fill="#ffe9a8">${escapeText(sampleLabels[0])}</text>`,
      `<text x="240" y="464" text-anchor="middle" font-family="DejaVu Sans" font-size="16" fill="#ffffff">${escapeText(sampleLabels[1])}</text>`,
    ].join('')}</svg>`,
  );
};
