import { expect } from 'vitest';
import { admin } from '../schema/support.ts';

/** Reads the blurred colours of a file. Null: the file is no picture, or its colours are not written yet. */
export const readColors = async (id: string): Promise<string | null> =>
  (await admin<{ blurred_colors: string | null }>('GET', `/files/${id}?fields=blurred_colors`)).body.data
    .blurred_colors;

/** Waits until the blurred colours of a file match. They are written in the background after the upload. */
export const waitForColors = (id: string) => expect.poll(() => readColors(id), { timeout: 20_000 });
