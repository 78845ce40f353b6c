import { MyPlaylistChangeDocument, MyPlaylistChoicesDocument, MyWatchedRemoveDocument } from '@codegen/graphql/graphql';
import persisted from '@codegen/graphql/persisted-documents.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '@/session/session-store';
import { changeOwnData, personalGraphql, readOwnData } from './personal.ts';

const fetchMock = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const signIn = (id: string) =>
  sessionStore.set({ status: 'success', user: { id, email: null, username: null, role: { short_name: null } } });
const parseSentBody = (call: number) => JSON.parse(String(fetchMock.mock.calls[call]?.[1].body));
const createAnswer = (data: unknown) => Response.json({ data });
const choicesData = { __typename: 'Query', playlists: [{ __typename: 'playlists', id: '1', title: 'A' }], holding: [] };

let userCount = 0;
beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  signIn(`person ${++userCount}`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStore.set({ status: 'idle' });
});

it('sends the hash of a document, never its text', async () => {
  fetchMock.mockResolvedValueOnce(createAnswer(choicesData));
  await readOwnData(MyPlaylistChoicesDocument, { document: 12 });
  const body = parseSentBody(0);
  expect(Object.keys(persisted)).toContain(body.documentId);
  expect(body).toEqual({ documentId: body.documentId, variables: { document: 12 } });
});

it('caches a response until such rows change, and only for one user', async () => {
  fetchMock.mockImplementation(async () => createAnswer(choicesData));
  const readChoices = () => personalGraphql().query(MyPlaylistChoicesDocument, { document: 12 }).toPromise();
  await readChoices();
  await readChoices();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  fetchMock.mockResolvedValueOnce(createAnswer({ update_playlists_item: { __typename: 'playlists', id: '1' } }));
  await changeOwnData(MyPlaylistChangeDocument, { id: '1', data: { title: 'B' } });
  await readChoices();
  expect(fetchMock).toHaveBeenCalledTimes(3);
  signIn('binh');
  await readChoices();
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

it('requests a visible list again after a change, by its hash', async () => {
  fetchMock.mockImplementation(async () => createAnswer(choicesData));
  const onResult = vi.fn();
  const { unsubscribe } = personalGraphql().query(MyPlaylistChoicesDocument, { document: 12 }).subscribe(onResult);
  await vi.waitFor(() => expect(onResult).toHaveBeenCalledTimes(1));
  fetchMock.mockResolvedValueOnce(createAnswer({ update_playlists_item: { __typename: 'playlists', id: '1' } }));
  await changeOwnData(MyPlaylistChangeDocument, { id: '1', data: { title: 'B' } });
  await vi.waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(3));
  expect(parseSentBody(2)).toEqual(parseSentBody(0));
  unsubscribe();
});

it('fails with the same error types as REST calls', async () => {
  fetchMock.mockResolvedValueOnce(
    Response.json({ errors: [{ message: 'no', extensions: { code: 'INVALID_CREDENTIALS' } }] }, { status: 401 }),
  );
  await expect(changeOwnData(MyWatchedRemoveDocument, { id: '1' })).rejects.toMatchObject({
    name: 'Error',
    status: 401,
    code: 'INVALID_CREDENTIALS',
  });
  fetchMock.mockRejectedValueOnce(new TypeError('failed to fetch'));
  await expect(readOwnData(MyPlaylistChoicesDocument, { document: 1 })).rejects.toThrow('graphql');
});

it.each([
  ['INTERNAL_SERVER_ERROR', 500],
  ['SERVICE_UNAVAILABLE', 500],
  ['FORBIDDEN', 400],
] as const)('tells a failure from a refusal in a response with status 200: %s', async (code, status) => {
  fetchMock.mockResolvedValueOnce(Response.json({ errors: [{ message: 'no', extensions: { code } }] }));
  await expect(readOwnData(MyPlaylistChoicesDocument, { document: 1 })).rejects.toMatchObject({ status, code });
});

it('a wrong variable or field fails `typecheck`', () => {
  const check = async () => {
    // @ts-expect-error `document` is missing
    void readOwnData(MyPlaylistChoicesDocument, {});
    // @ts-expect-error an id is no boolean
    void changeOwnData(MyPlaylistChangeDocument, { id: true, data: { title: 'B' } });
    const { playlists } = await readOwnData(MyPlaylistChoicesDocument, { document: 12 });
    // @ts-expect-error no such field
    return playlists[0]?.nothing;
  };
  expect(check).toBeTypeOf('function');
});
