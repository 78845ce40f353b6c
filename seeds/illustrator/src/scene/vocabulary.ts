/** The words of the scene mini-language and its checker: an unknown word fails with the file and the place in it. */

const words = <const T extends string>(list: T) => list.trim().split(/\s+/) as Split<T>[];
type Split<T extends string, Found extends string = never> = T extends `${infer Word} ${infer Rest}`
  ? Split<Rest, Found | Word>
  : Found | T;

export const places = words(
  'classroom library garden field rice-field river lake beach sea underwater forest mountain village street park playground school-yard bedroom kitchen living-room market hospital stage bus rooftop sky night-sky space workshop island plain',
);
export const times = words('day dawn dusk night rain');
export const moods = words('calm happy sad excited brave');
export const people = words('girl boy teen-girl teen-boy woman man grandma grandpa teacher doctor baby');
export const animals = words(
  'cat dog bird buffalo fish whale turtle frog butterfly elephant rabbit snail duck chicken bee firefly crab ant monkey owl horse mouse bear',
);
export const poses = words('stand walk run sit wave read sign point sleep hug reach sing paint think');
export const items = words(
  'wheelchair cane crutches glasses dark-glasses hearing-aid headphones backpack non-la aac-tablet leg-brace scarf apron crown',
);
export const faces = words('happy calm sad surprised worried asleep');
export const shirts = words('yellow red blue green orange purple teal pink white');
export const props = words(
  'tree banyan coconut bamboo bush flower lotus sunflower sprout seed leaf mushroom rock sun moon star cloud rain wind rainbow kite lantern balloon book books ball boat paper-boat raft house stilt-house bridge basket bowl pot rice fruit mango watermelon cake lamp candle clock drum flute guitar bell umbrella bicycle bus car train plane rocket desk chair table board shelf bed window door ramp stairs fence tent campfire computer tablet phone camera radio map letter box gift hand hands ear eye heart speech question music paint paintbrush scissors puzzle blocks teddy robot magnifier globe microscope bandage medicine toothbrush soap water-drop nest egg beehive net shell coral seaweed bubble road traffic-light crosswalk tactile-path sign-board flag medal calendar trash-bin recycle mask stars footprints braille',
);

export type Place = (typeof places)[number];
export type Time = (typeof times)[number];
export type Mood = (typeof moods)[number];
export type PersonKind = (typeof people)[number];
export type AnimalKind = (typeof animals)[number];
export type Pose = (typeof poses)[number];
export type Item = (typeof items)[number];
export type Face = (typeof faces)[number];
export type Shirt = (typeof shirts)[number];
export type PropKind = (typeof props)[number];

export interface Who {
  kind: PersonKind | AnimalKind;
  pose: Pose;
  /** Centre, 0..1 from left to right. */
  at?: number;
  /** Optional centre, 0..1 from top to bottom: for those who fly, swim or climb. */
  y?: number;
  size: number;
  with: Item[];
  shirt?: Shirt;
  face?: Face;
  /** true looks to the left, false to the right; absent: towards the others. */
  flip?: boolean;
}

export interface Prop {
  kind: PropKind;
  at?: number;
  y?: number;
  size: number;
  flip?: boolean;
}

export interface Scene {
  place: Place;
  time: Time;
  mood?: Mood;
  who: Who[];
  props: Prop[];
}

export class SceneError extends Error {}

/** What to write instead: short lists in full, for long ones the place where they stand. */
const hint = (value: unknown, list: readonly string[]): string => {
  const isFigure = [...people, ...animals].some((word) => word === value);
  if (isFigure) return 'people and animals belong under `who`';
  if (list.length <= 40) return `known: ${list.join(', ')}`;
  const akin = typeof value === 'string' ? list.filter((word) => word.includes(value) || value.includes(word)) : [];
  return `the words stand in seeds/illustrator/src/scene/vocabulary.ts${akin.length > 0 ? `; perhaps ${akin.join(' or ')}` : ''}`;
};

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Checks a raw `scene:` of a YAML file. `where` (file and path in it) starts every message; all flaws are told at once. */
export const parseScene = (raw: unknown, where: string): Scene => {
  const flaws: string[] = [];
  const flaw = (path: string, message: string) => flaws.push(`${where}${path}: ${message}`);

  const word = <T extends string>(value: unknown, list: readonly T[], path: string): T | undefined => {
    if (value === undefined || value === null) return undefined;
    const known = list.find((entry) => entry === value);
    if (known === undefined) flaw(path, `unknown word ${JSON.stringify(value)} (${hint(value, list)})`);
    return known;
  };
  const number = (value: unknown, from: number, to: number, path: string): number | undefined => {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && value >= from && value <= to) return value;
    flaw(path, `${JSON.stringify(value)} is not a number from ${from} to ${to}`);
    return undefined;
  };
  const list = (value: unknown, path: string): unknown[] => {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value;
    flaw(path, 'is not a list');
    return [];
  };
  const record = (value: unknown, keys: readonly string[], path: string): Record<string, unknown> => {
    if (!isRecord(value)) {
      flaw(path, 'is not a mapping');
      return {};
    }
    for (const key of Object.keys(value)) if (!keys.includes(key)) flaw(`${path}.${key}`, 'unknown key');
    return value;
  };

  const root = record(raw, ['place', 'time', 'mood', 'who', 'props'], '');
  if (isRecord(raw) && root.place === undefined) flaw('.place', 'is missing');
  const who = list(root.who, '.who').map((entry, i): Who => {
    const path = `.who[${i}]`;
    const one = record(entry, ['kind', 'pose', 'at', 'y', 'size', 'with', 'shirt', 'face', 'flip'], path);
    if (one.kind === undefined) flaw(`${path}.kind`, 'is missing');
    return {
      kind: word(one.kind, [...people, ...animals], `${path}.kind`) ?? 'girl',
      pose: word(one.pose, poses, `${path}.pose`) ?? 'stand',
      at: number(one.at, 0, 1, `${path}.at`),
      y: number(one.y, 0, 1, `${path}.y`),
      size: number(one.size, 0.2, 3, `${path}.size`) ?? 1,
      with: list(one.with, `${path}.with`).flatMap((item, k) => word(item, items, `${path}.with[${k}]`) ?? []),
      shirt: word(one.shirt, shirts, `${path}.shirt`),
      face: word(one.face, faces, `${path}.face`),
      flip: typeof one.flip === 'boolean' ? one.flip : undefined,
    };
  });
  const things = list(root.props, '.props').map((entry, i): Prop => {
    const path = `.props[${i}]`;
    const one = record(entry, ['kind', 'at', 'y', 'size', 'flip'], path);
    if (one.kind === undefined) flaw(`${path}.kind`, 'is missing');
    return {
      kind: word(one.kind, props, `${path}.kind`) ?? 'tree',
      at: number(one.at, 0, 1, `${path}.at`),
      y: number(one.y, 0, 1, `${path}.y`),
      size: number(one.size, 0.2, 4, `${path}.size`) ?? 1,
      flip: typeof one.flip === 'boolean' ? one.flip : undefined,
    };
  });
  if (who.length > 5) flaw('.who', `${who.length} are too many (at most 5)`);
  if (things.length > 10) flaw('.props', `${things.length} are too many (at most 10)`);
  const scene: Scene = {
    place: word(root.place, places, '.place') ?? 'plain',
    time: word(root.time, times, '.time') ?? 'day',
    mood: word(root.mood, moods, '.mood'),
    who,
    props: things,
  };
  if (flaws.length > 0) throw new SceneError(flaws.join('\n'));
  return scene;
};

/** What is wrong with a scene, by the path in it; empty when it can be drawn. */
export const sceneProblems = (raw: unknown): string[] => {
  try {
    parseScene(raw, '');
    return [];
  } catch (error) {
    if (error instanceof SceneError) return error.message.split('\n');
    throw error;
  }
};

export const isPerson = (kind: Who['kind']): kind is PersonKind => (people as readonly string[]).includes(kind);
