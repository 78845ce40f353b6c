import { slugify } from '@hat-nang/model/slug';
import { z } from 'zod';
import type { Language } from './rows.ts';

const line = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value.trim() === value && !/[\n<>]/.test(value), 'must be one line of plain text');
/** Text in a cell or beside a box. A longer text would need a second line. */
const shortText = line.max(40, 'is too long for a worksheet (40)');

/** A task of a worksheet. `ask` is what the pupil does. */
const task = z.discriminatedUnion('kind', [
  /** Lines to write on. The starter is at the beginning of its line. */
  z.strictObject({
    kind: z.literal('write'),
    ask: line,
    starters: z
      .array(shortText.or(z.literal('')))
      .min(1)
      .max(8),
  }),
  /** Empty frames beside each other, with a caption below each. */
  z.strictObject({
    kind: z.literal('draw'),
    ask: line,
    captions: z
      .array(shortText.or(z.literal('')))
      .min(1)
      .max(4),
    /** Height of the frames in points. */
    height: z.int().min(80).max(320),
  }),
  /** Boxes to tick. */
  z.strictObject({ kind: z.literal('tick'), ask: line, options: z.array(line.max(60)).min(2).max(8) }),
  /** Two columns to join with lines. */
  z
    .strictObject({
      kind: z.literal('match'),
      ask: line,
      left: z.array(shortText).min(2).max(6),
      right: z.array(shortText).min(2).max(6),
    })
    .refine(({ left, right }) => left.length === right.length, 'both columns have the same number of entries'),
]);
export type WorksheetTask = z.infer<typeof task>;

/** A worksheet of a lesson plan in one language. `npm run worksheets` prints it to a PDF. */
export const worksheetSchema = z.strictObject({ title: line.max(70), tasks: z.array(task).min(2).max(6) });
export type Worksheet = z.infer<typeof worksheetSchema>;

/** Returns the path of the PDF below seeds/demo/media. The name of the file is the name of the download. */
export function worksheetPath(
  word: string,
  item: { key: string } & Record<Language, { worksheet?: Worksheet }>,
  language: Language,
): string {
  return `${word}/${item.key}/${slugify(item[language].worksheet?.title ?? '')}.pdf`;
}
