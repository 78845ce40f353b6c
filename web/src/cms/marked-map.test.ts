import { expect, it } from 'vitest';
import { addMapMarker } from './marked-map.ts';

it('adds a marker to a map without one', () => {
  expect(addMapMarker('https://www.openstreetmap.org/#map=15/21.0285/105.8542')).toBe(
    'https://www.openstreetmap.org/?mlat=21.0285&mlon=105.8542#map=15/21.0285/105.8542',
  );
});

it('does not change a map with a marker, or a map of another site', () => {
  for (const url of [
    'https://www.openstreetmap.org/?mlat=1&mlon=2#map=15/1/2',
    'https://maps.example/ha-noi',
    'https://www.openstreetmap.org/way/12',
  ])
    expect(addMapMarker(url)).toBe(url);
  expect(addMapMarker(undefined)).toBeUndefined();
});
