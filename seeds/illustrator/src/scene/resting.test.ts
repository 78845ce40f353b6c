import { describe, expect, test } from 'vitest';
import { computeLayout } from './layout.ts';
import { backdrops } from './places.ts';
import { createStage } from './stage.ts';
import { parseScene, SceneError, waterPlaces } from './vocabulary.ts';

const layOut = (raw: unknown) => {
  const scene = parseScene(raw, 'test.yaml: scene');
  const backdrop = backdrops[scene.place](createStage(1120, 840, scene.time, 'test', []));
  return { ...computeLayout(scene, backdrop, 1120, 840), backdrop };
};
const flawsOf = (scene: unknown) => {
  try {
    parseScene(scene, 'scene');
  } catch (error) {
    if (error instanceof SceneError) return error.message.split('\n').map((flaw) => flaw.split(':')[0]);
    throw error;
  }
  return [];
};

describe('nothing floats', () => {
  test.each(['bowl', 'pot', 'book', 'lamp', 'radio', 'fruit', 'leaf', 'mask', 'phone', 'umbrella', 'ball'] as const)(
    '%s without y stands on the ground',
    (kind) => {
      const { props, backdrop } = layOut({ place: 'park', props: [{ kind, at: 0.5 }] });
      expect(props[0]?.base).toBeGreaterThanOrEqual(backdrop.ground);
    },
  );

  test.each([
    ['table', 144],
    ['desk', 132],
    ['bed', 88],
    ['shelf', 282],
  ] as const)('a bowl at the place of a %s stands on it', (kind, height) => {
    const { props } = layOut({
      place: 'kitchen',
      props: [
        { kind, at: 0.5 },
        { kind: 'bowl', at: 0.52 },
      ],
    });
    const [carrier, bowl] = props;
    expect(Math.abs((bowl?.base ?? 0) - ((carrier?.base ?? 0) - height * (carrier?.scale ?? 0)))).toBeLessThan(6);
  });

  test('a bowl does not stand on a sleeper', () => {
    const { props } = layOut({
      place: 'bedroom',
      who: [{ kind: 'girl', pose: 'sleep', on: 'bed' }],
      props: [
        { kind: 'bed', at: 0.5 },
        { kind: 'bowl', at: 0.5 },
      ],
    });
    expect(props[1]?.layer).toBe('front');
  });

  test.each(['river', 'lake', 'beach', 'rice-field', 'island'])(
    'boats, ducks and fish are in the water of %s',
    (place) => {
      for (const at of [0.1, 0.5, 0.9]) {
        const { props, figures, backdrop } = layOut({
          place,
          who: [
            { kind: 'duck', at },
            { kind: 'fish', at },
            { kind: 'woman', on: 'boat' },
          ],
          props: [
            { kind: 'boat', at },
            { kind: 'lotus', at },
            { kind: 'paper-boat', at },
          ],
        });
        for (const { base } of [...props, ...figures.slice(0, 2)]) {
          expect(base - (backdrop.water ?? 0)).toBeGreaterThan(0);
          expect(base - (backdrop.water ?? 0)).toBeLessThan(60);
        }
      }
    },
  );

  test('a duck that walks stays on land', () => {
    const { figures, backdrop } = layOut({ place: 'river', who: [{ kind: 'duck', pose: 'walk' }] });
    expect(figures[0]?.base).toBeGreaterThanOrEqual(backdrop.ground);
  });

  test('a boat, a raft or a fish without water is an error with its path', () => {
    const scene = {
      who: [{ kind: 'fish' }, { kind: 'whale' }],
      props: ['boat', 'raft', 'paper-boat'].map((kind) => ({ kind })),
    };
    const paths = ['scene.who[0]', 'scene.who[1]', 'scene.props[0]', 'scene.props[1]', 'scene.props[2]'];
    for (const place of ['forest', 'park', 'plain', 'sky']) expect(flawsOf({ place, ...scene })).toEqual(paths);
    for (const place of waterPlaces) expect(flawsOf({ place, ...scene })).toEqual([]);
  });

  test('a held boat, a fish in a bowl and a boat with its own height need no water', () => {
    expect(
      flawsOf({
        place: 'park',
        who: [
          { kind: 'girl', holds: 'paper-boat' },
          { kind: 'fish', on: 'bowl' },
        ],
        props: [{ kind: 'bowl' }, { kind: 'boat', y: 0.2 }],
      }),
    ).toEqual([]);
  });
});
