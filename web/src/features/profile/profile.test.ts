import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubFetch } from '@/cms/stub-fetch.test-support';
import type { Details, Profile } from './profile.ts';

describe('saving the details', () => {
  afterEach(() => vi.unstubAllGlobals());
  const plainDetails = {
    first_name: 'Na',
    last_name: null,
    phone: null,
    phone_country: null,
    language: 'vi-VN',
    gender: 5,
    age_range: 3,
    you_are: null,
    school: 7,
  };
  const profileBefore: Profile = {
    ...plainDetails,
    id: '1',
    email: 'na@example.com',
    username: 'na',
    avatar: null,
    role: { short_name: 'kid' },
    type_of_disabilities: [{ id: 10, options_id: 1 }],
  };
  const sameDetails: Details = { ...plainDetails, disabilities: [1] };
  /** Loads the module after `stubFetch`, because the REST clients capture the `Request` class when they are created. */
  const importSaveDetails = async (answer: (request: Request) => Promise<Response>) => {
    vi.resetModules();
    stubFetch(answer);
    return (await import('./profile.ts')).saveDetails;
  };
  /** Returns the bodies of the PATCH requests that a save sends. The fake back end responds with `junctionRows`. */
  const readSentChanges = async (
    previousProfile: Profile | undefined,
    details: Details,
    junctionRows = profileBefore.type_of_disabilities,
  ) => {
    const patchBodies: unknown[] = [];
    const saveDetails = await importSaveDetails(async (request) => {
      if (request.method === 'PATCH') patchBodies.push(await request.json());
      return Response.json({ data: { type_of_disabilities: junctionRows } });
    });
    await saveDetails(previousProfile, details);
    return patchBodies;
  };

  it('sends nothing without a change', async () =>
    expect(await readSentChanges(profileBefore, sameDetails)).toEqual([]));
  it('sends only the changed details, so that changes of another tab remain', async () =>
    expect(await readSentChanges(profileBefore, { ...sameDetails, last_name: 'Lê' })).toEqual([{ last_name: 'Lê' }]));
  it('sends the difference to the existing junction rows', async () =>
    expect(await readSentChanges(profileBefore, { ...sameDetails, disabilities: [2] })).toEqual([
      { type_of_disabilities: { create: [{ options_id: 2 }], update: [], delete: [10] } },
    ]));
  it('creates no junction row twice after a lost response or a change in another tab', async () =>
    expect(
      await readSentChanges(
        { ...profileBefore, type_of_disabilities: [] },
        { ...sameDetails, disabilities: [1], last_name: 'Lê' },
      ),
    ).toEqual([{ last_name: 'Lê' }]));
  it('keeps one of two duplicate junction rows', async () =>
    expect(
      await readSentChanges(profileBefore, { ...sameDetails, disabilities: [1, 2] }, [
        { id: 10, options_id: 1 },
        { id: 11, options_id: 1 },
      ]),
    ).toEqual([{ type_of_disabilities: { create: [{ options_id: 2 }], update: [], delete: [11] } }]));
  it('returns the stored details, with which the next change is compared', async () => {
    const profileAfter = { ...profileBefore, last_name: 'Lê', type_of_disabilities: [{ id: 12, options_id: 2 }] };
    const saveDetails = await importSaveDetails(async () => Response.json({ data: profileAfter }));
    expect(await saveDetails(profileBefore, { ...sameDetails, disabilities: [2], last_name: 'Lê' })).toEqual(
      profileAfter,
    );
    expect(await saveDetails(profileBefore, sameDetails)).toBe(profileBefore);
    // Another tab has already saved the same disabilities, so the save sends no PATCH request and returns the stored rows.
    expect(await saveDetails(profileBefore, { ...sameDetails, disabilities: [2] })).toEqual({
      ...profileBefore,
      type_of_disabilities: profileAfter.type_of_disabilities,
    });
  });
  it('sends all details if the stored details are unknown', async () => {
    expect(await readSentChanges(undefined, sameDetails)).toEqual([plainDetails]);
  });
});
