import { colour, darken, ink, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';
import type { Look } from './build.ts';

/** Draws a wheelchair that faces right: one layer behind the person and one in front. The hips are at (0, -seat). */
export const drawWheelchair = (
  look: Look,
): { back: string; front: string; seat: number; thigh: number; shin: number } => {
  const scale = look.build.age === 'child' ? 1 : look.build.age === 'teen' ? 1.12 : 1.2;
  const frame = look.accent;
  const metal = '#5f6c86';
  const drawSpokes = (cx: number, cy: number, radius: number) =>
    drawRepeated(8, (i) => {
      const angle = (i * Math.PI) / 8;
      return line(
        `M${cx - Math.cos(angle) * radius} ${cy - Math.sin(angle) * radius}L${cx + Math.cos(angle) * radius} ${cy + Math.sin(angle) * radius}`,
        '#b9c1cf',
        1.6,
      );
    });
  const back = group(
    `scale(${scale})`,
    ellipse(10, -64, 58, 60, 'none', { stroke: '#434f6b', 'stroke-width': 7 }),
    ellipse(10, -64, 50, 52, 'none', { stroke: '#8d97aa', 'stroke-width': 2 }),
    line('M-44 -92L-50 -186Q-51 -194 -62 -194', metal, 7),
    line('M-66 -194H-58', ink, 9),
    path('M-50 -180Q-38 -184 -34 -176L-28 -98Q-30 -90 -40 -92Z', darken(frame, 0.12)),
    line('M-42 -88H46L66 -38', metal, 6),
    rect(-44, -100, 92, 16, 8, darken(frame, 0.28)),
  );
  const front = group(
    `scale(${scale})`,
    line('M46 -86Q62 -84 66 -62L72 -24', frame, 8),
    line('M66 -19H96', darken(frame, 0.2), 9),
    line('M58 -34L54 -16', metal, 6),
    circle(54, -14, 14, '#39455f'),
    circle(54, -14, 6, '#cfd5de'),
    line('M-36 -98Q-34 -122 -18 -122H30Q40 -122 41 -112L44 -90', frame, 7),
    line('M-16 -123H28', ink, 10),
    circle(-6, -64, 62, 'none', { stroke: '#39455f', 'stroke-width': 9 }),
    drawSpokes(-6, -64, 54),
    circle(-6, -64, 51, 'none', { stroke: '#c9d0da', 'stroke-width': 4 }),
    circle(-6, -64, 55.5, 'none', { stroke: '#ffffff', 'stroke-width': 1.5, opacity: 0.4 }),
    circle(-6, -64, 13, frame),
    circle(-6, -64, 5.5, lighten(frame, 0.6)),
  );
  return { back, front, seat: 108 * scale, thigh: 60 * (scale > 1 ? scale * 1.06 : 1), shin: 78 * scale };
};

/** Draws a white cane with a red part, from the hand to the tip. */
export const drawWhiteCane = (hand: readonly [number, number], tip: readonly [number, number]): string => {
  const pointAt = (fraction: number) =>
    `${hand[0] + (tip[0] - hand[0]) * fraction} ${hand[1] + (tip[1] - hand[1]) * fraction}`;
  return [
    line(`M${pointAt(-0.16)}L${pointAt(1)}`, '#5b6680', 7.5),
    line(`M${pointAt(-0.1)}L${pointAt(1)}`, '#ffffff', 5),
    line(`M${pointAt(0.68)}L${pointAt(0.9)}`, '#df4a3f', 5.4, { 'stroke-linecap': 'butt' }),
    line(`M${pointAt(-0.16)}L${pointAt(0.06)}`, '#2b3148', 8.5),
    circle(tip[0], tip[1], 7, '#fdfdfb', { stroke: '#5b6680', 'stroke-width': 1.5 }),
  ].join('');
};

/** Draws a wooden walking stick for grandparents. */
export const drawWalkingStick = (hand: readonly [number, number], ground: number): string =>
  line(
    `M${hand[0] - 14} ${hand[1] + 2}Q${hand[0] - 12} ${hand[1] - 14} ${hand[0] + 2} ${hand[1] - 8}Q${hand[0] + 8} ${hand[1] - 4} ${hand[0] + 8} ${hand[1] + 10}L${hand[0] + 12} ${ground}`,
    '#8a5a34',
    8,
  ) + line(`M${hand[0] + 12} ${ground}v-7`, '#3c4052', 9);

/** Draws a forearm crutch from its grip to the ground. `slant` moves the foot of the crutch sideways. */
export const drawCrutch = (grip: readonly [number, number], ground: number, slant: number, accent: string): string => {
  const [x, y] = grip;
  return [
    line(`M${x - slant * 0.42} ${y - 50}L${x + slant} ${ground - 4}`, '#6a7690', 7),
    line(`M${x - slant * 0.42} ${y - 50}L${x + slant} ${ground - 4}`, '#d7dce4', 3),
    line(`M${x - slant * 0.42 - 12} ${y - 54}q12 9 24 0`, accent, 8),
    line(`M${x - 3} ${y}h17`, accent, 9),
    line(`M${x + slant} ${ground - 8}v6`, '#39455f', 11),
  ].join('');
};

/** Draws a leg brace along the shin and thigh of the near leg. */
export const drawLegBrace = (
  hip: readonly [number, number],
  knee: readonly [number, number],
  foot: readonly [number, number],
  width: number,
  accent: string,
): string => {
  const pointBetween = (a: readonly [number, number], b: readonly [number, number], fraction: number) =>
    [a[0] + (b[0] - a[0]) * fraction, a[1] + (b[1] - a[1]) * fraction] as const;
  const drawBand = (p: readonly [number, number], q: readonly [number, number]) => {
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const [nx, ny] = [(-(q[1] - p[1]) / length) * width * 0.54, ((q[0] - p[0]) / length) * width * 0.54];
    return line(`M${p[0] + nx} ${p[1] + ny}L${p[0] - nx} ${p[1] - ny}`, accent, 8.5, { 'stroke-linecap': 'butt' });
  };
  const side = width * 0.46;
  return [
    line(
      `M${pointBetween(hip, knee, 0.45)[0] - side} ${pointBetween(hip, knee, 0.45)[1]}L${knee[0] - side} ${knee[1]}L${foot[0] - side} ${foot[1] + 2}`,
      '#7c879d',
      4.6,
    ),
    line(
      `M${pointBetween(hip, knee, 0.45)[0] + side} ${pointBetween(hip, knee, 0.45)[1]}L${knee[0] + side} ${knee[1]}L${foot[0] + side} ${foot[1] + 2}`,
      '#7c879d',
      4.6,
    ),
    drawBand(pointBetween(hip, knee, 0.6), knee),
    drawBand(pointBetween(knee, foot, 0.28), foot),
    drawBand(pointBetween(knee, foot, 0.72), foot),
    circle(knee[0] - side, knee[1], 4.5, '#cfd5de'),
    circle(knee[0] + side, knee[1], 4.5, '#cfd5de'),
  ].join('');
};

/** Draws a tablet for communication (AAC), with a neck strap if `neck` is given. The centre of the tablet is at x, y. */
export const drawAacTablet = (
  x: number,
  y: number,
  neck: readonly [number, number] | undefined,
  accent: string,
): string => {
  const tiles = ['#f2b33d', '#6aa84f', '#4f8fcc', '#e2604b', '#9276bd', '#37a097'];
  return [
    neck
      ? line(
          `M${x - 26} ${y - 20}L${neck[0] - 16} ${neck[1]}M${x + 26} ${y - 20}L${neck[0] + 18} ${neck[1]}`,
          ink,
          3.4,
          { opacity: 0.85 },
        )
      : '',
    rect(x - 36, y - 26, 72, 52, 9, accent),
    rect(x - 29, y - 20, 58, 40, 4, '#fffdf6'),
    ...tiles.map((tile, i) => rect(x - 26 + (i % 3) * 18, y - 17 + Math.floor(i / 3) * 18, 15, 15, 3.5, tile)),
    ...[0, 4].map((i) => circle(x - 18.5 + (i % 3) * 18, y - 9.5 + Math.floor(i / 3) * 18, 4, '#fffdf6')),
    path(`M${x + 17.5} ${y - 5}l-4.5 -4.5a3 3 0 0 1 4.5 -3a3 3 0 0 1 4.5 3Z`, '#fffdf6'),
  ].join('');
};

/** Draws the part of a backpack that is behind the trunk. */
export const drawBackpackBehind = (look: Look): string => {
  const { torso: t, shoulder: s } = look.build;
  const fill = look.accent;
  return (
    path(
      `M${-s - 24} ${-t * 0.2}C${-s - 28} ${-t * 0.7} ${-s - 14} ${-t - 2} ${-s + 14} ${-t - 4}H20V${-t * 0.04}H${-s - 8}Q${-s - 22} ${-t * 0.04} ${-s - 24} ${-t * 0.2}Z`,
      fill,
    ) +
    path(
      `M${-s - 22} ${-t * 0.34}Q${-s} ${-t * 0.28} 0 ${-t * 0.3}V${-t * 0.1}H${-s - 8}Q${-s - 20} ${-t * 0.1} ${-s - 22} ${-t * 0.34}Z`,
      darken(fill, 0.16),
    ) +
    circle(-s - 11, -t * 0.24, 4.5, lighten(fill, 0.6))
  );
};
export const drawBackpackStraps = (look: Look): string => {
  const { torso: t, shoulder: s } = look.build;
  return line(
    `M${-s + 14} ${-t + 1}C${-s + 24} ${-t * 0.7} ${-s + 22} ${-t * 0.4} ${-s + 10} ${-t * 0.26}M${s - 14} ${-t + 1}C${s - 8} ${-t * 0.7} ${s - 10} ${-t * 0.4} ${s - 14} ${-t * 0.26}`,
    darken(look.accent, 0.08),
    8,
  );
};

/** Draws a scarf with a knot at one side. */
export const drawScarf = (look: Look): string => {
  const { torso: t } = look.build;
  const fill = look.top === '#e2604b' ? colour.teal : colour.red;
  return (
    path(
      `M-30 ${-t - 10}Q0 ${-t + 12} 31 ${-t - 10}Q34 ${-t + 4} 24 ${-t + 10}Q0 ${-t + 24} -24 ${-t + 8}Q-34 ${-t + 2} -30 ${-t - 10}Z`,
      fill,
    ) +
    path(`M10 ${-t + 12}Q28 ${-t + 30} 22 ${-t + 62}L2 ${-t + 58}Q12 ${-t + 34} 2 ${-t + 16}Z`, darken(fill, 0.12)) +
    circle(9, -t + 11, 9, lighten(fill, 0.12)) +
    line(`M4 ${-t + 50}l17 4`, '#fff4dd', 4)
  );
};

export const drawApron = (look: Look, isSeated: boolean): string => {
  const { torso: t, hip: h } = look.build;
  const bottomY = isSeated ? 8 : look.build.leg * 0.36;
  const fill = look.top === '#fdf8ee' ? '#e9a15b' : '#fbf3e2';
  return (
    line(`M-19 ${-t * 0.72}L-15 ${-t - 6}M20 ${-t * 0.72}L16 ${-t - 6}`, darken(fill, 0.14), 5) +
    path(
      `M-20 ${-t * 0.74}Q0 ${-t * 0.68} 21 ${-t * 0.74}L24 ${-t * 0.34}Q${h + 4} ${-t * 0.3} ${h + 2} 0L${h} ${bottomY}Q0 ${bottomY + 9} ${-h} ${bottomY}L${-h - 2} 0Q${-h - 4} ${-t * 0.3} -23 ${-t * 0.34}Z`,
      fill,
    ) +
    path(
      `M-15 ${-t * 0.22}Q1 ${-t * 0.18} 17 ${-t * 0.22}V${-t * 0.02}Q1 ${t * 0.06} -15 ${-t * 0.02}Z`,
      darken(fill, 0.1),
    ) +
    path('M1 -18c-5 -7 -13 0 0 9c13 -9 5 -16 0 -9Z', '#e2604b')
  );
};

/** Draws a hearing aid in the coordinates of the head, like the items below. */
export const drawHearingAid = (accent: string): string =>
  line('M-62 -6C-74 -8 -78 16 -66 24', accent, 11) +
  line('M-63 -7C-72 -6 -75 10 -69 18', lighten(accent, 0.45), 3) +
  line('M-62 -7C-54 -12 -50 -2 -53 6', '#e8eef2', 4.4) +
  circle(-54, 9, 5.5, lighten(accent, 0.3));

export const drawHeadphones = (accent: string): string =>
  line('M-60 4C-72 -52 -38 -84 2 -84C44 -84 74 -52 62 4', accent, 10) +
  line('M-56 -36C-44 -68 -22 -78 2 -78', lighten(accent, 0.5), 3) +
  rect(-76, -12, 26, 44, 13, darken(accent, 0.1)) +
  rect(-60, -9, 14, 38, 7, '#39455f') +
  rect(52, -10, 20, 42, 10, darken(accent, 0.2));

export const drawGlasses = (frame: string): string =>
  circle(-15, 6, 17.5, '#ffffff', { 'fill-opacity': 0.28, stroke: frame, 'stroke-width': 4 }) +
  circle(29, 6, 16.5, '#ffffff', { 'fill-opacity': 0.28, stroke: frame, 'stroke-width': 4 }) +
  line('M2 4q5 -5 11 0M-33 4L-52 0M45 4L54 1', frame, 4);

export const drawDarkGlasses = (): string =>
  path('M-36 -6Q-16 -12 3 -6Q6 20 -15 22Q-36 22 -36 -6Z', '#2a2f45') +
  path('M11 -6Q30 -12 48 -6Q48 22 29 22Q9 20 11 -6Z', '#2a2f45') +
  line('M2 -4q5 -4 10 0M-35 -4L-54 -2M47 -4L55 -2', '#2a2f45', 4.5) +
  line('M-27 -1l9 -2M20 -1l9 -2', '#8d97b8', 3.4);

export const drawNonLa = (): { back: string; front: string } => ({
  back: group('translate(0 -9)', ellipse(0, -26, 104, 18, '#c9a25e')),
  front: group(
    'translate(0 -9)',
    path('M-106 -24Q-60 -62 -8 -112Q0 -119 8 -112Q62 -62 106 -24Q60 -8 0 -8Q-60 -8 -106 -24Z', '#ecd08f') +
      path('M-106 -24Q-60 -62 -8 -112Q-6 -114 -3 -115Q-34 -62 -50 -12Q-84 -16 -106 -24Z', '#d9b56c', {
        opacity: 0.75,
      }) +
      line('M-78 -42Q0 -24 80 -42M-54 -62Q0 -48 56 -62M-30 -84Q0 -76 32 -84', '#b98d4b', 2.2, { opacity: 0.75 }) +
      line('M0 -115L34 -12M1 -115L76 -19', '#b98d4b', 1.6, { opacity: 0.45 }),
  ),
});

export const drawNonLaStrap = (): string => line('M-52 -14Q-50 50 4 62Q52 50 54 -14', '#e2604b', 4, { opacity: 0.9 });

export const drawCrown = (): string =>
  path('M-46 -46L-54 -96L-28 -72L2 -106L30 -72L56 -96L48 -46Q0 -58 -46 -46Z', '#f6c445') +
  path('M-46 -46Q0 -58 48 -46L49 -56Q0 -68 -47 -56Z', '#e3a02c') +
  circle(2, -76, 6, '#e2604b') +
  circle(-33, -66, 4.6, '#37a097') +
  circle(36, -66, 4.6, '#37a097');
