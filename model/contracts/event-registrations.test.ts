import { describe, expect, it } from 'vitest';
import { validationEntries } from './errors.ts';
import { placesRequest, registrationRequest, toMoreThan } from './event-registrations.ts';

const form = {
  event: 3,
  name: ' Lan\nThử ',
  email: 'Lan@Example.com',
  phone: '024 0000 1234',
  people: 2,
  access_needs: 'Xe lăn\r\nChỗ gần cửa\u0007',
  is_under_16: false,
  guardian_name: 'Mẹ Lan',
  guardian_contact: '0912345678',
  agreement: true,
  language: 'vi-VN',
};
const keysOf = (changes: Record<string, unknown>) => {
  const parsed = registrationRequest.safeParse({ ...form, ...changes });
  const entries = parsed.success ? [] : validationEntries(parsed.error.issues);
  return Object.fromEntries(entries.map(({ extensions: { field, key } }) => [field, key]));
};

describe('a registration', () => {
  it('is stored on single lines, with the digits of the phone number and a lower-case address', () => {
    expect(registrationRequest.parse(form)).toMatchObject({
      name: 'Lan Thử',
      email: 'lan@example.com',
      phone: '02400001234',
      access_needs: 'Xe lăn\nChỗ gần cửa',
    });
  });

  it('contains a guardian only for a child', () => {
    expect(registrationRequest.parse(form)).toMatchObject({ guardian_name: null, guardian_contact: null });
    expect(registrationRequest.parse({ ...form, is_under_16: true })).toMatchObject({
      guardian_name: 'Mẹ Lan',
      guardian_contact: '0912345678',
    });
  });

  it('names every problem at once', () => {
    expect(
      keysOf({
        ...{ name: ' ', email: 'x', phone: '12', people: 6, access_needs: 'a'.repeat(501), agreement: false },
        ...{ is_under_16: true, guardian_name: '', guardian_contact: null },
      }),
    ).toEqual({
      name: 'FORM.ERROR_CONTACT_NAME',
      email: 'FORM.ERROR_INVALID_EMAIL',
      phone: 'FORM.ERROR_PHONE',
      people: 'REGISTRATION_FORM.ERROR_PEOPLE',
      access_needs: 'REGISTRATION_FORM.ERROR_ACCESS_NEEDS',
      agreement: 'REGISTRATION_FORM.ERROR_AGREEMENT',
      guardian_name: 'REGISTRATION_FORM.ERROR_GUARDIAN_NAME',
      guardian_contact: 'REGISTRATION_FORM.ERROR_GUARDIAN_CONTACT',
    });
    expect(keysOf({ is_under_16: 'yes' })).toEqual({ is_under_16: 'FORM.ERROR_INVALID' });
    expect(keysOf({ state: 'registered' })).toEqual({ state: 'FORM.ERROR_UNKNOWN_FIELD' });
  });
});

it.each([
  [1, 0],
  [5, 0],
  [6, 5],
  [10, 5],
  [11, 10],
])('%i free places are shown as more than %i', (freePlaces, expected) => {
  expect(toMoreThan(freePlaces)).toBe(expected);
});

it('reads the event of an address', () => {
  expect(placesRequest.parse({ event: '12' })).toEqual({ event: 12 });
  expect(placesRequest.safeParse({ event: '1 OR 1' }).success).toBe(false);
});
