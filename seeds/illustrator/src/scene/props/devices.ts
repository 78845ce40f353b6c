import { circle, drawRepeated, ellipse, group, line, path, rect } from '../svg.ts';
import type { PropKind } from '../vocabulary.ts';
import type { PropArt } from './prop.ts';

const drawGroundShadow = (rx: number) => ellipse(0, 0, rx, Math.max(4, rx * 0.12), '#2a3a5e', { opacity: 0.15 });

export const deviceArts: Partial<Record<PropKind, PropArt>> = {
  computer: {
    width: 170,
    height: 140,
    layer: 'front',
    isSmall: true,
    draw: () =>
      drawGroundShadow(70) +
      path('M-30 -10H30L22 -40H-22Z', '#8fa2b8') +
      rect(-46, -10, 92, 10, 5, '#6f8096') +
      rect(-80, -138, 160, 104, 11, '#3b4f7d') +
      rect(-70, -128, 140, 84, 4, '#d3eef0') +
      path('M-70 -44V-74Q-30 -104 6 -74T70 -80V-44Z', '#8cc69f') +
      circle(40, -106, 12, '#f6c445'),
  },
  tablet: {
    width: 120,
    height: 90,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(-5 0 -42)',
        rect(-58, -84, 116, 82, 11, '#2f3d63'),
        rect(-49, -75, 98, 64, 5, '#eef6f4'),
        ...['#f2b33d', '#6aa84f', '#4f8fcc', '#e2604b', '#9276bd', '#37a097'].map((fill, i) =>
          rect(-42 + (i % 3) * 30, -69 + Math.floor(i / 3) * 28, 24, 24, 6, fill),
        ),
      ),
  },
  phone: {
    width: 64,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: () =>
      group(
        'rotate(7 0 -54)',
        rect(-29, -108, 58, 106, 12, '#2f3d63'),
        rect(-23, -98, 46, 82, 5, '#d3eef0'),
        circle(0, -9, 4, '#8fa2b8'),
        path('M0 -54c-8 -11 -22 0 0 15c22 -15 8 -26 0 -15Z', '#e2604b'),
      ),
  },
  camera: {
    width: 120,
    height: 90,
    layer: 'front',
    isSmall: true,
    draw: () =>
      rect(-24, -84, 48, 20, 6, '#4f5d78') +
      rect(-58, -72, 116, 70, 13, '#3b4f7d') +
      rect(-58, -48, 116, 14, 0, '#e2604b') +
      circle(0, -36, 28, '#cfd8e2') +
      circle(0, -36, 20, '#2a3350') +
      circle(-6, -42, 6, '#8fb8d6') +
      circle(42, -60, 6, '#f6c445'),
  },
  radio: {
    width: 140,
    height: 110,
    layer: 'front',
    isSmall: true,
    draw: () =>
      line('M34 -76L70 -122', '#8fa2b8', 5) +
      path('M-30 -78q30 -26 60 0', 'none', { stroke: '#8a5a3c', 'stroke-width': 9 }) +
      rect(-66, -80, 132, 78, 14, '#d9694a') +
      circle(-28, -40, 28, '#fbe7c3') +
      drawRepeated(3, (i) => circle(-28, -40, 8 + i * 8, 'none', { stroke: '#b98445', 'stroke-width': 3 })) +
      rect(14, -66, 42, 20, 4, '#fff3d8') +
      line('M34 -64v16', '#e2604b', 3) +
      circle(24, -24, 9, '#fbe7c3') +
      circle(48, -24, 9, '#fbe7c3'),
  },
};
