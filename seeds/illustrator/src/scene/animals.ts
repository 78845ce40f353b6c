import { bird, buffalo, chicken, duck, elephant, horse, owl } from './animals/farm.ts';
import type { Animal, AnimalOptions } from './animals/parts.ts';
import { bear, cat, dog, monkey, mouse, rabbit } from './animals/pets.ts';
import { ant, bee, butterfly, crab, firefly, fish, frog, snail, turtle, whale } from './animals/small.ts';
import { colour, darken, ink } from './palette.ts';
import { crown, darkGlasses, glasses, headphones, nonLa } from './people/aids.ts';
import type { Figure } from './people/figure.ts';
import { brush, heldBook, motion, note, thoughts } from './people/held.ts';
import { group, hash, line, path } from './svg.ts';
import type { AnimalKind, Face, Mood, Who } from './vocabulary.ts';

const drawings: Record<AnimalKind, (options: AnimalOptions) => Animal> = {
  cat,
  dog,
  bird,
  buffalo,
  fish,
  whale,
  turtle,
  frog,
  butterfly,
  elephant,
  rabbit,
  snail,
  duck,
  chicken,
  bee,
  firefly,
  crab,
  ant,
  monkey,
  owl,
  horse,
  mouse,
  bear,
};

/** Animals that fly when the scene sets no height. */
export const fliers: readonly AnimalKind[] = ['butterfly', 'bee', 'firefly'];
/** Animals that swim when the scene sets no height. */
export const swimmers: readonly AnimalKind[] = ['fish', 'whale'];

const accents = [colour.red, colour.teal, colour.purple, colour.orange];

/** Draws an animal with the symbols of its pose (book, notes, thoughts) and its items. */
export const drawAnimal = (
  who: Who & { kind: AnimalKind },
  setting: { seed: string; ordinal: number; isFlying: boolean; mood?: Mood },
): Figure => {
  const ownHash = hash(`${setting.seed}/${who.kind}/${who.shirt ?? setting.ordinal}`);
  const face: Face =
    who.face ??
    (who.pose === 'sleep' ? 'asleep' : setting.mood === 'sad' ? 'sad' : setting.mood === 'calm' ? 'calm' : 'happy');
  const animal = drawings[who.kind]({
    pose: who.pose,
    face,
    isFlying: setting.isFlying,
    variant: (hash(`${setting.seed}/${who.kind}`) % 7) + setting.ordinal,
  });
  const accent = accents[ownHash % accents.length] as string;
  const [hx, hy, hr] = animal.head;
  const overlays: string[] = [];
  const onHead = (...parts: string[]) => group(`translate(${hx} ${hy}) scale(${hr / 60})`, ...parts);
  for (const item of who.with) {
    if (item === 'glasses') overlays.push(onHead(glasses('#5b4636')));
    if (item === 'dark-glasses') overlays.push(onHead(darkGlasses()));
    if (item === 'crown') overlays.push(onHead(crown()));
    if (item === 'headphones') overlays.push(onHead(headphones(accent)));
    if (item === 'non-la') overlays.push(onHead(nonLa().front));
    if (item === 'scarf' || item === 'apron')
      overlays.push(
        path(
          `M${hx - hr * 0.8} ${hy + hr * 0.72}Q${hx} ${hy + hr * 1.25} ${hx + hr * 0.8} ${hy + hr * 0.72}L${hx + hr * 0.72} ${hy + hr}Q${hx} ${hy + hr * 1.5} ${hx - hr * 0.72} ${hy + hr}Z`,
          accent,
        ) +
          path(
            `M${hx + hr * 0.1} ${hy + hr * 1.1}l${hr * 0.5} ${hr * 0.7}l${-hr * 0.44} ${hr * 0.1}Z`,
            darken(accent, 0.12),
          ),
      );
    if (item === 'cane' || item === 'crutches')
      overlays.push(line(`M${animal.hand[0] + 8} ${animal.hand[1] - 26}L${animal.hand[0] + 26} -2`, '#8a5a34', 6));
  }
  if (who.pose === 'read')
    overlays.push(
      group(
        `translate(${animal.hand[0]} ${animal.hand[1]}) scale(${Math.max(0.7, Math.min(1.3, hr / 44))})`,
        heldBook(0, 0, accent, false),
      ),
    );
  if (who.pose === 'sing')
    overlays.push(note(hx + hr * 1.2, hy - hr * 0.5, 0.9, ink), note(hx + hr * 1.9, hy - hr * 0.1, 0.7, colour.red));
  if (who.pose === 'think') overlays.push(thoughts(hx + hr * 0.9, hy - hr * 0.9));
  if (who.pose === 'wave' || who.pose === 'sign')
    overlays.push(motion(animal.hand[0] + 14, animal.hand[1] - 20, -20, 0.8));
  if (who.pose === 'paint') overlays.push(brush(animal.hand[0], animal.hand[1], -42, colour.red));
  const rotation = who.pose === 'run' ? 'rotate(-5)' : 'rotate(0)';
  const backpack = who.with.includes('backpack')
    ? group(`translate(${hx - hr * 1.3} ${hy + hr * 2}) scale(0.5)`, path('M-40 0C-44 -80 44 -80 40 0Z', accent))
    : '';
  return {
    svg: group(rotation, backpack, animal.svg, ...overlays),
    halfWidth: animal.halfWidth,
    height: animal.height,
  };
};
