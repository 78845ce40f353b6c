/** Callers of the tables of publishing rules: each role as a program and as the Studio, and the service user. */
import { ROLE } from '@hat-nang/model/ids';
import type { PublishingRule } from '@hat-nang/model/publishing-texts';
import { publishingTexts } from '@hat-nang/model/publishing-texts';
import { expect } from 'vitest';
import { pageOrigin } from '../../support/origins.ts';
import { requestJson, sendRequest } from '../guard/requests.ts';
import { admin, allowMentalHealth, type Caller, type createFixtures, createUser } from '../schema/support.ts';
import type { Row } from './publishable-items.ts';

/** An entry of `errors` in a response. */
export interface Problem {
  readonly message: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

/** Roles that may open the forms of content. Nobody can log in to the Studio as the service user. */
export const ROLE_NAMES = ['editor', 'reviewer', 'administrator'] as const;
export type RoleName = (typeof ROLE_NAMES)[number];

/** Sends the requests of a user: `api` with a static token, `studio` with a session and the headers of the Studio. */
interface RoleCallers {
  readonly api: Caller;
  readonly studio: Caller;
}

/** Creates a user of each role. The administrator reads English, and only the editor must not publish mental health. */
export async function createRoleCallers(
  fixtures: ReturnType<typeof createFixtures>,
): Promise<Readonly<Record<RoleName, RoleCallers>>> {
  const entries = ROLE_NAMES.map(async (role) => {
    const { id, email, call } = await createUser(fixtures, ROLE[role]);
    if (role === 'administrator') await admin('PATCH', `/users/${id}`, { language: 'en-US' });
    if (role !== 'editor') await allowMentalHealth(fixtures, id);
    return [role, { api: call, studio: await logIn(email) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Record<RoleName, RoleCallers>;
}

/** Logs a user in as the Studio does. */
async function logIn(email: string): Promise<Caller> {
  const json = { email, password: 'Correct-horse1', mode: 'session' };
  const login = await requestJson('POST', '/auth/login', { json });
  const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0])[0];
  if (login.status !== 200 || cookie === undefined) throw new Error(`login: ${JSON.stringify(login.body)}`);
  // The Studio sends these headers with each of its requests.
  const headers = {
    cookie,
    origin: pageOrigin(),
    accept: 'application/json, text/plain, */*',
    'cache-control': 'no-store',
  };
  return async (method, path, body) => {
    const payload = body instanceof FormData ? { body } : { json: body };
    const response = await sendRequest(method, path, { headers, ...payload });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return { status: response.status, text, body: isJson ? JSON.parse(text) : { data: undefined } };
  };
}

/**
 * Expects a refusal for this rule at this field, in the language of the role. The administrator reads English.
 * @returns the problem of the rule
 */
export function expectProblem(
  problems: readonly Problem[],
  roleName: RoleName,
  { rule, field }: { readonly rule: PublishingRule; readonly field: string },
): Problem {
  const problem = problems.find(({ extensions }) => extensions.type === rule);
  if (problem === undefined) throw new Error(`${roleName}: no ${rule} in ${JSON.stringify(problems)}`);
  expect(problem.extensions, `${roleName}: ${rule}`).toMatchObject({ field });
  const [messageStart = ''] = publishingTexts[rule][roleName === 'administrator' ? 'en' : 'vi'].split('{what}');
  // The message of a mark begins with the name of the mark (directus-extensions/books/src/mark-texts.ts).
  if (rule !== 'check_mark') expect(problem.message).toContain(messageStart.trim());
  return problem;
}

/** Relations of items whose parts the Studio sends as changes. */
const PART_FIELDS: readonly string[] = ['translations', 'pages', 'activities', 'categories', 'target_audience'];

/** Returns the changes of parts in the form in which the Studio sends them. */
export const partChanges = ({ create = [], update = [], removed = [] }: PartChanges) => ({
  create,
  update,
  delete: removed,
});

interface PartChanges {
  readonly create?: readonly Row[];
  readonly update?: readonly Row[];
  readonly removed?: readonly unknown[];
}

/** Returns an item in the form in which the Studio's form of a new item sends it. */
export const toStudioForm = (item: Row): Row =>
  Object.fromEntries(
    Object.entries(item).map(([field, value]) => [
      field,
      PART_FIELDS.includes(field) ? partChanges({ create: (value as Row[]).map(toStudioForm) }) : value,
    ]),
  );
