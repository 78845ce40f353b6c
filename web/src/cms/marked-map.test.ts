import { expect, it } from 'vitest';
import { markedMap } from './marked-map.ts';

it('a map that only shows a place marks it', () => {
  expect(markedMap('https://www.openstreetmap.org/#map=15/21.0285/105.8542')).toBe(
    'https://www.openstreetmap.org/?mlat=21.0285&mlon=105.8542#map=15/21.0285/105.8542',
  );
});

it('a map that marks its place, or another’s, stays as it is', () => {
  for (const url of [
    'https://www.openstreetmap.org/?mlat=1&mlon=2#map=15/1/2',
    'https://maps.example/ha-noi',
    'https://www.openstreetmap.org/way/12',
  ])
    expect(markedMap(url)).toBe(url);
  expect(markedMap(undefined)).toBeUndefined();
});
