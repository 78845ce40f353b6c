import type { RestCommand } from '@directus/sdk';
import { ROLE } from '@hat-nang/model/ids';
import { expect, it } from 'vitest';
import type { Schema } from '../codegen/generated/sdk-schema.ts';
import type { Api } from './connect.ts';
import { applyProjectOwner } from './project-owner.ts';

/** Creates a Directus with an owner and the found administrators. `sent` lists its requests: method, path, and query or body. */
function createApi(owner: string | null, administrators: readonly { email: string }[]) {
  const sent: [method: string, path: string, content: unknown][] = [];
  let projectOwner = owner;
  const request = async <T>(command: RestCommand<T, Schema>): Promise<T> => {
    const { method = 'GET', path, params, body } = command();
    sent.push([method, path, typeof body === 'string' ? JSON.parse(body) : params]);
    if (method === 'PATCH') projectOwner = JSON.parse(String(body)).project_owner;
    const answer = path === '/users' ? administrators : { project_owner: projectOwner };
    return answer as T;
  };
  return { sent, api: { request } as Api };
}

it('the first administrator becomes the owner of the project, once', async () => {
  const { sent, api } = createApi(null, [{ email: 'an@example.com' }]);
  expect(await applyProjectOwner(api)).toBe(1);
  expect(sent.map(([method, path]) => `${method} ${path}`)).toEqual(['GET /settings', 'GET /users', 'PATCH /settings']);
  expect(sent[1]?.[2]).toMatchObject({
    ...{ limit: 1, sort: ['email'] },
    filter: { role: { _eq: ROLE.administrator }, email: { _nnull: true } },
  });
  expect(sent[2]?.[2]).toEqual({ project_owner: 'an@example.com' });
  expect(await applyProjectOwner(api)).toBe(0);
  expect(sent).toHaveLength(4);
});

it('an owner that an administrator has chosen stays', async () => {
  const { sent, api } = createApi('chosen@example.com', [{ email: 'an@example.com' }]);
  expect(await applyProjectOwner(api)).toBe(0);
  expect(sent).toHaveLength(1);
});

it('without an administrator who has an address, nothing changes', async () => {
  const { sent, api } = createApi(null, []);
  expect(await applyProjectOwner(api)).toBe(0);
  expect(sent.map(([method]) => method)).toEqual(['GET', 'GET']);
});
