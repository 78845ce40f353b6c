import { darken, ink, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path } from '../svg.ts';
import { type Animal, type AnimalOptions, drawCheek, drawEye, drawShade, drawSmile } from './parts.ts';

const pick = (list: readonly string[], variant: number) => list[variant % list.length] as string;

export const drawTurtle = (options: AnimalOptions): Animal => {
  const shell = pick(['#5d9c59', '#8a7a4a', '#3f8f86'], options.variant);
  const skin = pick(['#a9cf7a', '#c7c77c', '#a8d6a2'], options.variant);
  return {
    halfWidth: 100,
    height: 118,
    head: [82, -62, 28],
    hand: [62, -24],
    svg: [
      options.isFlying ? '' : drawShade(92),
      path('M-82 -26L-112 -18L-84 -12Z', skin),
      options.isFlying
        ? path('M30 -22C60 -14 74 18 62 34C40 30 16 4 10 -14Z', darken(skin, 0.06)) +
          path('M-56 -20C-70 0 -84 10 -98 8C-94 -12 -80 -26 -66 -30Z', skin)
        : line('M-52 -18V-10M40 -18V-10', skin, 30) + line('M-30 -16V-9M62 -16V-9', darken(skin, 0.12), 24),
      path('M48 -40C60 -50 54 -78 72 -88C96 -98 116 -82 112 -60C108 -40 84 -28 60 -22Z', skin),
      path('M-92 -22C-92 -78 -50 -112 -8 -112C36 -112 70 -78 70 -22Q-10 -6 -92 -22Z', shell),
      path('M-92 -22Q-10 -6 70 -22L72 -12Q-10 6 -94 -12Z', lighten(shell, 0.5)),
      path('M-30 -92L8 -94L24 -64L-6 -44L-40 -62Z', lighten(shell, 0.22)),
      path(
        'M-58 -82L-38 -90L-48 -62L-76 -46Q-74 -68 -58 -82ZM18 -92Q44 -78 54 -50L32 -62ZM-42 -54L-12 -38L-20 -20Q-52 -20 -70 -26ZM0 -36L30 -56L58 -36Q56 -28 56 -26Q30 -20 0 -19Z',
        lighten(shell, 0.12),
      ),
      drawEye(88, -72, 6, options.face),
      drawCheek(80, -56, 7),
      drawSmile(98, -56, 16, options.face),
    ].join(''),
  };
};

export const drawFrog = (options: AnimalOptions): Animal => {
  const skin = pick(['#7cb957', '#5fae86', '#a3c34f'], options.variant);
  return {
    halfWidth: 72,
    height: 116,
    head: [4, -70, 44],
    hand: [44, -30],
    svg: [
      drawShade(66),
      path('M-30 -40C-76 -50 -86 -6 -60 -2H-16Z', darken(skin, 0.1)),
      path('M34 -40C80 -50 90 -6 64 -2H20Z', darken(skin, 0.1)),
      path('M-44 -20C-52 -60 -30 -76 4 -76C38 -76 58 -58 50 -20C46 0 -40 0 -44 -20Z', skin),
      ellipse(3, -24, 30, 22, lighten(skin, 0.62)),
      ellipse(-64, -4, 22, 8, skin),
      ellipse(68, -4, 22, 8, skin),
      line('M-24 -30L-28 -6M30 -30L34 -6', darken(skin, 0.08), 13),
      ellipse(-28, -4, 15, 7, skin),
      ellipse(36, -4, 15, 7, skin),
      circle(-22, -98, 19, skin),
      circle(32, -98, 19, skin),
      path('M-48 -70C-48 -98 -22 -100 4 -100C32 -100 58 -98 58 -70C58 -48 32 -40 4 -40C-22 -40 -48 -48 -48 -70Z', skin),
      circle(-21, -99, 12, '#fffdf6'),
      circle(33, -99, 12, '#fffdf6'),
      drawEye(-18, -99, 7, options.face),
      drawEye(35, -99, 7, options.face, -1),
      drawCheek(-34, -64, 9),
      drawCheek(46, -64, 8),
      drawSmile(6, -66, 50, options.face),
    ].join(''),
  };
};

export const drawSnail = (options: AnimalOptions): Animal => {
  const shell = pick(['#e08a55', '#c9736f', '#8d7fb8'], options.variant);
  const skin = '#eccf9c';
  return {
    halfWidth: 86,
    height: 118,
    head: [62, -62, 22],
    hand: [66, -26],
    svg: [
      drawShade(80),
      path('M-86 0C-80 -14 -40 -24 20 -22C44 -22 42 -60 50 -76C58 -90 84 -86 84 -64C84 -30 76 -4 56 0Z', skin),
      line('M-70 -3H54', darken(skin, 0.25), 3, { opacity: 0.5 }),
      line('M56 -82L48 -110M72 -82L82 -110', skin, 6.5),
      circle(48, -113, 7.5, skin),
      circle(83, -113, 7.5, skin),
      circle(-14, -56, 46, shell),
      path('M-14 -56m28 0a28 28 0 1 0 -28 28a18 18 0 1 0 0 -36a9 9 0 0 0 0 18', 'none', {
        stroke: lighten(shell, 0.55),
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
      drawEye(60, -66, 5.2, options.face),
      drawEye(77, -66, 5.2, options.face, -1),
      drawCheek(58, -54, 6),
      drawSmile(70, -55, 14, options.face),
    ].join(''),
  };
};

export const drawButterfly = (options: AnimalOptions): Animal => {
  const wing = pick(['#f2953f', '#9276bd', '#4f8fcc', '#f08aa0'], options.variant);
  return {
    halfWidth: 64,
    height: 110,
    head: [10, -84, 12],
    hand: [20, -50],
    svg: group(
      'rotate(14 0 -56)',
      path('M-2 -60C-20 -112 -66 -118 -70 -84C-72 -62 -40 -52 -2 -56Z', wing),
      path('M-2 -56C-44 -52 -58 -24 -42 -10C-24 2 -6 -26 -2 -52Z', darken(wing, 0.12)),
      path('M4 -60C18 -112 62 -118 68 -86C70 -64 40 -52 4 -56Z', wing),
      path('M4 -56C42 -52 56 -24 42 -10C26 2 8 -26 4 -52Z', darken(wing, 0.12)),
      circle(-46, -86, 10, lighten(wing, 0.6)),
      circle(46, -87, 10, lighten(wing, 0.6)),
      circle(-32, -28, 6, lighten(wing, 0.6)),
      circle(31, -28, 6, lighten(wing, 0.6)),
      line('M1 -78V-26', '#3b3550', 9),
      circle(1, -84, 9, '#3b3550'),
      line('M-2 -92Q-8 -108 -18 -110M4 -92Q10 -108 20 -110', '#3b3550', 2.6),
      circle(-2, -85, 2, '#ffffff'),
      circle(5, -85, 2, '#ffffff'),
      options.face === 'asleep' ? '' : '',
    ),
  };
};

export const drawBee = (options: AnimalOptions): Animal => ({
  halfWidth: 52,
  height: 84,
  head: [30, -42, 20],
  hand: [34, -22],
  svg: [
    ellipse(-14, -72, 15, 27, '#ffffff', { opacity: 0.8, transform: 'rotate(-24 -14 -72)' }),
    ellipse(14, -74, 14, 25, '#e4f2f5', { opacity: 0.85, transform: 'rotate(16 14 -74)' }),
    path('M-50 -36L-62 -32L-49 -28Z', '#3b3550'),
    ellipse(-8, -36, 44, 30, '#f6c445'),
    path('M-34 -59Q-24 -36 -33 -13L-22 -8Q-12 -36 -22 -65ZM-6 -66Q4 -36 -6 -6L7 -8Q16 -36 7 -64Z', '#3b3550'),
    circle(28, -40, 23, '#f9d264'),
    line('M22 -61Q20 -74 10 -78M36 -61Q42 -74 52 -74', '#3b3550', 3),
    circle(10, -78, 4, '#3b3550'),
    circle(52, -74, 4, '#3b3550'),
    drawEye(24, -44, 5, options.face),
    drawEye(40, -44, 5, options.face, -1),
    drawCheek(20, -32, 5),
    drawSmile(32, -33, 12, options.face),
  ].join(''),
});

export const drawFirefly = (options: AnimalOptions): Animal => ({
  halfWidth: 46,
  height: 74,
  head: [24, -40, 17],
  hand: [28, -20],
  svg: [
    circle(-26, -26, 58, '#ffe98a', { opacity: 0.22 }),
    circle(-26, -26, 38, '#ffe98a', { opacity: 0.34 }),
    ellipse(-8, -60, 12, 23, '#ffffff', { opacity: 0.65, transform: 'rotate(-26 -8 -60)' }),
    ellipse(12, -62, 11, 21, '#e4f2f5', { opacity: 0.7, transform: 'rotate(14 12 -62)' }),
    ellipse(-2, -36, 30, 17, '#5b4a55', { transform: 'rotate(-14 -2 -36)' }),
    ellipse(-26, -28, 21, 17, '#fff3a8'),
    ellipse(-26, -28, 14, 11, '#fffbe0'),
    circle(24, -42, 18, '#7a5d5a'),
    line('M20 -58Q18 -68 8 -72M30 -58Q36 -68 44 -68', '#5b4a55', 2.6),
    circle(19, -45, 6, '#fffdf6'),
    circle(33, -45, 6, '#fffdf6'),
    drawEye(20, -45, 3.8, options.face),
    drawEye(34, -45, 3.8, options.face, -1),
    drawSmile(27, -35, 11, options.face),
  ].join(''),
});

export const drawCrab = (options: AnimalOptions): Animal => {
  const shell = pick(['#e0624b', '#e88a4a', '#c95a6a'], options.variant);
  return {
    halfWidth: 84,
    height: 96,
    head: [0, -40, 40],
    hand: [60, -50],
    svg: [
      drawShade(74),
      drawRepeated(3, (i) =>
        line(
          `M${-34 - i * 4} ${-26 + i * 6}Q${-64 - i * 6} ${-28 + i * 6} ${-68 + i * 6} -2M${34 + i * 4} ${-26 + i * 6}Q${64 + i * 6} ${-28 + i * 6} ${68 - i * 6} -2`,
          darken(shell, 0.12),
          8,
        ),
      ),
      line('M-40 -44Q-66 -52 -64 -72M40 -44Q66 -52 64 -72', shell, 11),
      path('M-64 -66C-90 -72 -88 -106 -64 -106L-62 -90L-50 -100C-40 -84 -48 -66 -64 -66Z', shell),
      path('M64 -66C90 -72 88 -106 64 -106L62 -90L50 -100C40 -84 48 -66 64 -66Z', shell),
      path('M-52 -34C-52 -60 -26 -68 0 -68C26 -68 52 -60 52 -34C50 -12 24 -8 0 -8C-24 -8 -50 -12 -52 -34Z', shell),
      line('M-14 -64V-80M16 -64V-80', shell, 7),
      circle(-14, -84, 11, '#fffdf6'),
      circle(16, -84, 11, '#fffdf6'),
      drawEye(-12, -84, 6, options.face),
      drawEye(18, -84, 6, options.face, -1),
      drawCheek(-30, -36, 8),
      drawCheek(30, -36, 8),
      drawSmile(1, -36, 30, options.face),
    ].join(''),
  };
};

export const drawAnt = (options: AnimalOptions): Animal => {
  const shell = pick(['#8a4a3b', '#4b4458', '#b0613f'], options.variant);
  return {
    halfWidth: 70,
    height: 104,
    head: [44, -66, 24],
    hand: [50, -34],
    svg: [
      drawShade(62),
      line('M-14 -36L-34 -2M2 -36L-4 -2M16 -38L34 -2', darken(shell, 0.3), 6),
      line('M-10 -36L-22 -2M8 -36L12 -2M20 -40L46 -4', shell, 6),
      ellipse(-42, -42, 32, 25, shell),
      ellipse(-50, -50, 12, 7, lighten(shell, 0.35), { opacity: 0.7 }),
      ellipse(4, -44, 20, 17, shell),
      line('M32 -88Q30 -108 16 -112M54 -88Q62 -106 76 -106', shell, 4.5),
      circle(15, -112, 5, shell),
      circle(77, -106, 5, shell),
      circle(44, -66, 28, shell),
      circle(36, -70, 9, '#fffdf6'),
      circle(56, -70, 9, '#fffdf6'),
      drawEye(38, -70, 5.5, options.face),
      drawEye(58, -70, 5.5, options.face, -1),
      drawCheek(30, -56, 6),
      line(options.face === 'sad' ? 'M40 -50q7 -6 14 0' : 'M40 -54q7 7 14 0', '#fffdf6', 3),
      circle(0, 0, 0, ink),
    ].join(''),
  };
};

export const drawFish = (options: AnimalOptions): Animal => {
  const body = pick(['#f0913f', '#4f8fcc', '#f6c445', '#e26f86'], options.variant);
  return {
    halfWidth: 70,
    height: 90,
    head: [36, -46, 26],
    hand: [40, -24],
    svg: [
      path('M-46 -45C-66 -70 -88 -74 -90 -66C-82 -54 -82 -36 -90 -24C-86 -16 -64 -22 -46 -45Z', darken(body, 0.1)),
      path('M-16 -76C-6 -98 22 -98 30 -76Z', darken(body, 0.14)),
      path('M-8 -16C-6 -2 8 2 16 -8L12 -20Z', darken(body, 0.14)),
      path('M-54 -45C-38 -76 -6 -82 20 -78C50 -74 68 -58 70 -45C68 -30 48 -16 18 -13C-8 -10 -38 -18 -54 -45Z', body),
      path('M-20 -72Q-8 -45 -20 -18L-6 -14Q8 -45 -6 -76Z', lighten(body, 0.65)),
      line('M16 -70Q28 -46 16 -22', darken(body, 0.2), 3, { opacity: 0.6 }),
      path('M-2 -46C-12 -34 -2 -26 12 -32C14 -42 6 -48 -2 -46Z', darken(body, 0.14)),
      circle(44, -54, 10, '#fffdf6'),
      drawEye(46, -54, 6.2, options.face),
      drawCheek(42, -38, 7),
      drawSmile(60, -39, 13, options.face),
    ].join(''),
  };
};

export const drawWhale = (options: AnimalOptions): Animal => {
  const skin = pick(['#4f83ad', '#5b78a8', '#4b8f9e'], options.variant);
  return {
    halfWidth: 220,
    height: 230,
    head: [130, -110, 80],
    hand: [60, -40],
    svg: [
      path(
        'M-166 -92C-190 -130 -236 -150 -250 -138C-244 -114 -226 -100 -206 -92C-226 -80 -240 -60 -234 -44C-210 -44 -180 -60 -166 -92Z',
        skin,
      ),
      path(
        'M-186 -98C-130 -92 -110 -142 -40 -172C40 -200 170 -196 200 -118C216 -62 150 -8 40 -6C-70 -6 -140 -40 -186 -98Z',
        skin,
      ),
      path('M206 -92C190 -36 120 -8 40 -6C-40 -6 -110 -26 -152 -62C-80 -58 60 -40 206 -92Z', '#e8f0ee'),
      line('M60 -14Q110 -28 150 -48M20 -12Q80 -24 120 -40M-30 -16Q20 -22 60 -36', '#b7cbd2', 3.5),
      path('M20 -50C10 -16 40 14 66 18C74 -2 64 -36 52 -56Z', darken(skin, 0.14)),
      drawEye(142, -108, 9, options.face),
      drawCheek(124, -84, 13),
      line('M164 -86Q184 -84 204 -98', ink, 4.5),
      line('M70 -192C70 -220 50 -226 42 -218M74 -192C74 -222 96 -228 104 -218', '#bfe3ea', 9),
    ].join(''),
  };
};
