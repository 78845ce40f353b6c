import { randomUUID } from 'node:crypto';
import { POLICY } from '@hat-nang/model/ids';
import { stack } from '../../setup/stack.ts';

type Answer<T = unknown> = { status: number; body: T; text: string };
export type Caller = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
) => Promise<Answer<{ data: T; errors?: unknown }>>;

/** Returns a function that sends requests to Directus directly, without the API proxy. */
function callerWith(token?: string): Caller {
  const { directusUrl } = stack();
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${directusUrl}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json') && text !== '';
    return { status: answer.status, text, body: isJson ? JSON.parse(text) : { data: undefined } };
  };
}

export const visitor: Caller = (method, path, body) => callerWith()(method, path, body);
export const admin: Caller = (method, path, body) => callerWith(stack().adminToken)(method, path, body);

/** Sends a GraphQL query with the secret of the site, which reads what visitors see under its own role (decision 310). Returns the response as text. */
export async function queryAsSite(query: string): Promise<string> {
  const response = await fetch(`${stack().directusUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-site-secret': stack().secrets.siteSecret },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

/** Creates rows as administrator. `remove` deletes the rows in reverse order and ignores refusals, because a test may have deleted a row itself. */
export function createFixtures() {
  const createdPaths: string[] = [];
  return {
    async make<T extends { id: number | string }>(path: string, row: unknown): Promise<T> {
      const answer = await admin<T>('POST', path, row);
      if (answer.status !== 200) throw new Error(`POST ${path}: ${answer.status} ${answer.text}`);
      createdPaths.push(`${path}/${answer.body.data.id}`);
      return answer.body.data;
    },
    async remove(): Promise<void> {
      for (const path of createdPaths.splice(0).reverse()) await admin('DELETE', path);
    },
  };
}

/** Creates an active user with a role. `call` sends requests with the static token of this user. */
export async function createUser(
  fixtures: ReturnType<typeof createFixtures>,
  role: string,
): Promise<{ id: string; call: Caller; email: string }> {
  const token = randomUUID();
  const email = `${token}@hatnang.example.com`;
  const username = `t${token.slice(0, 8)}`;
  const user = await fixtures.make<{ id: string }>('/users', {
    email,
    username,
    role,
    token,
    status: 'active',
    password: 'Correct-horse1',
  });
  return { id: user.id, email, call: callerWith(token) };
}

/** Allows a user to publish mental health. The user's role must also allow publishing. */
export const allowMentalHealth = (fixtures: ReturnType<typeof createFixtures>, user: string) =>
  fixtures.make('/access', { user, policy: POLICY.mentalHealthReviewer });
