/**
 * Activities after a book (docs/decisions/299-activities-after-the-book.md). The publishing checks and the reader parse the JSON columns of editors with the
 * same functions, so that a published activity can always be shown.
 */
import * as z from 'zod/mini';
import { parseJsonColumn } from './json-column.ts';

export const activityKinds = ['find', 'what_would_you_do'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** A rectangle of a picture in per cent of its width and height. */
export interface ActivityArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** True for the area that the question asks for. */
  readonly isTarget: boolean;
}

export interface ActivityChoice {
  readonly text: string;
  readonly reply?: string;
}

/** Minimum and maximum number of areas or choices. With more, the scan with a switch takes too long. */
const MIN_CHOICES = 2;
const MAX_CHOICES = 4;

const areaSchema = z.pipe(
  z
    .object({
      left: z.number().check(z.gte(0)),
      top: z.number().check(z.gte(0)),
      width: z.number().check(z.positive()),
      height: z.number().check(z.positive()),
      is_target: z.nullish(z.boolean()),
    })
    .check(z.refine(({ left, top, width, height }) => left + width <= 100 && top + height <= 100)),
  z.transform(({ is_target, ...rectangle }): ActivityArea => ({ ...rectangle, isTarget: is_target === true })),
);

const areOverlapping = (a: ActivityArea, b: ActivityArea): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

const areasSchema = z.array(areaSchema).check(
  z.minLength(MIN_CHOICES),
  z.maxLength(MAX_CHOICES),
  z.refine((areas) => areas.filter(({ isTarget }) => isTarget).length === 1),
  z.refine((areas) =>
    areas.every((area, index) => !areas.slice(index + 1).some((other) => areOverlapping(area, other))),
  ),
);

const choiceSchema = z.pipe(
  z.object({ text: z.string().check(z.trim(), z.minLength(1)), reply: z.nullish(z.string().check(z.trim())) }),
  z.transform(({ text, reply }): ActivityChoice => (reply ? { text, reply } : { text })),
);
const choicesSchema = z.array(choiceSchema).check(z.minLength(MIN_CHOICES), z.maxLength(MAX_CHOICES));

/** Returns the areas of a picture. Undefined unless there are 2 to 4 areas inside the picture that do not overlap, and exactly one of them is the target. */
export const readAreas = (value: unknown): ActivityArea[] | undefined =>
  areasSchema.safeParse(parseJsonColumn(value)).data;

/** Question and choices of an activity in one language. */
export interface ActivityText {
  readonly question: string;
  readonly choices: readonly ActivityChoice[];
}

/**
 * Returns the text of an activity in one language. Undefined if the text is incomplete: every activity needs a question and 2 to 4 choices.
 * @param areas areas of the picture, if the activity asks to find one. Each area needs a choice as its name. Without areas, each choice needs a reply.
 */
export function readActivityText(
  { question, choices }: { readonly question?: unknown; readonly choices?: unknown },
  areas: readonly ActivityArea[] | undefined,
): ActivityText | undefined {
  const parsedChoices = choicesSchema.safeParse(parseJsonColumn(choices)).data;
  if (typeof question !== 'string' || question.trim() === '' || parsedChoices === undefined) return undefined;
  const isComplete = areas ? parsedChoices.length === areas.length : parsedChoices.every(({ reply }) => reply);
  return isComplete ? { question: question.trim(), choices: parsedChoices } : undefined;
}
