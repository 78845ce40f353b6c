import { drawBird, drawBuffalo, drawChicken, drawDuck, drawElephant, drawHorse, drawOwl } from './animals/farm.ts';
import type { Animal, AnimalOptions } from './animals/parts.ts';
import { drawBear, drawCat, drawDog, drawMonkey, drawMouse, drawRabbit } from './animals/pets.ts';
import {
  drawAnt,
  drawBee,
  drawButterfly,
  drawCrab,
  drawFirefly,
  drawFish,
  drawFrog,
  drawSnail,
  drawTurtle,
  drawWhale,
} from './animals/small.ts';
import { colour, darken, ink } from './palette.ts';
import { drawCrown, drawDarkGlasses, drawGlasses, drawHeadphones, drawNonLa } from './people/aids.ts';
import type { Figure } from './people/figure.ts';
import { drawBrush, drawHeldBook, drawMotion, drawNote, drawThoughts } from './people/held-items.ts';
import type { HeldProp } from './people/holding.ts';
import { group, hashText, line, path } from './svg.ts';
import type { AnimalKind, Character, Face, Mood } from './vocabulary.ts';

const drawings: Record<AnimalKind, (options: AnimalOptions) => Animal> = {
  cat: drawCat,
  dog: drawDog,
  bird: drawBird,
  buffalo: drawBuffalo,
  fish: drawFish,
  whale: drawWhale,
  turtle: drawTurtle,
  frog: drawFrog,
  butterfly: drawButterfly,
  elephant: drawElephant,
  rabbit: drawRabbit,
  snail: drawSnail,
  duck: drawDuck,
  chicken: drawChicken,
  bee: drawBee,
  firefly: drawFirefly,
  crab: drawCrab,
  ant: drawAnt,
  monkey: drawMonkey,
  owl: drawOwl,
  horse: drawHorse,
  mouse: drawMouse,
  bear: drawBear,
};

/** Animals that fly when the scene sets no height. */
export const fliers: readonly AnimalKind[] = ['butterfly', 'bee', 'firefly'];
/** Animals that swim when the scene sets no height. */
export const swimmers: readonly AnimalKind[] = ['fish', 'whale'];

const accents = [colour.red, colour.teal, colour.purple, colour.orange];

/** Draws an animal with the symbols of its pose (book, notes, thoughts) and its items. */
export const drawAnimal = (
  character: Character & { kind: AnimalKind },
  setting: { seed: string; ordinal: number; isFlying: boolean; mood?: Mood; held?: HeldProp },
): Figure => {
  const ownHash = hashText(`${setting.seed}/${character.kind}/${character.shirt ?? setting.ordinal}`);
  const face: Face =
    character.face ??
    (character.pose === 'sleep'
      ? 'asleep'
      : setting.mood === 'sad'
        ? 'sad'
        : setting.mood === 'calm'
          ? 'calm'
          : 'happy');
  const animal = drawings[character.kind]({
    pose: character.pose,
    face,
    isFlying: setting.isFlying,
    variant: (hashText(`${setting.seed}/${character.kind}`) % 7) + setting.ordinal,
  });
  const accent = accents[ownHash % accents.length] as string;
  const [hx, hy, hr] = animal.head;
  const overlays: string[] = [];
  const placeOnHead = (...parts: string[]) => group(`translate(${hx} ${hy}) scale(${hr / 60})`, ...parts);
  for (const item of character.with) {
    if (item === 'glasses') overlays.push(placeOnHead(drawGlasses('#5b4636')));
    if (item === 'dark-glasses') overlays.push(placeOnHead(drawDarkGlasses()));
    if (item === 'crown') overlays.push(placeOnHead(drawCrown()));
    if (item === 'headphones') overlays.push(placeOnHead(drawHeadphones(accent)));
    if (item === 'non-la') overlays.push(placeOnHead(drawNonLa().front));
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
  if (character.pose === 'read')
    overlays.push(
      group(
        `translate(${animal.hand[0]} ${animal.hand[1]}) scale(${Math.max(0.7, Math.min(1.3, hr / 44))})`,
        drawHeldBook(0, 0, accent, false),
      ),
    );
  if (character.pose === 'sing')
    overlays.push(
      drawNote(hx + hr * 1.2, hy - hr * 0.5, 0.9, ink),
      drawNote(hx + hr * 1.9, hy - hr * 0.1, 0.7, colour.red),
    );
  if (character.pose === 'think') overlays.push(drawThoughts(hx + hr * 0.9, hy - hr * 0.9));
  if (character.pose === 'wave' || character.pose === 'sign')
    overlays.push(drawMotion(animal.hand[0] + 14, animal.hand[1] - 20, -20, 0.8));
  if (character.pose === 'paint') overlays.push(drawBrush(animal.hand[0], animal.hand[1], -42, colour.red));
  if (setting.held) overlays.push(setting.held.draw(animal.hand, 'own', 0, Math.min(1, hr / 50)));
  const rotation = character.pose === 'run' ? 'rotate(-5)' : 'rotate(0)';
  const backpack = character.with.includes('backpack')
    ? group(`translate(${hx - hr * 1.3} ${hy + hr * 2}) scale(0.5)`, path('M-40 0C-44 -80 44 -80 40 0Z', accent))
    : '';
  return {
    svg: group(rotation, backpack, animal.svg, ...overlays),
    halfWidth: animal.halfWidth,
    height: animal.height,
    head: animal.head,
    grip: setting.held && { at: animal.hand, hands: [animal.hand] },
  };
};
