import { colour, darken, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';
import { drawFarPalm, drawFarTree } from './plants.ts';
import { type Backdrop, drawBunting, drawHills, drawRoom, drawSky, drawUnless, drawWindowPane } from './toolkit.ts';

export const drawHospital = (stage: Stage): Backdrop => ({
  kind: 'room',
  ground: 756,
  view: stage.hasProp('window') ? undefined : { x: stage.width * 0.5 - 130, y: 140, width: 250, height: 220 },
  back: [
    drawRoom(stage, '#d9ece6', '#bcd3d6'),
    rect(0, 420, stage.width, 158, 0, '#a9d4cd', { opacity: 0.6 }),
    rect(0, 414, stage.width, 9, 0, '#7dbab2'),
    stage.hasProp('window') ? '' : drawWindowPane(stage, stage.width * 0.5 - 130, 140, 250, 220, '#ffffff'),
    group(
      `translate(${stage.width * 0.12} 240)`,
      circle(0, 0, 62, '#ffffff'),
      path('M-15 -40H15V-15H40V15H15V40H-15V15H-40V-15H-15Z', '#e2604b'),
    ),
    rect(stage.width * 0.72, 150, 120, 150, 6, '#ffffff'),
    path(`M${stage.width * 0.72 + 60} 250c-40 -26 -34 -62 -8 -58q8 2 8 12q0 -10 8 -12c26 -4 32 32 -8 58Z`, '#f09aa8'),
    line(`M${stage.width * 0.72 + 24} 274h72`, '#bcd3d6', 6),
    line(`M${stage.width * 0.66} 110H${stage.width + 20}`, '#9aaebb', 7),
    drawRepeated(5, (i) =>
      path(`M${stage.width * 0.88 + i * 34} 112h34q-6 240 4 470h-38q-8 -240 0 -470Z`, i % 2 ? '#9ed0d8' : '#b3dce0'),
    ),
    drawUnless(
      stage.hasProp('bed'),
      group(
        `translate(${stage.width * 0.14} 636)`,
        ellipse(0, 4, 190, 14, '#2a3a5e', { opacity: 0.12 }),
        line('M-150 0V-70M150 0V-70', '#8fa0b2', 10),
        circle(-150, 2, 11, '#4f5d78'),
        circle(150, 2, 11, '#4f5d78'),
        rect(-172, -104, 344, 40, 14, '#ffffff'),
        path('M-60 -108Q60 -132 172 -106V-64H-60Z', '#8cc3d0'),
        rect(-166, -134, 96, 36, 16, '#fffaf0'),
        line('M-176 -160V-64M176 -136V-64', '#8fa0b2', 10),
      ),
    ),
    group(
      `translate(${stage.width * 0.34} 636)`,
      line('M0 0V-300', '#9aaebb', 6),
      line('M-24 -300H24', '#9aaebb', 5),
      rect(-30, -290, 26, 44, 8, '#cfeaf2'),
      line('M-17 -246Q-20 -180 -60 -140', '#8cc3d0', 3),
      ellipse(0, 0, 34, 7, '#7c8ea0'),
    ),
    drawRepeated(4, (i) => line(`M0 ${630 + i * 48}H${stage.width}`, '#a3bfc4', 2.2, { opacity: 0.6 })),
    drawRepeated(9, (i) =>
      line(`M${stage.width / 2 + (i - 4) * 130} 600L${stage.width / 2 + (i - 4) * 240} 845`, '#a3bfc4', 2.2, {
        opacity: 0.5,
      }),
    ),
  ].join(''),
  front: '',
});

export const drawTheatre = (stage: Stage): Backdrop => {
  const drawCurtain = (sign: 1 | -1) => {
    const x = sign === 1 ? 0 : stage.width;
    return (
      drawRepeated(5, (i) =>
        path(
          `M${x + sign * (i * 46 - 20)} 0h${sign * 50}q${sign * -10} 320 ${sign * 6} 640h${sign * -54}q${sign * -10} -300 ${sign * -2} -640Z`,
          i % 2 ? '#b8413f' : '#cf524a',
        ),
      ) +
      path(
        `M${x - sign * 10} 420q${sign * 130} 30 ${sign * 226} -16v24q${sign * -110} 50 ${sign * -226} 20Z`,
        '#f2c14e',
      )
    );
  };
  return {
    kind: 'room',
    ground: 730,
    back: [
      rect(
        0,
        0,
        stage.width,
        stage.height,
        0,
        stage.gradient([
          [0, '#4b3a6b'],
          [1, '#7a5a86'],
        ]),
      ),
      path(
        `M${stage.width * 0.5 - 60} -20H${stage.width * 0.5 + 60}L${stage.width * 0.5 + 330} 690H${stage.width * 0.5 - 330}Z`,
        stage.gradient([
          [0, '#fff3c4', 0.55],
          [1, '#fff3c4', 0.1],
        ]),
      ),
      path(
        `M${stage.width * 0.14} -20h70L${stage.width * 0.62} 690H${stage.width * 0.3}ZM${stage.width * 0.86} -20h-70L${stage.width * 0.38} 690H${stage.width * 0.7}Z`,
        '#ffe9b0',
        { opacity: 0.1 },
      ),
      drawRepeated(20, () =>
        circle(
          stage.random.range(stage.width * 0.2, stage.width * 0.8),
          stage.random.range(60, 520),
          stage.random.range(2, 5),
          stage.random.pick(['#f6c445', '#f2a0b4', '#8fd3da', '#fff3c4']),
          { opacity: 0.7 },
        ),
      ),
      rect(
        0,
        614,
        stage.width,
        130,
        0,
        stage.gradient([
          [0, '#b9794a'],
          [1, '#d79a5f'],
        ]),
      ),
      drawRepeated(9, (i) =>
        line(`M${stage.width / 2 + (i - 4) * 110} 614L${stage.width / 2 + (i - 4) * 170} 746`, '#96603a', 2.5, {
          opacity: 0.5,
        }),
      ),
      ellipse(stage.width / 2, 690, stage.width * 0.34, 44, '#fff3c4', { opacity: 0.3 }),
      rect(0, 742, stage.width, 100, 0, '#7a4a34'),
      rect(0, 742, stage.width, 13, 0, '#e3a95f'),
      drawRepeated(
        Math.ceil(stage.width / 80),
        (i) => circle(40 + i * 80, 790, 14, '#f6c445') + circle(40 + i * 80, 790, 26, '#ffe9a8', { opacity: 0.22 }),
      ),
      drawCurtain(1),
      drawCurtain(-1),
      drawRepeated(
        Math.ceil(stage.width / 140),
        (i) =>
          path(`M${i * 140 - 10} 0h150q-6 84 -75 90q-69 -6 -75 -90Z`, i % 2 ? '#c24a45' : '#d65a50') +
          path(`M${i * 140 - 4} 66q69 50 138 0v13q-69 50 -138 0Z`, '#f2c14e'),
      ),
    ].join(''),
    front: drawRepeated(Math.ceil(stage.width / 150) + 1, (i) => {
      const x = i * 150 + stage.random.range(-26, 26);
      return i % 3 === 2
        ? ''
        : group(`translate(${x} 856)`, circle(0, -40, 27, '#3a2b50'), path('M-44 10C-44 -22 44 -22 44 10Z', '#3a2b50'));
    }),
  };
};

export const drawBus = (stage: Stage): Backdrop => {
  const count = stage.width > 1200 ? 4 : 3;
  const gap = (stage.width - 40) / count;
  const clip = stage.clip(drawRepeated(count, (i) => rect(30 + i * gap, 130, gap - 26, 280, 34, '#000')));
  const seat = (x: number, fill: string) =>
    group(
      `translate(${x} 640)`,
      rect(-60, -190, 112, 170, 26, darken(fill, 0.12)),
      rect(-52, -182, 96, 130, 20, fill),
      rect(-68, -62, 136, 46, 18, fill),
      line('M-40 -16V8M44 -16V8', '#5f6c86', 11),
      line('M-44 -196H34', '#f6c445', 8),
    );
  return {
    kind: 'room',
    ground: 756,
    sofa: { from: 0, to: stage.width * 0.38, base: 694, height: 116 },
    view: { x: 30 + Math.floor(count / 2) * gap, y: 130, width: gap - 26, height: 200 },
    back: [
      rect(0, 0, stage.width, stage.height, 0, '#f4dfae'),
      rect(0, 0, stage.width, 104, 0, '#fbeecb'),
      rect(0, 96, stage.width, 12, 0, '#e3b65e'),
      `<g clip-path="${clip}">${drawSky(stage, 330)}${drawHills(stage, 330, 50, mixColours('#9fcf8d', stage.air.tint, stage.air.tintOpacity * 0.6), 3)}${drawRepeated(7, (i) => (i % 3 ? drawFarTree((i / 6) * stage.width, 372, 1.05, '#6fab67') : drawFarPalm((i / 6) * stage.width, 380, 1, '#5a9f68')))}${drawHills(stage, 378, 14, '#8cc06f', 3)}</g>`,
      drawRepeated(
        count,
        (i) =>
          rect(30 + i * gap, 130, gap - 26, 280, 34, 'none', { stroke: '#5f6c86', 'stroke-width': 11 }) +
          path(`M${60 + i * gap} 380L${130 + i * gap} 150h40L${100 + i * gap} 380Z`, '#ffffff', { opacity: 0.22 }),
      ),
      rect(0, 436, stage.width, 26, 0, '#e3b65e'),
      rect(0, 462, stage.width, 150, 0, '#efcf8c'),
      rect(
        0,
        606,
        stage.width,
        stage.height - 606,
        0,
        stage.gradient([
          [0, '#8f98a6'],
          [1, '#a9b1bb'],
        ]),
      ),
      drawRepeated(30, (i) =>
        circle(((i * 97) % Math.floor(stage.width)) + 8, 640 + ((i * 61) % 190), 5, '#7f8896', { opacity: 0.7 }),
      ),
      rect(0, 604, stage.width, 10, 0, '#737d8c'),
      seat(stage.width * 0.1, '#4a86c0'),
      seat(stage.width * 0.3, '#4a86c0'),
      seat(stage.width * 0.92, '#35958f'),
      line(`M-10 62H${stage.width + 10}`, '#c9ced6', 11),
      drawRepeated(
        Math.ceil(stage.width / 170),
        (i) =>
          line(`M${60 + i * 170} 62v40`, '#5f6c86', 6) +
          path(`M${44 + i * 170} 146l16 -44l16 44Z`, 'none', {
            stroke: '#f0913f',
            'stroke-width': 8,
            'stroke-linejoin': 'round',
          }),
      ),
      line(`M${stage.width * 0.62} 62V640`, '#f6c445', 11),
      line(`M${stage.width * 0.2} 62V470`, '#f6c445', 11),
      group(
        `translate(${stage.width * 0.745} 520)`,
        rect(-44, -44, 88, 88, 12, '#3f7fbf'),
        circle(-4, -24, 8, '#fff'),
        line('M-4 -12V8H16L24 26M-4 -2H12', '#fff', 6),
        path('M-12 2a20 20 0 1 0 26 24', 'none', { stroke: '#fff', 'stroke-width': 6, 'stroke-linecap': 'round' }),
      ),
      rect(0, 836, stage.width, 4, 0, '#f6c445'),
    ].join(''),
    front: '',
  };
};

export const drawWorkshop = (stage: Stage): Backdrop => {
  const tools = [
    line('M0 0V62', '#9a643c', 11) + rect(-26, -22, 52, 24, 5, '#7c879d'),
    path('M-6 0H6L4 66H-4Z', '#c9d0da') + rect(-9, 60, 18, 46, 7, '#e2604b'),
    line('M0 28V96', '#7c879d', 12) + path('M-20 -14A22 22 0 1 0 20 -14L10 8H-10Z', '#9aa5b5'),
    path('M-10 0L34 16L30 84H-14Z', '#c9d0da') + path('M-22 -22q30 -22 60 0l-6 40h-48Z', '#c98f56'),
    line('M0 -20L22 70M22 -20L0 70', '#9aa5b5', 9) +
      circle(0, 84, 14, 'none', { stroke: '#4a86c0', 'stroke-width': 8 }) +
      circle(22, 84, 14, 'none', { stroke: '#4a86c0', 'stroke-width': 8 }),
    circle(0, 20, 34, '#f6c445') + circle(0, 20, 14, '#fff3d0'),
  ];
  return {
    kind: 'room',
    ground: 758,
    view: stage.hasProp('window') ? undefined : { x: stage.width * 0.66, y: 130, width: 220, height: 210 },
    back: [
      drawRoom(stage, '#f3d7a5', '#b98a5c'),
      drawRepeated(8, (i) => line(`M${(i / 7) * stage.width} 0V574`, '#e0bd84', 3, { opacity: 0.6 })),
      rect(stage.width * 0.1, 110, stage.width * 0.46, 250, 8, '#c99a63'),
      drawRepeated(7, (row) =>
        drawRepeated(Math.floor((stage.width * 0.44) / 34), (i) =>
          circle(stage.width * 0.1 + 24 + i * 34, 132 + row * 34, 3, '#a97b49'),
        ),
      ),
      tools
        .map((tool, i) =>
          group(`translate(${stage.width * 0.1 + 60 + i * ((stage.width * 0.46 - 90) / 5.4)} 190)`, tool),
        )
        .join(''),
      stage.hasProp('window') ? '' : drawWindowPane(stage, stage.width * 0.66, 130, 220, 210, '#fff4dc'),
      rect(stage.width * 0.62, 408, 330, 13, 4, '#9a643c'),
      ...['#e2604b', '#f6c445', '#4a86c0', '#6aa84f', '#8d6fb5'].map((fill, i) =>
        group(
          `translate(${stage.width * 0.62 + 40 + i * 58} 408)`,
          path('M-20 -44H20V0H-20Z', '#fbf3e0'),
          rect(-20, -44, 40, 13, 2, fill),
          path(`M-20 -20q10 -8 20 0t20 0V0H-20Z`, fill),
        ),
      ),
      rect(-10, 470, stage.width * 0.66, 28, 6, '#a4713f'),
      rect(10, 498, stage.width * 0.62, 110, 4, '#b9824f'),
      drawRepeated(
        4,
        (i) =>
          rect(30 + i * stage.width * 0.15, 512, stage.width * 0.13, 78, 6, '#c98f56') +
          circle(30 + i * stage.width * 0.15 + stage.width * 0.065, 550, 8, '#6a4a34'),
      ),
      group(
        `translate(${stage.width * 0.16} 470)`,
        rect(-64, -20, 128, 22, 3, '#dba76d'),
        path('M-20 -20q-16 -24 4 -34q18 8 6 34Z', '#f3dcae'),
        path('M24 -22q-6 -20 12 -28q16 12 2 28Z', '#f3dcae'),
      ),
      group(
        `translate(${stage.width * 0.44} 470)`,
        rect(-50, -60, 100, 62, 6, '#4a86c0'),
        rect(-20, -74, 40, 16, 6, 'none', { stroke: '#3b4f7d', 'stroke-width': 6 }),
        rect(-50, -36, 100, 8, 0, '#3b6da0'),
      ),
      line(`M${stage.width * 0.33} 0V60`, '#5f4a3c', 4),
      path(
        `M${stage.width * 0.33 - 54} 104Q${stage.width * 0.33 - 44} 58 ${stage.width * 0.33} 58Q${stage.width * 0.33 + 44} 58 ${stage.width * 0.33 + 54} 104Z`,
        colour.red,
      ),
      ellipse(stage.width * 0.33, 104, 53, 9, '#ffeeb5'),
      circle(
        stage.width * 0.33,
        130,
        150,
        stage.glow([
          [0, '#fff0b0', 0.4],
          [1, '#fff0b0', 0],
        ]),
      ),
      drawRepeated(16, () =>
        path(
          `M${stage.random.range(0, stage.width)} ${stage.random.range(660, 830)}q10 -12 20 -2q-4 10 -14 6Z`,
          '#e9c893',
        ),
      ),
      drawBunting(stage.width * 0.58, 70, stage.width, 64, 24, 7),
    ].join(''),
    front: '',
  };
};
