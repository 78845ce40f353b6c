import { colour, darken, lighten } from '../palette.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import { type PropArt, pickVariant } from './prop.ts';

const drawGroundShadow = (rx: number) => ellipse(0, 0, rx, Math.max(4, rx * 0.1), '#2a3a5e', { opacity: 0.15 });
const brightColours = [colour.red, '#4f8fcc', '#f2b93a', colour.teal, colour.orange] as const;
const drawWheel = (x: number, y: number, radius: number) =>
  circle(x, y, radius, '#39455f') + circle(x, y, radius * 0.55, '#cfd5de') + circle(x, y, radius * 0.2, '#5f6c86');
const pane = '#bfe6ee';

export const travelArts: Partial<Record<PropKind, PropArt>> = {
  boat: {
    width: 300,
    height: 250,
    layer: 'mid',
    draw: ({ variant }) => {
      const fill = pickVariant(['#c9684a', '#4a86c0', '#b9804a', '#35958f'], variant);
      return (
        line('M-10 -60V-246', '#8f6240', 10) +
        path('M2 -240Q110 -160 104 -76H2Z', '#fdf2dc') +
        path('M2 -200Q70 -140 92 -110L102 -90Q60 -120 2 -130Z', '#f2c14e', { opacity: 0.8 }) +
        path('M-20 -226Q-88 -150 -86 -76H-20Z', '#f7dcae') +
        path('M-150 -66Q0 -40 150 -70Q136 -6 84 0H-88Q-134 -8 -150 -66Z', fill) +
        path('M-150 -66Q0 -40 150 -70L147 -54Q0 -26 -146 -50Z', lighten(fill, 0.4)) +
        path('M112 -40q10 -10 20 0q-10 10 -20 0Z', '#fffaf0') +
        circle(122, -40, 4, '#2a2f45')
      );
    },
  },
  raft: {
    width: 300,
    height: 70,
    layer: 'mid',
    draw: () =>
      drawRepeated(7, (i) => rect(-146, -44 + (i % 4) * 11, 292, 12, 6, i % 2 ? '#c79a58' : '#b98a48')) +
      line('M-110 -46V2M110 -46V2', '#8a5f38', 9) +
      line('M124 -40V-150', '#9a6f40', 8) +
      path('M128 -148q24 10 44 0v34q-20 10 -44 0Z', '#e2604b'),
  },
  bicycle: {
    width: 230,
    height: 170,
    layer: 'mid',
    draw: ({ variant }) => {
      const fill = pickVariant(brightColours, variant);
      const drawSpokedWheel = (x: number) =>
        circle(x, -52, 48, 'none', { stroke: '#39455f', 'stroke-width': 8 }) +
        drawRepeated(6, (i) =>
          line(
            `M${x - Math.cos(i * 0.5236) * 44} ${-52 - Math.sin(i * 0.5236) * 44}L${x + Math.cos(i * 0.5236) * 44} ${-52 + Math.sin(i * 0.5236) * 44}`,
            '#b3bcc9',
            1.8,
          ),
        ) +
        circle(x, -52, 7, '#5f6c86');
      return (
        drawGroundShadow(110) +
        drawSpokedWheel(-72) +
        drawSpokedWheel(74) +
        path('M-72 -52L-34 -118H44L-4 -52H-72M-4 -52L-34 -118M44 -118L74 -52M44 -118L38 -146', 'none', {
          stroke: fill,
          'stroke-width': 9,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        }) +
        line('M38 -146q18 -10 30 2', '#39455f', 8) +
        path('M-60 -128q26 -12 46 0q-10 10 -22 10q-14 0 -24 -10Z', '#39455f') +
        circle(-4, -52, 11, '#5f6c86') +
        rect(46, -130, 52, 40, 7, '#d3a05c') +
        line('M52 -118h40M52 -106h40', '#a9743f', 3)
      );
    },
  },
  bus: {
    width: 430,
    height: 230,
    layer: 'back',
    draw: ({ variant }) => {
      const fill = pickVariant(['#f2b93a', '#e2604b', '#4f9bd0', '#6aa84f'], variant);
      return (
        drawGroundShadow(210) +
        path('M-206 -30V-184Q-206 -222 -168 -222H160Q204 -222 210 -170L214 -96V-30Z', fill) +
        rect(-206, -92, 420, 18, 0, lighten(fill, 0.5)) +
        drawRepeated(4, (i) => rect(-186 + i * 84, -198, 70, 76, 12, pane)) +
        path('M152 -198H168Q188 -198 192 -170L198 -122H152Z', pane) +
        drawRepeated(4, (i) => path(`M${-176 + i * 84} -130l26 -62h14l-26 62Z`, '#ffffff', { opacity: 0.4 })) +
        rect(60, -120, 70, 90, 7, darken(fill, 0.12), { opacity: 0.4 }) +
        line('M95 -120V-30', darken(fill, 0.25), 3) +
        drawWheel(-124, -30, 36) +
        drawWheel(130, -30, 36) +
        rect(196, -70, 22, 24, 6, '#fff3c4') +
        group(
          'translate(-30 -52)',
          circle(0, 0, 20, '#3f7fbf'),
          circle(-1, -11, 3.4, '#fff'),
          line('M-1 -6V3H7L10 10', '#fff', 3),
          path('M-5 0a8.5 8.500 0 1 0 11 10', 'none', { stroke: '#fff', 'stroke-width': 3, 'stroke-linecap': 'round' }),
        )
      );
    },
  },
  car: {
    width: 270,
    height: 140,
    layer: 'back',
    draw: ({ variant }) => {
      const fill = pickVariant(brightColours, variant);
      return (
        drawGroundShadow(130) +
        path(
          'M-130 -30Q-134 -70 -104 -78L-76 -84Q-56 -134 -10 -134H36Q70 -134 92 -84Q128 -80 130 -50V-26H-130Z',
          fill,
        ) +
        path('M-56 -84Q-42 -120 -8 -120H4V-84ZM18 -84V-120H34Q58 -120 72 -84Z', pane) +
        rect(-20, -72, 26, 7, 3, darken(fill, 0.25)) +
        drawWheel(-74, -26, 28) +
        drawWheel(76, -26, 28) +
        circle(120, -56, 10, '#fff3c4') +
        rect(-132, -62, 14, 16, 5, '#e2604b')
      );
    },
  },
  train: {
    width: 460,
    height: 200,
    layer: 'back',
    draw: () =>
      line('M-240 2H240', '#8d8a90', 8) +
      drawRepeated(12, (i) => rect(-230 + i * 40, 2, 20, 9, 2, '#8a5f3a')) +
      rect(-222, -150, 190, 132, 14, '#e2604b') +
      drawRepeated(3, (i) => rect(-206 + i * 60, -132, 46, 50, 8, pane)) +
      rect(-222, -62, 190, 13, 0, '#f9d98a') +
      rect(-34, -40, 26, 11, 2, '#39455f') +
      path('M-10 -20V-150H92V-104H170Q214 -98 214 -50V-20Z', '#35958f') +
      rect(8, -132, 66, 54, 8, pane) +
      rect(124, -152, 34, 50, 4, '#2f6f78') +
      path('M116 -158H166L158 -148H124Z', '#f6c445') +
      [
        [142, -184, 14],
        [118, -206, 19],
        [84, -220, 23],
      ]
        .map(([x, y, r]) => circle(x as number, y as number, r as number, '#ffffff', { opacity: 0.8 }))
        .join('') +
      rect(-10, -60, 224, 12, 0, '#f6c445') +
      [-186, -70, 20, 90, 170].map((x) => drawWheel(x, -18, 22)).join('') +
      circle(206, -70, 9, '#fff3c4'),
  },
  plane: {
    width: 300,
    height: 150,
    layer: 'air',
    y: 0.2,
    draw: ({ variant }) => {
      const fill = pickVariant(brightColours, variant);
      return group(
        'rotate(-7 0 -70)',
        path('M-150 -76C-120 -104 60 -110 120 -100C150 -92 158 -72 140 -60C100 -42 -90 -44 -132 -58Z', '#fffaf0'),
        path('M-140 -72L-164 -130H-132L-96 -86Z', fill),
        path('M10 -66L-56 -8H-26L70 -62Z', fill),
        path('M6 -96L-30 -140H-10L52 -98Z', darken(fill, 0.15)),
        drawRepeated(5, (i) => circle(-50 + i * 32, -80, 8, pane)),
        path('M106 -98q22 4 34 16q-20 4 -34 0Z', pane),
        path('M-136 -62Q0 -44 136 -62L140 -60C100 -42 -90 -44 -132 -58Z', fill),
      );
    },
  },
  rocket: {
    width: 130,
    height: 270,
    layer: 'mid',
    glow: { x: 0, y: -20, radius: 90 },
    draw: () =>
      path('M-20 -42Q-26 -4 0 20Q26 -4 20 -42Z', '#f9c24a') +
      path('M-10 -42Q-12 -16 0 0Q12 -16 10 -42Z', '#fff0b5') +
      path('M-44 -120L-76 -50L-34 -62ZM44 -120L76 -50L34 -62Z', '#e2604b') +
      path('M0 -270C48 -220 52 -120 34 -46H-34C-52 -120 -48 -220 0 -270Z', '#fdf8ec') +
      path('M0 -270C22 -248 34 -222 40 -194H-40C-34 -222 -22 -248 0 -270Z', '#e2604b') +
      circle(0, -150, 25, '#4a86c0') +
      circle(0, -150, 17, pane) +
      path('M-10 -156q4 -8 12 -8', 'none', { stroke: '#fff', 'stroke-width': 5, 'stroke-linecap': 'round' }) +
      rect(-36, -60, 72, 13, 5, '#f6c445') +
      path('M14 -250C40 -210 44 -120 28 -50H34C52 -120 48 -220 14 -254Z', darken('#fdf8ec', 0.12), { opacity: 0.6 }),
  },
  house: {
    width: 270,
    height: 260,
    layer: 'far',
    draw: ({ variant, stage }) => {
      const fill = pickVariant(['#f6dfb0', '#f2c2a5', '#bfdcd0', '#f4d07f'], variant);
      const glass = stage.time === 'night' || stage.time === 'dusk' ? '#ffe39a' : pane;
      return (
        drawGroundShadow(140) +
        rect(-112, -158, 224, 158, 5, fill) +
        rect(-112, -158, 40, 158, 5, darken(fill, 0.14), { opacity: 0.4 }) +
        path('M-146 -148Q-100 -200 -74 -254H74Q100 -200 146 -148Q0 -164 -146 -148Z', '#cf6a4a') +
        line('M-124 -176Q0 -190 124 -176M-104 -204Q0 -216 104 -204M-86 -230H86', '#b1523a', 4, { opacity: 0.6 }) +
        rect(-26, -96, 56, 96, 6, '#8a5a3c') +
        circle(18, -46, 5, '#f6d06a') +
        rect(-92, -112, 48, 48, 6, glass) +
        rect(50, -112, 48, 48, 6, glass) +
        line('M-68 -112v48M74 -112v48M-92 -88h48M50 -88h48', '#fff6e2', 4) +
        rect(-98, -64, 60, 9, 3, '#fff6e2') +
        rect(44, -64, 60, 9, 3, '#fff6e2') +
        circle(-90, -16, 20, '#6fab67') +
        circle(-66, -12, 16, '#7fb873') +
        circle(92, -14, 19, '#6fab67')
      );
    },
  },
  'stilt-house': {
    width: 330,
    height: 310,
    layer: 'far',
    draw: ({ stage }) => {
      const glass = stage.time === 'night' || stage.time === 'dusk' ? '#ffe39a' : '#6a4a34';
      return (
        drawGroundShadow(150) +
        line('M-116 0V-100M-40 0V-100M40 0V-100M116 0V-100', '#7a5236', 14) +
        rect(-138, -206, 276, 112, 4, '#dcb27c') +
        drawRepeated(9, (i) => line(`M${-122 + i * 31} -204V-98`, '#c4965c', 3, { opacity: 0.6 })) +
        rect(-152, -104, 304, 17, 5, '#8f6240') +
        path('M-182 -192Q-136 -260 -112 -312H112Q136 -260 182 -192Q0 -212 -182 -192Z', '#b07d4b') +
        line('M-150 -226Q0 -240 150 -226M-132 -258Q0 -270 132 -258M-118 -286H118', '#8f6240', 5, { opacity: 0.6 }) +
        rect(-24, -182, 50, 80, 4, glass) +
        rect(-110, -176, 46, 42, 4, glass) +
        rect(68, -176, 46, 42, 4, glass) +
        line('M40 6L78 -96M66 6L104 -96M46 -14h26M54 -36h26M62 -58h26M70 -80h26', '#7a5236', 8) +
        line('M-150 -104V-140M-80 -104V-140M-150 -136H-70', '#8f6240', 6)
      );
    },
  },
  bridge: {
    width: 460,
    height: 170,
    layer: 'back',
    draw: () =>
      path('M-230 0Q-220 -96 0 -100Q220 -96 230 0H176Q160 -58 0 -60Q-160 -58 -176 0Z', '#b9804a') +
      path('M-230 0Q-220 -96 0 -100Q220 -96 230 0H222Q204 -84 0 -88Q-204 -84 -222 0Z', '#dba76d') +
      drawRepeated(9, (i) => {
        const offset = (i - 4) / 4.4;
        const y = -100 + offset * offset * 70;
        return line(`M${offset * 208} ${y}V${y - 54}`, '#9a643c', 9);
      }) +
      path('M-208 -84Q-190 -152 0 -154Q190 -152 208 -84', 'none', {
        stroke: '#c98f56',
        'stroke-width': 11,
        'stroke-linecap': 'round',
      }),
  },
  'traffic-light': {
    width: 90,
    height: 300,
    layer: 'back',
    draw: () =>
      drawGroundShadow(26) +
      line('M0 0V-190', '#5f6c86', 12) +
      rect(-36, -300, 72, 176, 18, '#39455f') +
      circle(0, -264, 21, '#ee5a4a') +
      circle(0, -212, 21, '#8a7a3c') +
      circle(0, -160, 21, '#4f7a56') +
      circle(-7, -271, 6, '#ffb3a6'),
  },
};
