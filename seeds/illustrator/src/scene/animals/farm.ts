import { darken, ink, lighten } from '../palette.ts';
import { circle, ellipse, line, path } from '../svg.ts';
import { type Animal, type AnimalOptions, drawCheek, drawEye, drawShade, drawSmile } from './parts.ts';

const pick = (list: readonly string[], variant: number) => list[variant % list.length] as string;

export const drawBuffalo = (options: AnimalOptions): Animal => {
  const hide = pick(['#6d6a78', '#7d6a66', '#5f6373'], options.variant);
  const strideLength = options.pose === 'walk' || options.pose === 'run' ? 16 : 0;
  return {
    halfWidth: 190,
    height: 260,
    head: [140, -160, 48],
    hand: [150, -70],
    svg: [
      drawShade(176),
      line('M-158 -150C-190 -120 -186 -80 -178 -60', hide, 9),
      path('M-184 -66L-170 -66L-176 -30Z', darken(hide, 0.3)),
      line(`M-92 -90L${-86 - strideLength} -14M70 -90L${78 + strideLength} -14`, darken(hide, 0.18), 40),
      line(`M${-86 - strideLength} -12v4M${78 + strideLength} -12v4`, '#3b3c4c', 40, { 'stroke-linecap': 'butt' }),
      path(
        'M-166 -120C-172 -192 -110 -204 -30 -198C40 -192 110 -212 124 -160C132 -110 96 -72 40 -66C-40 -54 -158 -56 -166 -120Z',
        hide,
      ),
      path('M-150 -100C-100 -70 20 -70 96 -92C70 -60 -110 -50 -150 -100Z', darken(hide, 0.14), { opacity: 0.6 }),
      line(`M-130 -96L${-132 + strideLength} -14M40 -90L${34 - strideLength} -14`, hide, 42),
      line(`M${-132 + strideLength} -14v6M${34 - strideLength} -14v6`, '#3b3c4c', 42, { 'stroke-linecap': 'butt' }),
      path('M104 -192C84 -236 128 -268 176 -254C140 -246 122 -226 128 -196Z', '#4a4654'),
      path('M150 -196C166 -232 206 -246 230 -222C198 -222 178 -212 172 -188Z', '#3f3c4a'),
      path('M94 -184C70 -192 54 -178 60 -164C74 -158 90 -164 104 -170Z', hide),
      path('M176 -180C196 -188 210 -178 206 -166C194 -158 182 -162 170 -168Z', darken(hide, 0.1)),
      path(
        'M92 -176C96 -204 120 -214 142 -212C168 -208 182 -190 180 -168C186 -130 184 -104 166 -96C144 -88 120 -96 114 -118C108 -140 90 -152 92 -176Z',
        hide,
      ),
      path(
        'M116 -122C124 -140 172 -140 182 -122C184 -104 176 -94 164 -92C146 -88 120 -94 116 -122Z',
        lighten(hide, 0.35),
      ),
      circle(138, -112, 4.5, '#3b3c4c'),
      circle(164, -112, 4.5, '#3b3c4c'),
      drawSmile(151, -102, 22, options.face),
      drawEye(122, -164, 7, options.face),
      drawEye(160, -164, 7, options.face, -1),
      drawCheek(112, -146, 8),
      circle(151, -98, 0, ink),
    ].join(''),
  };
};

export const drawHorse = (options: AnimalOptions): Animal => {
  const hide = pick(['#b9793f', '#f0e6d6', '#8a5a3c', '#d9a05a'], options.variant);
  const mane = pick(['#5b3a26', '#b9a58a', '#2f2730', '#fbf1dd'], options.variant);
  const strideLength = options.pose === 'walk' || options.pose === 'run' ? 22 : 0;
  return {
    halfWidth: 170,
    height: 350,
    head: [128, -284, 44],
    hand: [150, -190],
    svg: [
      drawShade(150),
      path('M-132 -196C-190 -186 -190 -110 -172 -70C-160 -100 -146 -140 -118 -170Z', mane),
      line(`M-80 -120L${-72 - strideLength} -14M52 -120L${64 + strideLength} -14`, darken(hide, 0.18), 28),
      line(`M${-72 - strideLength} -14v6M${64 + strideLength} -14v6`, '#41384a', 29, { 'stroke-linecap': 'butt' }),
      path(
        'M-142 -160C-146 -216 -90 -220 -20 -212C20 -208 40 -240 60 -280L128 -262C116 -220 112 -140 72 -116C20 -96 -132 -92 -142 -160Z',
        hide,
      ),
      line(`M-112 -130L${-116 + strideLength} -14M34 -124L${28 - strideLength} -14`, hide, 30),
      line(`M${-116 + strideLength} -14v6M${28 - strideLength} -14v6`, '#41384a', 31, { 'stroke-linecap': 'butt' }),
      path('M92 -330C40 -330 24 -260 14 -206C40 -214 62 -250 76 -280C84 -300 90 -310 100 -316Z', mane),
      path('M84 -318L82 -350Q100 -342 106 -324Z', hide),
      path(
        'M74 -290C76 -322 104 -332 128 -322C150 -312 168 -282 182 -258C190 -240 176 -226 158 -230C136 -236 96 -240 84 -258Z',
        hide,
      ),
      path(
        'M150 -278C166 -274 176 -264 182 -256C190 -240 176 -226 158 -230C144 -234 140 -262 150 -278Z',
        lighten(hide, 0.4),
      ),
      path('M104 -330C120 -338 132 -322 128 -304C118 -306 106 -316 104 -330Z', mane),
      drawEye(122, -290, 7.5, options.face),
      drawCheek(134, -266, 9),
      circle(172, -250, 3.6, '#41384a'),
      drawSmile(158, -240, 18, options.face),
    ].join(''),
  };
};

export const drawElephant = (options: AnimalOptions): Animal => {
  const hide = pick(['#a7b2c4', '#b9b0bd', '#9fb8bd'], options.variant);
  return {
    halfWidth: 200,
    height: 330,
    head: [90, -230, 84],
    hand: [180, -110],
    svg: [
      drawShade(170),
      line('M-150 -170Q-184 -140 -174 -100', hide, 10),
      path('M-182 -106L-166 -104L-176 -76Z', darken(hide, 0.3)),
      line('M-76 -80V-24M52 -80V-24', darken(hide, 0.15), 62),
      path('M-156 -140C-160 -236 -80 -262 0 -256C70 -250 110 -200 100 -120C92 -60 -148 -50 -156 -140Z', hide),
      line('M-116 -80V-26M14 -80V-26', hide, 66),
      path('M-144 -10q28 -22 56 0M-14 -10q28 -22 56 0', 'none', {
        stroke: lighten(hide, 0.5),
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
      path('M150 -206C190 -190 178 -120 196 -84C206 -66 222 -74 220 -92', 'none', {
        stroke: hide,
        'stroke-width': 40,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      line('M170 -150l22 -6M176 -122l22 -8', darken(hide, 0.16), 4, { opacity: 0.7 }),
      path(
        'M14 -228C14 -296 60 -318 100 -314C150 -310 184 -270 176 -218C170 -174 128 -156 92 -158C48 -160 14 -180 14 -228Z',
        hide,
      ),
      path('M46 -288C-10 -322 -62 -270 -50 -208C-44 -172 -8 -160 22 -176C46 -190 52 -240 46 -288Z', darken(hide, 0.1)),
      path('M32 -276C-6 -300 -40 -262 -34 -216C-28 -188 -4 -182 16 -194C34 -206 38 -246 32 -276Z', '#eab8b4', {
        opacity: 0.75,
      }),
      path('M146 -176C150 -158 166 -152 178 -158C170 -164 164 -172 162 -186Z', '#fffaf0'),
      drawEye(98, -236, 9, options.face),
      drawEye(146, -238, 8, options.face, -1),
      drawCheek(92, -206, 13),
      drawSmile(116, -190, 28, options.face),
      path('M70 -310q6 -16 16 -14q-6 8 -2 14ZM88 -314q8 -14 18 -10q-8 6 -6 12Z', darken(hide, 0.3)),
    ].join(''),
  };
};

export const drawChicken = (options: AnimalOptions): Animal => {
  const plume = pick(['#fbf3e4', '#d98845', '#c9643f'], options.variant);
  return {
    halfWidth: 66,
    height: 140,
    head: [32, -104, 26],
    hand: [48, -50],
    svg: [
      drawShade(46),
      line('M-6 -34V-4M16 -34V-4M-14 -2H4M8 -2H28', '#e39a36', 5),
      path(
        'M-44 -70C-78 -92 -84 -120 -70 -132C-66 -118 -58 -112 -50 -110C-58 -124 -54 -136 -46 -138C-42 -118 -30 -104 -22 -90Z',
        darken(plume, 0.3),
      ),
      path(
        'M-52 -66C-56 -92 -20 -84 0 -100C4 -124 20 -132 34 -130C54 -128 60 -112 56 -98C54 -60 40 -22 2 -22C-30 -22 -48 -40 -52 -66Z',
        plume,
      ),
      path('M-34 -70C-20 -82 16 -74 14 -56C8 -38 -26 -40 -34 -70Z', darken(plume, 0.12)),
      path('M22 -128C16 -142 26 -148 32 -140C34 -152 46 -150 44 -140C54 -144 58 -134 48 -126Z', '#df5146'),
      path('M56 -106L76 -100L56 -94Z', '#f2a93b'),
      path('M54 -94C62 -90 60 -76 52 -78C46 -82 48 -92 54 -94Z', '#df5146'),
      drawEye(42, -108, 5.5, options.face),
      drawCheek(34, -96, 6),
    ].join(''),
  };
};

export const drawDuck = (options: AnimalOptions): Animal => {
  const plume = pick(['#f7cf57', '#fbf4e6', '#9a7350'], options.variant);
  return {
    halfWidth: 66,
    height: 124,
    head: [34, -90, 27],
    hand: [44, -40],
    svg: [
      options.isFlying ? '' : drawShade(52),
      options.isFlying ? '' : line('M-8 -22V-4M14 -22V-4M-16 -2H4M6 -2H26', '#ee8f3a', 6),
      path(
        'M-70 -62C-62 -54 -40 -58 -26 -62C0 -68 6 -76 8 -92C10 -112 26 -120 40 -118C58 -116 66 -100 60 -84C54 -72 52 -66 52 -52C50 -24 16 -14 -14 -16C-48 -18 -66 -38 -70 -62Z',
        plume,
      ),
      path('M-36 -50C-22 -66 20 -60 24 -46C16 -28 -22 -26 -36 -50Z', darken(plume, 0.1)),
      path('M58 -94C74 -98 88 -92 88 -86C84 -78 70 -78 58 -80Z', '#ee8f3a'),
      line('M62 -86Q74 -84 84 -86', darken('#ee8f3a', 0.3), 2.2),
      drawEye(44, -98, 6, options.face),
      drawCheek(36, -84, 7),
    ].join(''),
  };
};

export const drawBird = (options: AnimalOptions): Animal => {
  const plume = pick(['#4f8fcc', '#e2604b', '#37a097', '#f2b13d'], options.variant);
  const wing = darken(plume, 0.16);
  return {
    halfWidth: 60,
    height: 100,
    head: [30, -70, 26],
    hand: [40, -34],
    svg: [
      options.isFlying ? '' : drawShade(36),
      options.isFlying ? '' : line('M-2 -24V-4M14 -24V-4M-8 -2H4M8 -2H20', '#c9803a', 4.5),
      options.isFlying ? path('M-4 -62C-24 -96 -22 -118 -8 -132C4 -108 22 -96 26 -66Z', wing) : '',
      path('M-48 -44L-88 -60L-84 -44L-92 -34L-50 -30Z', wing),
      path(
        'M-54 -44C-34 -46 -14 -62 2 -84C10 -98 30 -102 44 -94C60 -84 60 -66 54 -54C46 -30 22 -16 -6 -18C-30 -20 -50 -30 -54 -44Z',
        plume,
      ),
      path('M12 -24C34 -26 48 -42 54 -56C44 -48 24 -50 12 -24Z', lighten(plume, 0.6)),
      options.isFlying
        ? path('M-20 -56C-52 -84 -62 -110 -54 -128C-30 -110 2 -90 12 -58Z', darken(plume, 0.08))
        : path('M-34 -48C-20 -62 12 -58 14 -44C6 -28 -22 -28 -34 -48Z', wing),
      path('M57 -78L80 -70L56 -64Z', '#f2a93b'),
      drawEye(40, -78, 5.8, options.face),
      drawCheek(34, -64, 6),
    ].join(''),
  };
};

export const drawOwl = (options: AnimalOptions): Animal => {
  const plume = pick(['#a5764c', '#8d7f9b', '#b98a5b'], options.variant);
  const softColour = lighten(plume, 0.6);
  return {
    halfWidth: 58,
    height: 160,
    head: [0, -110, 44],
    hand: [36, -46],
    svg: [
      drawShade(48),
      line('M-20 -8v4M-12 -8v4M12 -8v4M20 -8v4', '#e39a36', 7),
      path(
        'M-52 -62C-58 -116 -44 -146 -44 -160C-30 -158 -20 -152 -14 -150H14C20 -152 30 -158 44 -160C44 -146 58 -116 52 -62C48 -20 26 -4 0 -4C-26 -4 -48 -20 -52 -62Z',
        plume,
      ),
      ellipse(0, -46, 30, 36, softColour),
      path(
        'M-16 -60q6 8 12 0M4 -60q6 8 12 0M-20 -44q7 8 14 0M-4 -44q6 8 12 0M10 -44q6 8 12 0M-14 -28q6 8 12 0M2 -28q6 8 12 0',
        'none',
        { stroke: darken(softColour, 0.3), 'stroke-width': 3, 'stroke-linecap': 'round' },
      ),
      path('M-50 -80C-72 -58 -62 -24 -44 -18C-36 -40 -40 -66 -50 -80Z', darken(plume, 0.14)),
      path('M50 -80C72 -58 62 -24 44 -18C36 -40 40 -66 50 -80Z', darken(plume, 0.14)),
      circle(-20, -112, 24, softColour),
      circle(20, -112, 24, softColour),
      circle(-18, -112, 15, '#fffdf6'),
      circle(19, -112, 15, '#fffdf6'),
      drawEye(-16, -112, 8.5, options.face),
      drawEye(20, -112, 8.5, options.face, -1),
      path('M-7 -100H9L1 -84Z', '#f2a93b'),
    ].join(''),
  };
};
