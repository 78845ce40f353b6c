import { expect, it } from 'vitest';
import { toPicture } from './assets.ts';

it('gives a decorative picture no description, whatever its item says', () => {
  const file = { id: 'd1a10000-0000-4000-8000-000000000001', width: 800, height: 600 };
  expect(toPicture(file, 'Hai bạn đọc sách')?.alt).toBe('Hai bạn đọc sách');
  expect(toPicture({ ...file, is_decorative: true }, 'Hai bạn đọc sách')?.alt).toBe('');
});

it('passes the blurred colours of a file, if it has any', () => {
  const file = { id: 'd1a10000-0000-4000-8000-000000000001', width: 800, height: 600 };
  const blurredColors = 'rEoRYw9bq1JXYzVn8mZWY1pbe19bX3ln';
  expect(toPicture({ ...file, blurred_colors: blurredColors })).toMatchObject({ blurredColors });
  for (const blurred_colors of [null, ''])
    expect(toPicture({ ...file, blurred_colors })).not.toHaveProperty('blurredColors');
});
