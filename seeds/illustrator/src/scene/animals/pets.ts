import { darken, ink, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, line, path } from '../svg.ts';
import { type Animal, type AnimalOptions, drawCheek, drawEye, drawShade, drawSmile } from './parts.ts';

const pick = (list: readonly string[], variant: number) => list[variant % list.length] as string;

export const drawCat = (options: AnimalOptions): Animal => {
  const fur = pick(['#f0a352', '#8c8fa0', '#f3e3cc', '#55505f'], options.variant);
  const belly = lighten(fur, 0.6);
  return {
    halfWidth: 78,
    height: 176,
    head: [22, -126, 42],
    hand: [44, -50],
    svg: [
      drawShade(72),
      line('M-42 -22C-92 -24 -92 -84 -64 -96', fur, 17),
      line('M-70 -92L-64 -96', belly, 15),
      path('M-52 0C-62 -50 -34 -104 10 -102C40 -100 50 -50 44 0Z', fur),
      path('M6 -80C28 -80 36 -40 32 -4H-2C-8 -40 -6 -80 6 -80Z', belly),
      line('M-14 -2V-34M24 -2V-44', darken(fur, 0.2), 3, { opacity: 0.5 }),
      ellipse(-24, -5, 23, 11, fur),
      ellipse(26, -5, 18, 10, fur),
      ellipse(6, -5, 16, 10, fur),
      path('M-16 -146L-18 -180Q-2 -176 10 -162Z', fur),
      path('M38 -164Q52 -178 66 -180L62 -144Z', fur),
      path('M-11 -152L-12 -170Q-4 -168 4 -160Z', '#f3a6a0'),
      path('M46 -162Q54 -170 60 -171L58 -152Z', '#f3a6a0'),
      path(
        'M-24 -128C-24 -160 2 -170 24 -170C48 -170 70 -156 70 -126C70 -100 48 -90 24 -90C0 -90 -24 -100 -24 -128Z',
        fur,
      ),
      path('M16 -169v16M26 -170v18M36 -168v14', 'none', {
        stroke: darken(fur, 0.25),
        'stroke-width': 5,
        'stroke-linecap': 'round',
      }),
      ellipse(27, -106, 24, 15, belly),
      drawEye(6, -128, 7, options.face),
      drawEye(46, -128, 7, options.face, -1),
      drawCheek(-6, -114, 8),
      drawCheek(59, -114, 8),
      path('M22 -115h11q-1 6 -5.500 7q-5 -1 -5.500 -7Z', '#d9736b'),
      drawSmile(21.5, -107, 11, options.face),
      drawSmile(33, -107, 11, options.face),
      line('M-2 -110L-28 -114M-1 -104L-26 -100M56 -110L82 -114M55 -104L80 -100', ink, 1.8, { opacity: 0.45 }),
    ].join(''),
  };
};

export const drawDog = (options: AnimalOptions): Animal => {
  const fur = pick(['#d69a5b', '#f2e2c8', '#8a5e42', '#e8b877'], options.variant);
  const patchColour = pick(['#8a5a3a', '#c98d55', '#e9c9a0', '#fbf3e4'], options.variant);
  return {
    halfWidth: 92,
    height: 178,
    head: [40, -122, 44],
    hand: [60, -48],
    svg: [
      drawShade(84),
      line('M-62 -70Q-96 -88 -92 -120', fur, 16),
      line('M-44 -40L-48 -8M30 -40V-8', darken(fur, 0.14), 24),
      path('M-70 -50C-72 -92 -30 -98 10 -98C44 -96 60 -80 56 -48C52 -26 -66 -22 -70 -50Z', fur),
      path('M-52 -86C-30 -96 -8 -94 0 -84C-8 -62 -44 -60 -52 -86Z', patchColour, { opacity: 0.8 }),
      line('M-58 -44V-8M46 -44V-8', fur, 24),
      ellipse(-54, -5, 17, 9, fur),
      ellipse(51, -5, 17, 9, fur),
      ellipse(-44, -4, 14, 8, darken(fur, 0.14)),
      ellipse(36, -4, 14, 8, darken(fur, 0.14)),
      path('M0 -126C0 -158 20 -168 42 -168C68 -168 86 -152 84 -124C84 -98 66 -84 44 -84C20 -84 0 -98 0 -126Z', fur),
      path('M10 -156C-14 -164 -28 -130 -18 -104C-8 -92 6 -108 10 -128Z', patchColour),
      path('M74 -156C94 -162 106 -134 98 -108C90 -98 80 -110 78 -130Z', darken(patchColour, 0.08)),
      ellipse(52, -104, 26, 19, lighten(fur, 0.55)),
      drawEye(28, -130, 6.8, options.face),
      drawEye(66, -130, 6.8, options.face, -1),
      drawCheek(17, -112, 8),
      ellipse(54, -115, 10, 7.5, '#33344a'),
      ellipse(51, -117, 3, 2, '#ffffff', { opacity: 0.6 }),
      drawSmile(47, -106, 14, options.face),
      drawSmile(61, -106, 13, options.face),
      options.face === 'happy' ? path('M50 -100h13q1 15 -6.500 15q-7 0 -6.500 -15Z', '#ec7f78') : '',
      line('M14 -86Q40 -74 70 -88', '#e2604b', 9),
      circle(46, -76, 7, '#f6c445'),
    ].join(''),
  };
};

export const drawRabbit = (options: AnimalOptions): Animal => {
  const fur = pick(['#fbf3e6', '#cbb7a4', '#b8bcc9'], options.variant);
  return {
    halfWidth: 66,
    height: 196,
    head: [14, -104, 38],
    hand: [34, -46],
    svg: [
      drawShade(62),
      circle(-46, -20, 14, lighten(fur, 0.5)),
      path('M-46 0C-54 -44 -30 -84 6 -82C34 -80 42 -40 38 0Z', fur),
      path('M4 -62C22 -62 28 -30 24 -2H-4C-10 -30 -8 -62 4 -62Z', lighten(fur, 0.6)),
      ellipse(-20, -5, 25, 11, darken(fur, 0.06)),
      ellipse(26, -5, 18, 9, fur),
      path('M-8 -130C-26 -190 -14 -206 -4 -204C8 -200 14 -160 12 -134Z', fur),
      path('M-4 -136C-14 -180 -8 -192 -4 -190C2 -186 6 -160 6 -138Z', '#f3b0aa'),
      path('M18 -134C22 -190 38 -204 46 -198C54 -190 44 -150 34 -130Z', fur),
      path('M24 -136C28 -176 38 -190 42 -186C46 -178 38 -152 30 -134Z', '#f3b0aa'),
      path(
        'M-26 -104C-26 -132 -6 -142 14 -142C38 -142 56 -130 56 -104C56 -80 38 -68 14 -68C-8 -68 -26 -80 -26 -104Z',
        fur,
      ),
      drawEye(-2, -108, 6.6, options.face),
      drawEye(36, -108, 6.6, options.face, -1),
      drawCheek(-13, -94, 8),
      drawCheek(47, -94, 7),
      path('M13 -98h11q-1 6 -5.500 7q-4 -1 -5.500 -7Z', '#e58d8a'),
      drawSmile(13, -90, 10, options.face),
      drawSmile(24, -90, 10, options.face),
      path('M15 -86h8v8q-4 2 -8 0Z', '#ffffff', { stroke: '#d8cfc2', 'stroke-width': 1 }),
    ].join(''),
  };
};

export const drawMouse = (options: AnimalOptions): Animal => {
  const fur = pick(['#a9a7b3', '#c9a585', '#8d93a8'], options.variant);
  return {
    halfWidth: 60,
    height: 122,
    head: [18, -70, 34],
    hand: [36, -32],
    svg: [
      drawShade(54),
      line('M-32 -12C-72 -4 -76 -36 -58 -44', '#e9a9a4', 6),
      path('M-42 0C-50 -34 -26 -62 6 -60C30 -58 38 -28 34 0Z', fur),
      path('M6 -46C20 -46 26 -20 22 -2H-4C-8 -22 -4 -46 6 -46Z', lighten(fur, 0.6)),
      ellipse(-8, -4, 18, 8, '#e9a9a4'),
      ellipse(26, -4, 15, 7, '#e9a9a4'),
      circle(-10, -100, 24, fur),
      circle(-10, -100, 15, '#f1b9b2'),
      circle(46, -102, 22, darken(fur, 0.06)),
      circle(46, -102, 13, '#f1b9b2'),
      path('M-14 -72C-14 -96 2 -104 20 -104C44 -104 56 -88 60 -66C56 -48 38 -42 18 -42C-2 -42 -14 -52 -14 -72Z', fur),
      drawEye(10, -74, 6, options.face),
      drawEye(38, -74, 6, options.face, -1),
      drawCheek(2, -62, 7),
      circle(56, -64, 6.5, '#df7d7a'),
      drawSmile(36, -55, 14, options.face),
      line('M44 -60L70 -52M44 -64L72 -66', ink, 1.6, { opacity: 0.4 }),
    ].join(''),
  };
};

export const drawMonkey = (options: AnimalOptions): Animal => {
  const fur = pick(['#94633f', '#6f5142', '#b07c4c'], options.variant);
  const skin = '#f0cfa2';
  return {
    halfWidth: 84,
    height: 206,
    head: [10, -146, 46],
    hand: [62, -66],
    svg: [
      drawShade(64),
      line('M-34 -30C-96 -20 -100 -90 -72 -96C-56 -98 -54 -78 -66 -78', fur, 13),
      line('M-18 -40Q-40 -20 -34 -8M24 -40Q44 -20 38 -8', fur, 26),
      ellipse(-38, -6, 19, 9, skin),
      ellipse(44, -6, 19, 9, skin),
      path('M-36 -40C-42 -84 -24 -112 4 -112C32 -112 48 -84 42 -40C38 -16 -32 -16 -36 -40Z', fur),
      ellipse(5, -58, 24, 32, skin),
      line('M-28 -92Q-64 -78 -54 -44', fur, 20),
      circle(-53, -40, 12, skin),
      line(
        options.pose === 'wave' || options.pose === 'reach' ? 'M36 -92Q76 -110 72 -146' : 'M36 -92Q70 -84 64 -56',
        fur,
        20,
      ),
      circle(
        options.pose === 'wave' || options.pose === 'reach' ? 72 : 63,
        options.pose === 'wave' || options.pose === 'reach' ? -150 : -50,
        12,
        skin,
      ),
      circle(-42, -146, 19, fur),
      circle(-42, -146, 11, skin),
      circle(62, -146, 18, darken(fur, 0.08)),
      circle(61, -146, 10, skin),
      path(
        'M-38 -146C-38 -182 -12 -196 10 -196C36 -196 58 -180 58 -146C58 -116 38 -100 10 -100C-18 -100 -38 -116 -38 -146Z',
        fur,
      ),
      path(
        'M12 -168C24 -184 52 -178 50 -150C50 -142 48 -138 46 -134C50 -112 30 -104 12 -104C-6 -104 -26 -112 -22 -134C-26 -138 -26 -142 -26 -150C-28 -178 0 -184 12 -168Z',
        skin,
      ),
      drawEye(-3, -150, 7, options.face),
      drawEye(29, -150, 7, options.face, -1),
      drawCheek(-13, -132, 8),
      drawCheek(39, -132, 7),
      line('M10 -134h2M17 -134h2', darken(skin, 0.5), 3.5),
      drawSmile(14, -122, 26, options.face),
    ].join(''),
  };
};

export const drawBear = (options: AnimalOptions): Animal => {
  const fur = pick(['#a5734a', '#7b5a48', '#fbf1e0'], options.variant);
  const snout = lighten(fur, 0.5);
  return {
    halfWidth: 112,
    height: 330,
    head: [10, -244, 70],
    hand: [88, -110],
    svg: [
      drawShade(108),
      line('M-42 -50V-20M52 -50V-20', darken(fur, 0.08), 58),
      ellipse(-44, -10, 40, 16, darken(fur, 0.08)),
      ellipse(58, -10, 40, 16, darken(fur, 0.08)),
      path('M-86 -80C-92 -160 -52 -190 4 -190C62 -190 98 -158 92 -80C86 -20 -78 -20 -86 -80Z', fur),
      ellipse(8, -92, 52, 60, snout),
      line('M-66 -158Q-110 -130 -90 -88', fur, 44),
      line(options.pose === 'wave' ? 'M74 -158Q124 -180 116 -226' : 'M74 -158Q118 -136 96 -92', fur, 44),
      circle(-46, -300, 28, fur),
      circle(-46, -300, 16, darken(snout, 0.1)),
      circle(66, -300, 27, fur),
      circle(66, -300, 15, darken(snout, 0.1)),
      path(
        'M-64 -244C-64 -294 -28 -314 10 -314C50 -314 84 -294 84 -244C84 -200 50 -178 10 -178C-32 -178 -64 -200 -64 -244Z',
        fur,
      ),
      ellipse(20, -214, 36, 28, snout),
      ellipse(22, -229, 15, 10, '#33344a'),
      ellipse(18, -232, 4.5, 3, '#ffffff', { opacity: 0.6 }),
      drawSmile(13, -212, 17, options.face),
      drawSmile(30, -212, 17, options.face),
      drawEye(-16, -252, 9, options.face),
      drawEye(54, -252, 9, options.face, -1),
      drawCheek(-34, -226, 13),
      drawCheek(70, -226, 11),
      drawRepeated(0, () => ''),
    ].join(''),
  };
};
