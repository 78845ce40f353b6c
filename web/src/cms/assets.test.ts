import { expect, it } from 'vitest';
import { toPicture } from './assets.ts';

it('gives a decorative picture no description, whatever its item says', () => {
  const file = { id: 'd1a10000-0000-4000-8000-000000000001', width: 800, height: 600 };
  expect(toPicture(file, 'Hai bạn đọc sách')?.alt).toBe('Hai bạn đọc sách');
  expect(toPicture({ ...file, is_decorative: true }, 'Hai bạn đọc sách')?.alt).toBe('');
});

it('keeps the focal point of a file visible where the picture is cropped', () => {
  const file = { id: 'd1a10000-0000-4000-8000-000000000001', width: 800, height: 600 };
  expect(toPicture({ ...file, focal_point_x: 600, focal_point_y: 90 })).toMatchObject({ objectPosition: '75% 15%' });
  expect(toPicture({ ...file, focal_point_x: 0, focal_point_y: 600 })).toMatchObject({ objectPosition: '0% 100%' });
  for (const other of [{}, { focal_point_x: 600 }, { focal_point_x: 6, focal_point_y: 9, width: null }])
    expect(toPicture({ ...file, ...other })).not.toHaveProperty('objectPosition');
});

it('passes the blurred colours of a file, if it has any', () => {
  const file = { id: 'd1a10000-0000-4000-8000-000000000001', width: 800, height: 600 };
  const blurredColors = 'rEoRYw9bq1JXYzVn8mZWY1pbe19bX3ln';
  expect(toPicture({ ...file, blurred_colors: blurredColors })).toMatchObject({ blurredColors });
  for (const blurred_colors of [null, ''])
    expect(toPicture({ ...file, blurred_colors })).not.toHaveProperty('blurredColors');
});
