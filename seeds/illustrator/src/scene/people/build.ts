import { colour, darken, hairColours, lighten, skinColours } from '../palette.ts';
import { hashText } from '../svg.ts';
import type { Character, Item, PersonKind, Shirt } from '../vocabulary.ts';
import { shirts } from '../vocabulary.ts';

/** Body measures in scene units. A standing child has a height of about 380. */
interface Build {
  age: 'child' | 'teen' | 'adult' | 'old';
  leg: number;
  torso: number;
  /** Distance from the shoulders to the centre of the head. */
  neck: number;
  /** Scale of the head. A child's head has a radius of 60. */
  head: number;
  shoulder: number;
  hip: number;
  armWidth: number;
  legWidth: number;
  upperArm: number;
  foreArm: number;
  /** Forward bend of the upper body in degrees. */
  stoop: number;
}

const child: Build = {
  age: 'child',
  leg: 128,
  torso: 104,
  neck: 66,
  head: 1,
  shoulder: 42,
  hip: 34,
  armWidth: 22,
  legWidth: 27,
  upperArm: 53,
  foreArm: 51,
  stoop: 0,
};
const teen: Build = {
  age: 'teen',
  leg: 184,
  torso: 130,
  neck: 66,
  head: 0.9,
  shoulder: 47,
  hip: 36,
  armWidth: 22,
  legWidth: 28,
  upperArm: 66,
  foreArm: 62,
  stoop: 0,
};
const adult: Build = {
  age: 'adult',
  leg: 208,
  torso: 150,
  neck: 68,
  head: 0.88,
  shoulder: 53,
  hip: 42,
  armWidth: 25,
  legWidth: 32,
  upperArm: 76,
  foreArm: 72,
  stoop: 0,
};
const elder: Build = {
  age: 'old',
  leg: 172,
  torso: 142,
  neck: 62,
  head: 0.9,
  shoulder: 53,
  hip: 46,
  armWidth: 25,
  legWidth: 32,
  upperArm: 72,
  foreArm: 68,
  stoop: 4,
};

const builds: Record<Exclude<PersonKind, 'baby'>, Build> = {
  girl: child,
  boy: { ...child, shoulder: 44 },
  'teen-girl': teen,
  'teen-boy': { ...teen, leg: 194, shoulder: 52, armWidth: 24 },
  woman: adult,
  man: { ...adult, leg: 218, torso: 156, shoulder: 64, hip: 44, armWidth: 29, legWidth: 36 },
  grandma: { ...elder, leg: 160, torso: 134 },
  grandpa: { ...elder, leg: 178, shoulder: 57 },
  teacher: { ...adult, leg: 214 },
  doctor: adult,
};

type Outfit =
  | 'tee-shorts'
  | 'tee-trousers'
  | 'dress'
  | 'skirt'
  | 'dungarees'
  | 'ao-dai'
  | 'ao-ba-ba'
  | 'coat'
  | 'shirt';

/** Appearance of a person. */
export interface Look {
  kind: PersonKind;
  build: Build;
  skin: string;
  skinShade: string;
  hair: string;
  /** Selects a hair style from the list of the kind. */
  style: number;
  outfit: Outfit;
  top: string;
  topShade: string;
  bottom: string;
  shoe: string;
  /** Colour of wheelchair frames, ribbons and straps. */
  accent: string;
  pattern: 'plain' | 'stripes' | 'dots' | 'star' | 'collar';
  items: readonly Item[];
}

const outfits: Record<PersonKind, readonly Outfit[]> = {
  girl: ['dress', 'skirt', 'dungarees', 'tee-shorts', 'dress', 'tee-trousers'],
  boy: ['tee-shorts', 'dungarees', 'tee-shorts', 'tee-trousers'],
  'teen-girl': ['tee-trousers', 'skirt', 'shirt'],
  'teen-boy': ['tee-trousers', 'shirt'],
  woman: ['shirt', 'skirt', 'ao-ba-ba', 'dress'],
  man: ['shirt', 'tee-trousers'],
  grandma: ['ao-ba-ba'],
  grandpa: ['shirt', 'ao-ba-ba'],
  teacher: ['ao-dai'],
  doctor: ['coat'],
  baby: ['tee-trousers'],
};

const tops: Record<Shirt, string> = {
  yellow: '#f7c548',
  red: '#e2604b',
  blue: '#4f8fcc',
  green: '#6cae57',
  orange: '#f2953f',
  purple: '#9276bd',
  teal: '#37a097',
  pink: '#f29bab',
  white: '#fdf8ee',
};
const bottoms = ['#3b4f7d', '#5d7fae', '#7a5a48', '#5f6b52', '#8a6a8f', '#47607a'];
const accents = [colour.red, colour.teal, '#7d5fb0', colour.orange, '#3f7fbf', '#d9568a'];
/** Indexes into the skin colours. A frequent colour occurs several times. */
const skinOrder = [1, 2, 0, 3, 1, 2, 1, 4, 2, 0, 1, 3, 2, 0, 1, 5, 2];
const elderTops: readonly Shirt[] = ['purple', 'teal', 'blue', 'green'];

/** Creates the look of a person. Equal `seed`, kind and shirt give an equal look, apart from items. `ordinal` distinguishes people without a shirt. */
export const createLook = (character: Character & { kind: PersonKind }, seed: string, ordinal: number): Look => {
  const lookHash = hashText(`${seed}/${character.kind}`);
  const isOld = character.kind === 'grandma' || character.kind === 'grandpa';
  const shirtChoices = isOld ? elderTops : shirts.filter((shirt) => shirt !== 'white' || character.kind === 'teacher');
  const shirt = character.shirt ?? (shirtChoices[(lookHash + ordinal * 3) % shirtChoices.length] as Shirt);
  const shirtHash = character.shirt ? shirts.indexOf(character.shirt) : 20 + ordinal;
  const ownHash = hashText(`${seed}/${character.kind}/${shirtHash}`);
  const outfitList = outfits[character.kind];
  const outfit = outfitList[(ownHash >>> 4) % outfitList.length] as Outfit;
  const top = tops[shirt];
  const bottom =
    outfit === 'ao-dai'
      ? '#fbf5ea'
      : outfit === 'ao-ba-ba'
        ? '#35405f'
        : outfit === 'coat'
          ? '#5d7fae'
          : (bottoms[(ownHash >>> 9) % bottoms.length] as string);
  const skin = skinColours[skinOrder[((lookHash >>> 3) + shirtHash * 2) % skinOrder.length] as number] as string;
  const patterns: readonly Look['pattern'][] =
    outfit === 'tee-shorts' || outfit === 'tee-trousers'
      ? ['plain', 'stripes', 'star', 'dots']
      : outfit === 'dress'
        ? ['dots', 'collar', 'plain']
        : ['collar', 'plain'];
  return {
    kind: character.kind,
    build: character.kind === 'baby' ? child : builds[character.kind],
    skin,
    skinShade: darken(skin, 0.16),
    hair: isOld
      ? (ownHash & 1) === 0
        ? '#c9c8cf'
        : '#e4e1dd'
      : (hairColours[(ownHash >>> 13) % hairColours.length] as string),
    style: (lookHash + (character.shirt ? shirts.indexOf(character.shirt) : ordinal * 3)) >>> 0,
    outfit,
    top,
    topShade: darken(top, 0.16),
    bottom,
    shoe:
      outfit === 'ao-dai'
        ? '#f3c7a0'
        : ([colour.red, '#3b4f7d', '#fbf5ea', colour.brown, colour.teal][(ownHash >>> 17) % 5] as string),
    accent: accents[(ownHash >>> 21) % accents.length] as string,
    pattern: patterns[(ownHash >>> 25) % patterns.length] as Look['pattern'],
    items: character.with,
  };
};

export const hairHighlightOf = (look: Look) => lighten(look.hair, 0.16);

export const hasItem = (look: Look, item: Item) => look.items.includes(item);
