import { describe, expect, test } from 'vitest';
import { drawScene } from './draw.ts';
import { hashText } from './svg.ts';
import {
  animals,
  faces,
  items,
  moods,
  parseScene,
  people,
  places,
  poses,
  props,
  SceneError,
  shirts,
  times,
} from './vocabulary.ts';

const page = { width: 1120, height: 840, seed: 'test' };
const wideSize = { width: 1200, height: 675, seed: 'test' };
const draw = (scene: unknown, canvas = page) => drawScene(parseScene(scene, 'test.yaml: scene'), canvas);

/** Expects a complete SVG: balanced groups, no NaN or undefined, and a definition for every reference. */
const expectValidSvg = (svg: string) => {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ 840">.*<\/svg>$/s);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(svg.match(/<g[ >]/g)?.length ?? 0).toBe(svg.match(/<\/g>/g)?.length ?? 0);
  for (const [, id] of svg.matchAll(/url\(#(d\d+)\)/g)) expect(svg).toContain(`id="${id}"`);
};

describe('a scene', () => {
  const scene = {
    place: 'village',
    time: 'dusk',
    mood: 'brave',
    who: [
      { kind: 'girl', pose: 'sign', at: 0.3, with: ['hearing-aid'], shirt: 'yellow' },
      { kind: 'grandpa', pose: 'sit', at: 0.7 },
    ],
    props: [
      { kind: 'banyan', at: 0.9 },
      { kind: 'kite', at: 0.2, y: 0.2 },
    ],
  };

  test('is the same on every run', () => {
    expect(hashText(draw(scene))).toBe(hashText(draw(structuredClone(scene))));
  });

  test('looks different for another item', () => {
    expect(draw(scene)).not.toBe(drawScene(parseScene(scene, ''), { ...page, seed: 'another' }));
  });

  test('contains no text, script or address', () => {
    const svg = draw(scene).replace('xmlns="http://www.w3.org/2000/svg"', '');
    expect(svg).not.toMatch(/<text|<script|<image|href|http/);
  });

  test('shows the same person on all pages of a book', () => {
    const headColour = (svg: string) => svg.match(/M-58 -4C[^>]*fill="(#\w+)"/)?.[1];
    const drawGirl = (place: string, pose: string) => draw({ place, who: [{ kind: 'girl', pose, shirt: 'red' }] });
    expect(headColour(drawGirl('garden', 'stand'))).toBeDefined();
    expect(headColour(drawGirl('garden', 'stand'))).toBe(headColour(drawGirl('library', 'wave')));
  });
});

describe('every word has a drawing', () => {
  test.each(places)('place %s at every hour, in both formats', (place) => {
    for (const time of times)
      expectValidSvg(draw({ place, time, who: [{ kind: 'boy', pose: 'stand', at: 0.5 }] }, wideSize));
    expectValidSvg(draw({ place }));
  });

  test.each(people)('%s in every pose', (kind) => {
    for (const pose of poses) {
      expectValidSvg(draw({ place: 'plain', who: [{ kind, pose }] }));
      expectValidSvg(draw({ place: 'underwater', who: [{ kind, pose, with: ['wheelchair'] }] }));
    }
  });

  test.each(items)('with %s', (item) => {
    for (const kind of ['girl', 'man', 'grandma', 'cat'] as const) {
      for (const pose of poses) expectValidSvg(draw({ place: 'park', who: [{ kind, pose, with: [item] }] }));
    }
  });

  test.each(animals)('%s in every pose and face', (kind) => {
    for (const pose of poses)
      expectValidSvg(
        draw({
          place: 'beach',
          who: [
            { kind, pose },
            { kind, pose, at: 0.2, y: 0.3 },
          ],
        }),
      );
    for (const face of faces) expectValidSvg(draw({ place: 'sea', who: [{ kind, face }] }));
  });

  test.each(props)('prop %s on the ground, in the air, at night and in a room', (kind) => {
    expectValidSvg(draw({ place: 'rice-field', props: [{ kind }, { kind, at: 0.1, y: 0.3, size: 2, flip: true }] }));
    expectValidSvg(
      draw({
        place: 'kitchen',
        time: 'night',
        who: [{ kind: 'woman', pose: 'sit', at: 0.5 }],
        props: [
          { kind: 'table', at: 0.5 },
          { kind, at: 0.5, y: 0.6 },
          { kind, at: 0.5, y: 0.55 },
        ],
      }),
    );
  });

  test('faces, shirts and moods', () => {
    for (const face of faces)
      expectValidSvg(
        draw({
          place: 'plain',
          who: [
            { kind: 'woman', face },
            { kind: 'boy', face, pose: 'read' },
          ],
        }),
      );
    for (const shirt of shirts)
      expectValidSvg(
        draw({
          place: 'plain',
          who: [
            { kind: 'girl', shirt },
            { kind: 'teacher', shirt },
          ],
        }),
      );
    for (const mood of moods) expectValidSvg(draw({ place: 'beach', mood }));
  });
});

describe('an unknown word', () => {
  const flawsOf = (scene: unknown) => {
    try {
      parseScene(scene, 'books/x.yaml: pages[2].scene');
    } catch (error) {
      if (error instanceof SceneError) return error.message.split('\n');
      throw error;
    }
    return [];
  };

  test('is reported with its file and path, together with all others', () => {
    expect(
      flawsOf({
        place: 'moon',
        who: [{ kind: 'girl', pose: 'fly', with: ['wings'] }],
        props: [{ kind: 'castle' }],
      }).map((flaw) => flaw.split(' (')[0]),
    ).toEqual([
      'books/x.yaml: pages[2].scene.who[0].pose: unknown word "fly"',
      'books/x.yaml: pages[2].scene.who[0].with[0]: unknown word "wings"',
      'books/x.yaml: pages[2].scene.props[0].kind: unknown word "castle"',
      'books/x.yaml: pages[2].scene.place: unknown word "moon"',
    ]);
  });

  test('an animal among the props gets a hint to `who`', () => {
    expect(flawsOf({ place: 'park', props: [{ kind: 'cat' }] })[0]).toContain('belong under `who`');
  });

  test('invalid numbers, keys and counts are reported too', () => {
    expect(flawsOf({ place: 'park', who: Array(6).fill({ kind: 'boy', at: 2 }), colour: 'red' })).toHaveLength(8);
    expect(flawsOf({ who: [{}] })).toEqual([
      'books/x.yaml: pages[2].scene.place: is missing',
      'books/x.yaml: pages[2].scene.who[0].kind: is missing',
    ]);
  });
});
