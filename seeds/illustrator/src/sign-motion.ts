import type { Hand } from './scene/people/limbs.ts';
import type { Reach, Stance } from './scene/people/pose.ts';
import { drawPerson } from './scene/people.ts';
import { circle, ellipse, finish, group, path, random, rect } from './scene/svg.ts';
import type { Cue } from './speech.ts';

/**
 * Gestures for a sample clip. They are invented movements that only show how the player works: real signing comes from
 * Deaf signers, and the picture says so on every frame.
 */
export interface Moment {
  /** Milliseconds. */
  at: number;
  near: Reach;
  far: Reach;
  tilt: number;
  isOpen: boolean;
}

export const frameRate = 12;
export const label = ['Mẫu minh hoạ – không phải ngôn ngữ ký hiệu thật', 'Sample – not real signing'] as const;

const hands: readonly Hand[] = ['open', 'flat', 'point', 'ily', 'flat', 'open'];
const rest: Omit<Moment, 'at'> = {
  near: { x: -0.5, y: 0.12, hand: 'rest', side: 1, isFront: true, size: 1.15 },
  far: { x: 0.6, y: 0.12, hand: 'rest', side: -1, isFront: true, size: 1.15 },
  tilt: 0,
  isOpen: false,
};

/** Sentences as stretches of movement: about one gesture per two words, with a short rest between sentences. */
export const score = (
  sentences: readonly string[],
  seed: string,
): { moments: Moment[]; cues: Cue[]; duration: number } => {
  const r = random(seed);
  // On some pages the signing is longer than the narration, on some shorter, as in real books.
  const pace = r.pick([330, 400, 470, 560]);
  const moments: Moment[] = [{ at: 0, ...rest }];
  const cues: Cue[] = [];
  let at = 400;
  sentences.forEach((text, i) => {
    const start = at;
    const count = Math.max(4, Math.round(text.split(/\s+/).length * 0.62));
    for (let k = 0; k < count; k++) {
      const [near, far] = [r.pick(hands), r.pick(hands)];
      const isHigh = r.next() < 0.4;
      moments.push({
        at,
        near: {
          x: r.range(-0.9, 0.15),
          y: r.range(0.42, 0.82),
          hand: near,
          side: 1,
          isFront: true,
          size: 1.3,
          turn: r.range(-36, 10),
        },
        far: {
          x: isHigh ? r.range(1.5, 2.1) : r.range(0.75, 1.6),
          y: isHigh ? r.range(1.0, 1.3) : r.range(0.5, 0.86),
          hand: far,
          side: 1,
          isFront: true,
          size: 1.3,
          turn: r.range(-20, 24),
        },
        tilt: r.range(-5, 5),
        isOpen: r.next() < 0.3,
      });
      at += pace * r.range(0.8, 1.25);
    }
    moments.push({ at, ...rest });
    cues.push({ id: `s${i + 1}`, start: Math.round(start), end: Math.round(at), text });
    at += 520;
  });
  return { moments, cues, duration: Math.round(at + 200) };
};

const ease = (t: number) => t * t * (3 - 2 * t);
const between = (a: Reach, b: Reach, t: number): Reach => ({
  ...(t < 0.5 ? a : b),
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
  turn: (a.turn ?? 0) + ((b.turn ?? 0) - (a.turn ?? 0)) * t,
  side: t < 0.5 ? a.side : b.side,
});

/** The stance at one moment of the score. */
export const stanceAt = (moments: readonly Moment[], time: number): Stance => {
  const next = moments.findIndex((moment) => moment.at > time);
  const b = moments[next === -1 ? moments.length - 1 : next] as Moment;
  const a = moments[next === -1 ? moments.length - 1 : Math.max(0, next - 1)] as Moment;
  // A gesture is reached in 60 % of its time and then held: still hands can be read.
  const t = b.at === a.at ? 0 : ease(Math.min(1, (time - a.at) / ((b.at - a.at) * 0.6)));
  return {
    lower: 'stand',
    lean: 0,
    tilt: a.tilt + (b.tilt - a.tilt) * t,
    near: between(a.near, b.near, t),
    far: between(a.far, b.far, t),
    face: 'calm',
    isSinging: (t < 0.5 ? a : b).isOpen,
  };
};

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** One square frame (480 units) with the label that is on every frame. */
export const drawFrame = (stance: Stance, seed: string): string => {
  const kind = random(`${seed}/signer`).pick(['woman', 'man', 'teen-girl'] as const);
  const signer = drawPerson(
    { kind, pose: 'stand', size: 1, with: [], shirt: 'blue', face: stance.isSinging ? 'surprised' : 'calm' },
    { seed, ordinal: 0, stance: { ...stance, isSinging: false } },
  );
  return finish(
    `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${[
      rect(0, 0, 480, 480, 0, '#f3e6cb'),
      circle(240, 220, 196, '#fbf3e0'),
      ellipse(240, 430, 200, 40, '#e6d3ab'),
      group('translate(236 660) scale(1.24)', signer.svg),
      path('M0 408H480V480H0Z', '#1d2b50'),
      `<text x="240" y="437" text-anchor="middle" font-family="DejaVu Sans" font-weight="bold" font-size="15.5" fill="#ffe9a8">${escapeText(label[0])}</text>`,
      `<text x="240" y="464" text-anchor="middle" font-family="DejaVu Sans" font-size="16" fill="#ffffff">${escapeText(label[1])}</text>`,
    ].join('')}</svg>`,
  );
};
