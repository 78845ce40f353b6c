/** Pictures of items by id: the answer of `GET /api/pictures/{collection}`, for the cards of own pages (docs/decisions/182-pictures-apart-from-lists.md). */
import * as z from 'zod/mini';

const pixels = z.nullable(z.number());

/** The data of a picture file that `toPicture` of the site needs. */
const pictureFile = z.object({
  id: z.string(),
  width: pixels,
  height: pixels,
  focal_point_x: pixels,
  focal_point_y: pixels,
  modified_on: z.nullable(z.string()),
  blurred_colors: z.nullable(z.string()),
});

/** An item and its picture. `file` is null for an item without a picture. Items that are not public are left out. */
const itemPicture = z.object({ id: z.int(), file: z.nullable(pictureFile) });
export type ItemPicture = z.output<typeof itemPicture>;

export const picturesAnswer = z.array(itemPicture);
