import { describe, expect, test } from 'vitest';
import { drawScene } from './draw.ts';
import { type FrameBox, findCloseCrop } from './framing.ts';
import { computeLayout } from './layout.ts';
import { createHeldProp } from './people/holding.ts';
import { drawPerson } from './people.ts';
import { backdrops } from './places.ts';
import { createStage } from './stage.ts';
import { type Item, items, type Pose, parseScene, people, places, poses, props, SceneError } from './vocabulary.ts';

const page = { width: 1120, height: 840, seed: 'test' };
const draw = (scene: unknown) => drawScene(parseScene(scene, 'test.yaml: scene'), page);
const layOut = (raw: unknown) => {
  const scene = parseScene(raw, 'test.yaml: scene');
  const stage = createStage(1120, 840, scene.time, 'test', []);
  return computeLayout(scene, backdrops[scene.place](stage), 1120, 840);
};
const flawsOf = (scene: unknown) => {
  try {
    parseScene(scene, 'books/x.yaml: pages[2].scene');
  } catch (error) {
    if (error instanceof SceneError) return error.message.split('\n');
    throw error;
  }
  return [];
};
const expectWholeSvg = (svg: string) => {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1120 840">.*<\/svg>$/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
};

describe('the frame of a scene', () => {
  const who = [
    { kind: 'girl', pose: 'sign', at: 0.3 },
    { kind: 'grandpa', pose: 'sit', at: 0.7 },
  ];

  test('medium is the same picture as no frame', () => {
    expect(draw({ place: 'park', who, frame: 'medium' })).toBe(draw({ place: 'park', who }));
  });

  test.each(places)('wide shows smaller figures and props in %s, and close draws a whole picture', (place) => {
    const scene = { place, who, props: [{ kind: 'table', at: 0.5 }] };
    const [medium, wide] = [layOut(scene), layOut({ ...scene, frame: 'wide' })];
    wide.figures.forEach((figure, i) => {
      const ratio = figure.scale / (medium.figures[i]?.scale ?? 0);
      expect([0.62, 0.74]).toContain(Number(ratio.toFixed(2)));
    });
    expect(wide.props[0]?.scale).toBeLessThan(medium.props[0]?.scale ?? 0);
    for (const frame of ['wide', 'close']) expectWholeSvg(draw({ ...scene, frame }));
  });

  test('close cuts no head: each box is inside or outside, and those at the focus are inside', () => {
    const boxAt = (x: number, top: number): FrameBox => ({ left: x - 80, right: x + 80, top, bottom: top + 160 });
    for (const focus of [undefined, 0, 0.2, 0.5, 0.9])
      for (const boxes of [
        [boxAt(300, 200)],
        [boxAt(250, 180), boxAt(560, 400)],
        [boxAt(150, 90), boxAt(480, 300), boxAt(800, 120)],
      ]) {
        const { x, y, zoom } = findCloseCrop(boxes, focus, 1120, 840);
        const [right, bottom] = [x + 1120 / zoom, y + 840 / zoom];
        const inside = boxes.filter((box) => box.left >= x && box.right <= right);
        expect(inside.length).toBeGreaterThan(0);
        if (focus === undefined) expect(inside).toHaveLength(boxes.length);
        for (const box of boxes) expect(inside.includes(box) || box.right <= x || box.left >= right).toBe(true);
        for (const box of inside) expect(box.top >= y && box.bottom <= bottom).toBe(true);
        expect(x >= 0 && y >= 0 && right <= 1120.01 && bottom <= 840.01).toBe(true);
      }
  });

  test('an unknown frame or a focus outside the picture is an error', () => {
    expect(flawsOf({ place: 'park', frame: 'near', focus: 2 }).map((flaw) => flaw.split(' (')[0])).toEqual([
      'books/x.yaml: pages[2].scene.frame: unknown word "near"',
      'books/x.yaml: pages[2].scene.focus: 2 is not a number from 0 to 1',
    ]);
  });
});

describe('a held prop', () => {
  const stage = createStage(1120, 840, 'day', 'test', []);
  const drawHolding = (kind: (typeof people)[number], pose: Pose, holds: (typeof props)[number], aids: Item[]) =>
    drawPerson(
      { kind, pose, size: 1, with: aids, holds },
      {
        seed: 'test',
        ordinal: 0,
        held: createHeldProp(holds, 'test', stage),
        seat: pose === 'sit' && kind === 'woman' ? 90 : undefined,
      },
    );

  test.each(people)('touches a hand of %s in every pose and with every aid', (kind) => {
    for (const pose of poses)
      for (const aids of [[], ...items.map((item) => [item])])
        for (const holds of ['bowl', 'flower'] as const) {
          const { grip } = drawHolding(kind, pose, holds, aids);
          // A bowl in both hands is 92 units wide, and a hand is 13 units wide.
          const distances = grip?.hands.map(([x, y]) => Math.hypot(x - grip.at[0], y - grip.at[1])) ?? [];
          expect(Math.min(...distances), `${kind} ${pose} ${aids} ${holds}`).toBeLessThan(60);
        }
  });

  test.each(props)('%s is drawn in the hand of a person and of an animal', (holds) => {
    for (const pose of poses)
      expectWholeSvg(
        draw({
          place: 'park',
          who: [
            { kind: 'girl', pose, holds },
            { kind: 'cat', pose, holds },
          ],
        }),
      );
  });

  test('an unknown prop in a hand is an error', () => {
    expect(flawsOf({ place: 'park', who: [{ kind: 'girl', holds: 'sword' }] })[0]).toContain(
      '.who[0].holds: unknown word "sword"',
    );
  });
});

describe('a figure on a prop', () => {
  test.each(props)('%s carries people and animals inside the picture', (on) => {
    const place = 'river';
    for (const pose of ['sit', 'stand', 'read', 'sleep'] as const) {
      const scene = {
        place,
        who: [
          { kind: 'girl', pose, on },
          { kind: 'bird', on },
        ],
        props: [{ kind: on, at: 0.5 }],
      };
      expectWholeSvg(draw(scene));
      const { figures, props: placed } = layOut(scene);
      for (const figure of figures) {
        expect(Math.abs(figure.x - (placed[0]?.x ?? 0))).toBeLessThan((placed[0]?.art.width ?? 0) * 1.4);
        expect(figure.base - figure.height).toBeGreaterThan(0);
      }
    }
  });

  test('sits on a chair at any distance, with the feet at the ground', () => {
    const { figures, props: placed } = layOut({
      place: 'park',
      who: [{ kind: 'boy', pose: 'sit', at: 0.1, on: 'chair' }],
      props: [{ kind: 'chair', at: 0.8 }],
    });
    expect(figures[0]?.x).toBe(placed[0]?.x);
    expect(figures[0]?.seat).toBeGreaterThan(60);
    expect(Math.abs((figures[0]?.base ?? 0) - (placed[0]?.base ?? 0))).toBeLessThan(40);
  });

  test('needs the prop in the scene', () => {
    expect(flawsOf({ place: 'river', who: [{ kind: 'girl', on: 'boat' }] })).toEqual([
      'books/x.yaml: pages[2].scene.who[0].on: the scene has no boat among its props',
    ]);
  });
});
