/** The words of the scene language, and its parser. The parser reports an unknown word with its file and path. */

const splitWords = <const T extends string>(list: T) => list.trim().split(/\s+/) as Split<T>[];
type Split<T extends string, Found extends string = never> = T extends `${infer Word} ${infer Rest}`
  ? Split<Rest, Found | Word>
  : Found | T;

export const places = splitWords(
  'classroom library garden field rice-field river lake beach sea underwater forest mountain village street park playground school-yard bedroom kitchen living-room market hospital stage bus rooftop sky night-sky space workshop island plain',
);
export const times = splitWords('day dawn dusk night rain');
export const moods = splitWords('calm happy sad excited brave');
export const frames = splitWords('wide medium close');
export const people = splitWords('girl boy teen-girl teen-boy woman man grandma grandpa teacher doctor baby');
export const animals = splitWords(
  'cat dog bird buffalo fish whale turtle frog butterfly elephant rabbit snail duck chicken bee firefly crab ant monkey owl horse mouse bear',
);
export const poses = splitWords('stand walk run sit wave read sign point sleep hug reach sing paint think');
export const items = splitWords(
  'wheelchair cane crutches glasses dark-glasses hearing-aid headphones backpack non-la aac-tablet leg-brace scarf apron crown',
);
export const faces = splitWords('happy calm sad surprised worried asleep');
export const shirts = splitWords('yellow red blue green orange purple teal pink white');
export const props = splitWords(
  'tree banyan coconut bamboo bush flower lotus sunflower sprout seed leaf mushroom rock sun moon star cloud rain wind rainbow kite lantern balloon book books ball boat paper-boat raft house stilt-house bridge basket bowl pot rice fruit mango watermelon cake lamp candle clock drum flute guitar bell umbrella bicycle bus car train plane rocket desk chair table board shelf bed window door ramp stairs fence tent campfire computer tablet phone camera radio map letter box gift hand hands ear eye heart speech question music paint paintbrush scissors puzzle blocks teddy robot magnifier globe microscope bandage medicine toothbrush soap water-drop nest egg beehive net shell coral seaweed bubble road traffic-light crosswalk tactile-path sign-board flag medal calendar trash-bin recycle mask stars footprints braille',
);

export type Place = (typeof places)[number];
export type Time = (typeof times)[number];
export type Mood = (typeof moods)[number];
export type Frame = (typeof frames)[number];
export type PersonKind = (typeof people)[number];
export type AnimalKind = (typeof animals)[number];
export type Pose = (typeof poses)[number];
export type Item = (typeof items)[number];
export type Face = (typeof faces)[number];
export type Shirt = (typeof shirts)[number];
export type PropKind = (typeof props)[number];

export interface Character {
  kind: PersonKind | AnimalKind;
  pose: Pose;
  /** Horizontal centre as a share of the width, 0 to 1 from the left. */
  at?: number;
  /** Vertical centre as a share of the height, 0 to 1 from the top. For figures that fly, swim or climb. */
  y?: number;
  size: number;
  with: Item[];
  shirt?: Shirt;
  face?: Face;
  /** Direction of the face: true is left, false is right. Without a value the layout sets the direction. */
  flip?: boolean;
  /** A prop in the hand of the figure, drawn small. */
  holds?: PropKind;
  /** The figure sits or stands on the first prop of this kind in the scene. */
  on?: PropKind;
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
  /** How much the picture shows: `wide` shows small figures and much of the place, `close` shows upper bodies and faces. */
  frame: Frame;
  /** Horizontal centre of a close frame as a share of the width. Without a value, the frame shows all figures. */
  focus?: number;
  who: Character[];
  props: Prop[];
}

/** Places with water. Everything that floats is there on or in the water. */
export const waterPlaces: readonly Place[] = ['river', 'lake', 'beach', 'sea', 'underwater', 'rice-field', 'island'];
/** Words that belong into water, unless a hand holds them, another prop carries them or `y` sets their height. */
const floatingWords: readonly string[] = ['fish', 'whale', 'boat', 'raft', 'paper-boat'];

export class SceneError extends Error {}

const characterKeys = ['kind', 'pose', 'at', 'y', 'size', 'with', 'shirt', 'face', 'flip', 'holds', 'on'] as const;

/** Returns a hint for an unknown word: `who` for people and animals, the whole list if the list is short, else similar words and the file of the list. */
const suggest = (value: unknown, list: readonly string[]): string => {
  const isFigure = [...people, ...animals].some((word) => word === value);
  if (isFigure) return 'people and animals belong under `who`';
  if (list.length <= 40) return `known: ${list.join(', ')}`;
  const similarWords =
    typeof value === 'string' ? list.filter((word) => word.includes(value) || value.includes(word)) : [];
  return `the words stand in seeds/illustrator/src/scene/vocabulary.ts${similarWords.length > 0 ? `; perhaps ${similarWords.join(' or ')}` : ''}`;
};

const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/**
 * Parses the `scene:` of a YAML file. `location` is the file and path at the start of every message.
 * @throws SceneError with all errors
 */
export const parseScene = (raw: unknown, location: string): Scene => {
  const flaws: string[] = [];
  const addFlaw = (path: string, message: string) => flaws.push(`${location}${path}: ${message}`);

  const readWord = <T extends string>(value: unknown, list: readonly T[], path: string): T | undefined => {
    if (value === undefined || value === null) return undefined;
    const match = list.find((entry) => entry === value);
    if (match === undefined) addFlaw(path, `unknown word ${JSON.stringify(value)} (${suggest(value, list)})`);
    return match;
  };
  const readNumber = (value: unknown, from: number, to: number, path: string): number | undefined => {
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'number' && value >= from && value <= to) return value;
    addFlaw(path, `${JSON.stringify(value)} is not a number from ${from} to ${to}`);
    return undefined;
  };
  const readList = (value: unknown, path: string): unknown[] => {
    if (value === undefined || value === null) return [];
    if (Array.isArray(value)) return value;
    addFlaw(path, 'is not a list');
    return [];
  };
  const readRecord = (value: unknown, keys: readonly string[], path: string): Record<string, unknown> => {
    if (!isRecord(value)) {
      addFlaw(path, 'is not a mapping');
      return {};
    }
    for (const key of Object.keys(value)) if (!keys.includes(key)) addFlaw(`${path}.${key}`, 'unknown key');
    return value;
  };

  const root = readRecord(raw, ['place', 'time', 'mood', 'frame', 'focus', 'who', 'props'], '');
  if (isRecord(raw) && root.place === undefined) addFlaw('.place', 'is missing');
  const characters = readList(root.who, '.who').map((entry, i): Character => {
    const path = `.who[${i}]`;
    const fields = readRecord(entry, characterKeys, path);
    if (fields.kind === undefined) addFlaw(`${path}.kind`, 'is missing');
    return {
      kind: readWord(fields.kind, [...people, ...animals], `${path}.kind`) ?? 'girl',
      pose: readWord(fields.pose, poses, `${path}.pose`) ?? 'stand',
      at: readNumber(fields.at, 0, 1, `${path}.at`),
      y: readNumber(fields.y, 0, 1, `${path}.y`),
      size: readNumber(fields.size, 0.2, 3, `${path}.size`) ?? 1,
      with: readList(fields.with, `${path}.with`).flatMap(
        (item, k) => readWord(item, items, `${path}.with[${k}]`) ?? [],
      ),
      shirt: readWord(fields.shirt, shirts, `${path}.shirt`),
      face: readWord(fields.face, faces, `${path}.face`),
      flip: typeof fields.flip === 'boolean' ? fields.flip : undefined,
      holds: readWord(fields.holds, props, `${path}.holds`),
      on: readWord(fields.on, props, `${path}.on`),
    };
  });
  const sceneProps = readList(root.props, '.props').map((entry, i): Prop => {
    const path = `.props[${i}]`;
    const fields = readRecord(entry, ['kind', 'at', 'y', 'size', 'flip'], path);
    if (fields.kind === undefined) addFlaw(`${path}.kind`, 'is missing');
    return {
      kind: readWord(fields.kind, props, `${path}.kind`) ?? 'tree',
      at: readNumber(fields.at, 0, 1, `${path}.at`),
      y: readNumber(fields.y, 0, 1, `${path}.y`),
      size: readNumber(fields.size, 0.2, 4, `${path}.size`) ?? 1,
      flip: typeof fields.flip === 'boolean' ? fields.flip : undefined,
    };
  });
  characters.forEach(({ on }, i) => {
    if (on !== undefined && !sceneProps.some(({ kind }) => kind === on))
      addFlaw(`.who[${i}].on`, `the scene has no ${on} among its props`);
  });
  const place = readWord(root.place, places, '.place') ?? 'plain';
  const checkWater = (list: readonly { kind: string; y?: number; on?: PropKind }[], name: string) => {
    list.forEach(({ kind, y, on }, i) => {
      if (floatingWords.includes(kind) && y === undefined && on === undefined && !waterPlaces.includes(place))
        addFlaw(
          `.${name}[${i}]`,
          `${kind} needs water: one of ${waterPlaces.join(', ')}, or \`holds\`, or its own \`y\``,
        );
    });
  };
  checkWater(characters, 'who');
  checkWater(sceneProps, 'props');
  if (characters.length > 5) addFlaw('.who', `${characters.length} are too many (at most 5)`);
  if (sceneProps.length > 10) addFlaw('.props', `${sceneProps.length} are too many (at most 10)`);
  const scene: Scene = {
    place,
    time: readWord(root.time, times, '.time') ?? 'day',
    mood: readWord(root.mood, moods, '.mood'),
    frame: readWord(root.frame, frames, '.frame') ?? 'medium',
    focus: readNumber(root.focus, 0, 1, '.focus'),
    who: characters,
    props: sceneProps,
  };
  if (flaws.length > 0) throw new SceneError(flaws.join('\n'));
  return scene;
};

/** Returns the errors in a scene, with their paths. The list is empty if the scene can be drawn. */
export const findSceneProblems = (raw: unknown): string[] => {
  try {
    parseScene(raw, '');
    return [];
  } catch (error) {
    if (error instanceof SceneError) return error.message.split('\n');
    throw error;
  }
};

export const isPerson = (kind: Character['kind']): kind is PersonKind => (people as readonly string[]).includes(kind);
