import { colour, darken, mixColours } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { circle, drawRepeated, ellipse, group, line, path, rect, starPath } from '../svg.ts';
import {
  drawBookcase,
  drawCurtains,
  drawFramed,
  drawLampGlow,
  drawPottedPlant,
  drawSpines,
  isDark,
  motifs,
} from './furniture.ts';
import { type Backdrop, drawBunting, drawRoom, drawRug, drawSunPatch, drawUnless, drawWindowPane } from './toolkit.ts';

export const drawClassroom = (stage: Stage): Backdrop => {
  const cx = stage.width / 2;
  return {
    kind: 'room',
    ground: 752,
    view: stage.hasProp('window') ? undefined : { x: stage.width * 0.035, y: 186, width: 168, height: 214 },
    back: [
      drawRoom(stage, '#fbe7bd', '#dca86a'),
      rect(0, 430, stage.width, 148, 0, '#f4cf8e', { opacity: 0.55 }),
      line(`M0 430H${stage.width}`, '#e3b56c', 5),
      drawUnless(
        stage.hasProp('board'),
        rect(cx - 262, 176, 524, 262, 8, '#a4713f'),
        rect(cx - 248, 190, 496, 234, 3, '#3f7f6c'),
        rect(
          cx - 248,
          190,
          496,
          234,
          3,
          stage.gradient(
            [
              [0, '#ffffff', 0.1],
              [1, '#ffffff', 0],
            ],
            'right',
          ),
        ),
        group(
          `translate(${cx} 300)`,
          circle(-150, -20, 26, 'none', { stroke: '#fdf3cf', 'stroke-width': 5 }),
          drawRepeated(8, (i) =>
            line(
              `M${-150 + Math.cos(i * 0.785) * 36} ${-20 + Math.sin(i * 0.785) * 36}L${-150 + Math.cos(i * 0.785) * 46} ${-20 + Math.sin(i * 0.785) * 46}`,
              '#fdf3cf',
              4,
            ),
          ),
          line('M-60 30Q-20 -50 20 30M-44 6H4', '#fff', 5, { opacity: 0.85 }),
          line('M60 -40V30M60 -40q40 2 34 22q-4 14 -34 12q44 0 40 22q-4 14 -40 14', '#f7c0cc', 5),
          line('M176 -28q-44 -20 -46 30t46 26', '#bfe3ea', 5),
          line('M-190 70q24 -14 48 0t48 0t48 0t48 0', '#d7e9b5', 4),
        ),
        rect(cx - 250, 426, 500, 15, 4, '#c08a52'),
        rect(cx - 40, 420, 34, 8, 3, '#fff'),
        rect(cx + 20, 419, 46, 9, 3, '#e2604b'),
      ),
      stage.hasProp('window') ? '' : drawWindowPane(stage, stage.width * 0.035, 186, 168, 214, '#fff4dc'),
      drawSunPatch(stage, stage.width * 0.05, 640, 150),
      drawBunting(stage.width * 0.28, 92, stage.width, 80, 34, 11),
      drawFramed(stage.width - 190, 196, 76, 76, '#e9b95c', motifs[0] as string),
      drawFramed(stage.width - 100, 220, 70, 84, '#8fc3cf', motifs[1] as string),
      drawFramed(stage.width - 186, 294, 70, 90, '#e58d7a', motifs[3] as string),
      drawFramed(stage.width - 104, 326, 76, 66, '#9ccf8b', motifs[2] as string),
      drawBookcase(stage, stage.width - 214, 598, 190, 1, '#c58c56'),
      drawPottedPlant(stage.width - 40, 480, 0.5),
      drawPottedPlant(stage.width * 0.03 + 40, 610, 0.9, colour.teal),
    ].join(''),
    front: '',
  };
};

export const drawLibrary = (stage: Stage): Backdrop => {
  const count = stage.width > 1200 ? 7 : 5;
  const gap = stage.width / count;
  return {
    kind: 'room',
    ground: 756,
    view: { x: Math.floor(count / 2) * gap + 26, y: 190, width: gap - 52, height: 270 },
    back: [
      drawRoom(stage, '#f7dcae', '#c98f56', 610),
      drawRepeated(count, (i) =>
        i === Math.floor(count / 2) ? '' : drawBookcase(stage, i * gap + 10, 606, gap - 20, 4, '#b9804a'),
      ),
      ((x: number) =>
        rect(x + 6, 150, gap - 12, 470, 8, '#b9804a') +
        `<g clip-path="${stage.clip(path(`M${x + 26} 606V300Q${x + 26} 176 ${x + gap / 2} 176Q${x + gap - 26} 176 ${x + gap - 26} 300V606Z`, '#000'))}">${rect(
          x,
          150,
          gap,
          470,
          0,
          stage.gradient([
            [0, stage.air.top],
            [0.7, stage.air.middle],
            [1, stage.air.low],
          ]),
        )}${circle(x + gap * 0.3, 560, 90, mixColours('#6fa968', stage.air.tint, stage.air.tintOpacity))}${circle(x + gap * 0.75, 590, 100, mixColours('#86ba70', stage.air.tint, stage.air.tintOpacity))}${stage.time === 'night' ? circle(x + gap * 0.62, 270, 24, '#fdf0c0') : ''}</g>` +
        line(`M${x + gap / 2} 176V606M${x + 26} 330H${x + gap - 26}M${x + 26} 468H${x + gap - 26}`, '#8f6240', 8) +
        path(
          `M${x + 26} 606V300Q${x + 26} 176 ${x + gap / 2} 176Q${x + gap - 26} 176 ${x + gap - 26} 300V606Z`,
          'none',
          { stroke: '#8f6240', 'stroke-width': 10 },
        ))(Math.floor(count / 2) * gap),
      ...[0.2, 0.8].map(
        (t) =>
          line(`M${stage.width * t} 0V70`, '#5f4a3c', 4) +
          drawLampGlow(stage, stage.width * t, 110, 150) +
          path(
            `M${stage.width * t - 50} 112Q${stage.width * t - 40} 66 ${stage.width * t} 66Q${stage.width * t + 40} 66 ${stage.width * t + 50} 112Z`,
            colour.teal,
          ) +
          ellipse(stage.width * t, 112, 49, 9, '#ffeeb5'),
      ),
      drawBunting(stage.width * 0.22, 84, stage.width * 0.78, 84, 22, 10),
      drawRug(stage.width / 2, 756, stage.width * 0.36, '#d9735a'),
      drawPottedPlant(46, 672, 1.05),
      drawPottedPlant(stage.width - 44, 676, 1.1, colour.blue),
      group(
        `translate(${stage.width * 0.86} 690)`,
        ellipse(0, 0, 76, 16, '#2a3a5e', { opacity: 0.15 }),
        path('M-74 -2C-84 -60 -40 -76 0 -74C44 -76 84 -56 74 -2Q0 12 -74 -2Z', '#f2b34c'),
        path('M-50 -52Q0 -34 50 -50', 'none', { stroke: '#d99530', 'stroke-width': 4, 'stroke-linecap': 'round' }),
      ),
    ].join(''),
    front: '',
  };
};

export const drawBedroom = (stage: Stage): Backdrop => ({
  kind: 'room',
  ground: 756,
  view: stage.hasProp('window') ? undefined : { x: stage.width * 0.5 - 120, y: 150, width: 240, height: 250 },
  back: [
    drawRoom(stage, isDark(stage) ? '#c3c6e6' : '#cfe3dd', '#d9a871'),
    drawRepeated(26, (i) =>
      path(starPath(((i * 137) % Math.floor(stage.width)) + 10, 60 + ((i * 83) % 480), 7, 3.2), '#ffffff', {
        opacity: 0.35,
      }),
    ),
    stage.hasProp('window')
      ? ''
      : drawWindowPane(stage, stage.width * 0.5 - 120, 150, 240, 250, '#fffaf0') + drawCurtains(stage),
    drawFramed(stage.width * 0.1, 190, 96, 80, '#e9b95c', motifs[2] as string),
    drawFramed(stage.width * 0.1 + 110, 220, 70, 70, '#e58d7a', motifs[3] as string),
    rect(stage.width * 0.08, 330, 196, 13, 4, '#b9804a'),
    drawSpines(stage, stage.width * 0.08 + 4, 330, 100, 62),
    group(
      `translate(${stage.width * 0.08 + 150} 330)`,
      circle(0, -22, 20, '#c9905a'),
      circle(-16, -40, 8, '#c9905a'),
      circle(16, -40, 8, '#c9905a'),
      ellipse(0, -17, 9, 7, '#f0d9b5'),
      circle(-7, -27, 2.4, '#2a3a5e'),
      circle(7, -27, 2.4, '#2a3a5e'),
    ),
    group(
      `translate(${stage.width * 0.86} 592)`,
      rect(-96, -150, 192, 150, 8, '#c98f56'),
      rect(-84, -138, 168, 58, 5, '#dba76d'),
      rect(-84, -70, 168, 58, 5, '#dba76d'),
      circle(0, -109, 7, '#8f6240'),
      circle(0, -41, 7, '#8f6240'),
      path('M-62 -206L-44 -240H-8L10 -206Z', '#f6d06a'),
      line('M-26 -206V-152', '#8f6240', 7),
      ellipse(-26, -152, 24, 6, '#8f6240'),
    ),
    drawLampGlow(stage, stage.width * 0.86 - 26, 380, 170),
    drawPottedPlant(stage.width * 0.86 + 52, 444, 0.5, colour.teal),
    drawSunPatch(stage, stage.width * 0.44, 640, 170),
    drawRug(stage.width * 0.5, 762, stage.width * 0.34, '#7fa9c9'),
  ].join(''),
  front: '',
});

export const drawKitchen = (stage: Stage): Backdrop => {
  const drawTile = (y: number, rows: number) =>
    drawRepeated(rows, (row) =>
      drawRepeated(Math.ceil(stage.width / 62) + 1, (i) =>
        rect(i * 62 - (row % 2) * 31 - 20, y + row * 42, 57, 37, 5, (i + row) % 5 === 0 ? '#f6d9a0' : '#fdf1d6'),
      ),
    );
  return {
    kind: 'room',
    ground: 758,
    surface: { from: 0, to: stage.width, y: 466 },
    view: stage.hasProp('window') ? undefined : { x: stage.width * 0.5 - 110, y: 110, width: 220, height: 186 },
    back: [
      drawRoom(stage, '#f7e2b9', '#d58f66'),
      rect(0, 330, stage.width, 140, 0, '#ecd5a7'),
      drawTile(334, 3),
      drawUnless(
        stage.hasProp('window'),
        drawWindowPane(stage, stage.width * 0.5 - 110, 96, 220, 200, '#fffaf0'),
        path(
          `M${stage.width * 0.5 - 130} 82H${stage.width * 0.5 + 130}V138q-22 18 -44 0t-43 0t-43 0t-43 0t-43 0t-44 0Z`,
          '#e2604b',
          {
            opacity: 0.9,
          },
        ),
        drawRepeated(8, (i) => circle(stage.width * 0.5 - 112 + i * 32, 112, 6, '#fff3da')),
      ),
      rect(stage.width * 0.05, 100, 240, 150, 8, '#8fbfae'),
      rect(stage.width * 0.05 + 10, 110, 106, 130, 5, '#a5d0c0'),
      rect(stage.width * 0.05 + 124, 110, 106, 130, 5, '#a5d0c0'),
      circle(stage.width * 0.05 + 106, 180, 6, '#4f7f74'),
      circle(stage.width * 0.05 + 134, 180, 6, '#4f7f74'),
      rect(stage.width * 0.95 - 250, 200, 250, 12, 4, '#b9804a'),
      ...[
        [-220, '#e2604b'],
        [-160, '#fbf6ec'],
        [-106, '#6fbccb'],
        [-50, '#f6c445'],
      ].map(([dx, fill]) =>
        group(
          `translate(${stage.width * 0.95 + (dx as number)} 200)`,
          path('M-20 -44H20L15 0H-15Z', fill as string),
          ellipse(0, -44, 20, 5, darken(fill as string, 0.15)),
        ),
      ),
      drawRepeated(
        4,
        (i) =>
          line(`M${stage.width * 0.95 - 230 + i * 66} 214v22`, '#8f6240', 3) +
          (i % 2
            ? circle(stage.width * 0.95 - 230 + i * 66, 258, 22, '#5f6c86')
            : path(`M${stage.width * 0.95 - 252 + i * 66} 236h44q-2 32 -22 32t-22 -32Z`, '#c9684a')),
      ),
      rect(-10, 462, stage.width + 20, 22, 5, '#b97f4d'),
      rect(0, 482, stage.width, 116, 0, '#8fbfae'),
      drawRepeated(
        Math.ceil(stage.width / 150),
        (i) => rect(i * 150 + 10, 494, 130, 92, 6, '#a5d0c0') + rect(i * 150 + 60, 506, 30, 7, 3, '#4f7f74'),
      ),
      group(
        `translate(${stage.width * 0.2} 462)`,
        rect(-70, -12, 140, 14, 4, '#4f5d78'),
        path('M-46 -58H46Q44 -10 30 -12H-30Q-44 -10 -46 -58Z', '#e07a53'),
        rect(-52, -66, 104, 11, 5, '#c9603f'),
        circle(0, -72, 7, '#8a4a34'),
        line('M-14 -92q-8 -12 0 -22t0 -22M14 -90q-8 -12 0 -22t0 -22', '#ffffff', 4, { opacity: 0.55 }),
      ),
      group(
        `translate(${stage.width * 0.82} 462)`,
        ellipse(0, -6, 64, 10, '#d9a963'),
        path('M-58 -10Q-40 -40 0 -38Q40 -40 58 -10Z', '#d9a963'),
        circle(-22, -36, 17, '#f0913f'),
        circle(10, -40, 18, '#e2604b'),
        circle(34, -30, 14, '#7bb661'),
      ),
      drawPottedPlant(stage.width * 0.61, 462, 0.5),
      drawRepeated(5, (i) => line(`M0 ${612 + i * 40}H${stage.width}`, '#b8714b', 2.4, { opacity: 0.5 })),
      drawRug(stage.width * 0.5, 764, stage.width * 0.27, '#f0c267'),
    ].join(''),
    front: '',
  };
};

export const drawLivingRoom = (stage: Stage): Backdrop => ({
  kind: 'room',
  ground: 762,
  sofa: { from: stage.width * 0.53 - 200, to: stage.width * 0.53 + 200, base: 662, height: 106 },
  view: stage.hasProp('window') ? undefined : { x: stage.width * 0.07, y: 160, width: 210, height: 240 },
  back: [
    drawRoom(stage, '#f6d9b8', '#bf8753'),
    rect(0, 470, stage.width, 110, 0, '#eec79a', { opacity: 0.6 }),
    line(`M0 470H${stage.width}`, '#dba873', 4),
    drawUnless(
      stage.hasProp('window'),
      drawWindowPane(stage, stage.width * 0.07, 160, 210, 240, '#fffaf0'),
      path(
        `M${stage.width * 0.07 - 34} 140h52q4 160 -30 300h-24ZM${stage.width * 0.07 + 244} 140h-52q-4 160 30 300h24Z`,
        '#8fc3b4',
      ),
      line(`M${stage.width * 0.07 - 46} 138h302`, '#8f6240', 9),
    ),
    drawSunPatch(stage, stage.width * 0.1, 650, 190),
    drawFramed(stage.width * 0.5 - 96, 176, 110, 88, '#a4713f', motifs[0] as string),
    drawFramed(stage.width * 0.5 + 30, 160, 84, 106, '#35958f', motifs[1] as string),
    drawFramed(stage.width * 0.5 - 60, 282, 80, 74, '#e9b95c', motifs[3] as string),
    drawFramed(stage.width * 0.5 + 34, 284, 96, 76, '#e2604b', motifs[2] as string),
    group(
      `translate(${stage.width * 0.53} 640)`,
      ellipse(0, 4, 240, 18, '#2a3a5e', { opacity: 0.14 }),
      line('M-180 -8V6M180 -8V6', '#7a5236', 13),
      path('M-196 -60C-200 -170 -170 -190 -120 -190H120C170 -190 200 -170 196 -60Z', '#4f9a97'),
      path(
        'M-232 -108C-232 -136 -186 -136 -184 -104V-4H-218Q-232 -4 -232 -20ZM232 -108C232 -136 186 -136 184 -104V-4H218Q232 -4 232 -20Z',
        '#3f8784',
      ),
      rect(-186, -84, 184, 76, 16, '#60aca7'),
      rect(2, -84, 184, 76, 16, '#60aca7'),
      path('M-150 -150l66 12l-10 64l-66 -12Z', '#f6c445'),
      path('M96 -142l64 -12l10 62l-64 12Z', '#ee8a6a'),
    ),
    group(
      `translate(${stage.width * 0.9} 640)`,
      line('M0 0V-340', '#6a5240', 8),
      ellipse(0, 0, 46, 9, '#6a5240'),
      path('M-62 -320L-38 -400H38L62 -320Z', '#fbe3a8'),
      path('M-62 -320h124l-3 -10h-118Z', '#e9c067'),
    ),
    drawLampGlow(stage, stage.width * 0.9, 290, 210),
    drawPottedPlant(stage.width * 0.25, 640, 1.15, '#e9b95c'),
    drawRug(stage.width * 0.5, 768, stage.width * 0.38, '#c9664f'),
  ].join(''),
  front: '',
});
