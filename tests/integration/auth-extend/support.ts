import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROLE } from '@hat-nang/model/ids';
import { stack } from '../../setup/stack.ts';
import { type Mail, mailsTo as readMailsTo } from '../../support/mailbox.ts';
import { pageOrigin } from '../../support/origins.ts';
import { admin } from '../schema/support.ts';

export const PASSWORD = 'Dung-roi1';

export type Reply = {
  status: number;
  text: string;
  headers: Headers;
  data: unknown;
  errors: Array<{ message: string; extensions: { code: string; field?: string; key?: string } }>;
  /** Cookies that the response sets, by name. An empty value means that the response deletes the cookie. */
  cookies: Record<string, string>;
};

/** Returns a random client address, so that tests and runs hardly ever share an address. Limits are per client, and a /64 is one client. */
export const newClient = () => `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;

type PostOptions = {
  client?: string;
  cookies?: Record<string, string>;
  type?: string;
  raw?: string;
  /** Base address of the request; Directus by default. */
  baseAt?: string;
  method?: string;
};

/** Sends a request, by default a POST to Directus. As in requests of the API proxy, X-Forwarded-For contains the address of the client. */
export async function post(path: string, body: unknown, options: PostOptions = {}): Promise<Reply> {
  const { client = newClient(), cookies = {}, type = 'application/json', raw } = options;
  const { baseAt: base = stack().directusUrl, method = 'POST' } = options;
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const send = () =>
    fetch(`${base}${path}`, {
      method,
      headers: {
        'content-type': type,
        'x-forwarded-for': client,
        // The guard and the site require this header for writes with a session cookie.
        origin: pageOrigin(base),
        ...(cookie ? { cookie } : {}),
      },
      body: method === 'GET' ? undefined : (raw ?? JSON.stringify(body)),
    });
  let answer = await send();
  // On a busy machine, the pressure limiter of Directus refuses requests with 503 before any route handles them.
  for (let i = 0; i < 10 && answer.status === 503; i++) {
    await answer.body?.cancel();
    await sleep(500 + randomInt(1000));
    answer = await send();
  }
  const text = await answer.text();
  const json = text.startsWith('{') ? JSON.parse(text) : {};
  const setCookies = answer.headers.getSetCookie().map((line) => /^([^=]+)=([^;]*)/.exec(line));
  return {
    status: answer.status,
    text,
    headers: answer.headers,
    data: json.data,
    errors: json.errors ?? [],
    cookies: Object.fromEntries(setCookies.map((match) => [match?.[1] ?? '', match?.[2] ?? ''])),
  };
}

/** Returns the status, the first error's code and that error's field as text, for example `400 INVALID_OTP otp`. */
export const formatVerdict = ({ status, errors }: Reply) =>
  [status, errors[0]?.extensions.code, errors[0]?.extensions.field].filter((part) => part !== undefined).join(' ');

/** Counts how often each value occurs. */
export function countValues(values: ReadonlyArray<string | number>): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const optionIds: Record<string, number> = {};

/** Returns the id of the first option of a group. */
export async function findOption(group: string): Promise<number> {
  optionIds[group] ??= (
    await admin<Array<{ id: number }>>(
      'GET',
      `/items/options?filter[group][key][_eq]=${group}&limit=1&sort=id&fields=id`,
    )
  ).body.data[0]?.id as number;
  return optionIds[group];
}

/** Returns a valid sign-up form of a new kid. */
export async function newKidForm(): Promise<Record<string, unknown>> {
  const name = `t${randomUUID().slice(0, 12).replaceAll('-', '')}`;
  return {
    role: 'kid',
    username: name,
    email: `${name}@mail.hatnang.example.com`,
    password: PASSWORD,
    first_name: 'Bé',
    last_name: 'Na',
    phone: null,
    country: null,
    gender: await findOption('gender'),
    type_of_disabilities: [await findOption('type_of_disabilities')],
    age_range_kid: await findOption('age_kid'),
  };
}

export async function newAdultForm(): Promise<Record<string, unknown>> {
  const { age_range_kid: _, ...form } = await newKidForm();
  const country = (await admin<Array<{ id: number }>>('GET', '/items/countries?limit=1&fields=id')).body.data[0]?.id;
  return {
    ...form,
    role: 'adult',
    phone: '0912345678',
    country,
    age_range_adult: await findOption('age_adult'),
    you_are: await findOption('who_are'),
    language: 'en-US',
  };
}

export type UserRow = { id: string; email: string; username: string; status: string; role: { short_name: string } };

export async function findUsers(email: unknown): Promise<UserRow[]> {
  const query = `filter[email][_eq]=${encodeURIComponent(String(email))}&fields=*,role.short_name`;
  return (await admin<UserRow[]>('GET', `/users?${query}`)).body.data;
}

export const mailsTo = (email: unknown): Promise<Mail[]> => readMailsTo(String(email));

/** Waits for `count` mails to an address, and returns the newest. With `about`, only mails with exactly this subject count. */
export async function waitForMail(email: unknown, count = 1, about?: string): Promise<Mail> {
  for (let i = 0; i < 150; i++) {
    const mails = (await mailsTo(email)).filter(({ subject }) => about === undefined || subject === about);
    const mail = mails.at(-1);
    if (mails.length >= count && mail) return mail;
    await sleep(100);
  }
  throw new Error(`No mail number ${count} for ${email}`);
}

export const codeIn = (mail: Mail): string => /^ {4}([0-9A-Z]{4})$/m.exec(mail.text.replaceAll('\r', ''))?.[1] ?? '';

/** Returns a wrong code of the same length. Codes of digits and codes with letters may both contain 2 and 3. */
export const wrongCode = (rightCode: string) => (rightCode.startsWith('2') ? '3' : '2') + rightCode.slice(1);

/** Registers a member and enters the mailed code. */
export async function registerMember(form?: Record<string, unknown>): Promise<Record<string, unknown>> {
  const filledForm = form ?? (await newKidForm());
  const response = await post('/auth-extend/register', filledForm);
  if (response.status !== 200) throw new Error(response.text);
  const otp = codeIn(await waitForMail(filledForm.email));
  const verifyResponse = await post(
    '/auth-extend/otp-verify',
    { email: filledForm.email, otp },
    { cookies: response.cookies },
  );
  if (verifyResponse.status !== 200) throw new Error(verifyResponse.text);
  return filledForm;
}

/** Creates an active member as administrator, which is faster than `registerMember`. */
export async function createActiveMember(): Promise<Record<string, unknown>> {
  const { email, username, password } = await newKidForm();
  const row = { email, username, password, role: ROLE.kid, status: 'active', language: 'vi-VN' };
  const response = await admin('POST', '/users', row);
  if (response.status !== 200) throw new Error(response.text);
  return row;
}

/** Logs a user in and returns the cookies of the new session. */
export async function logIn(
  person: Record<string, unknown>,
  otherFields: object = {},
): Promise<Record<string, string>> {
  const answer = await post('/auth/login', { username: person.username, password: person.password, ...otherFields });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.cookies;
}

/** Returns the token of the link in a mail. */
export const tokenIn = (mail: Mail): string => /[?&]token=([\w.-]+)/.exec(mail.text)?.[1] ?? '';

/** Requests a reset link and returns its token. */
export async function resetToken(email: unknown): Promise<string> {
  const readTokens = async () => (await mailsTo(email)).map(tokenIn).filter((token) => token !== '');
  const countBefore = (await readTokens()).length;
  const reset_url = `${stack().siteUrl}/dat-lai-mat-khau`;
  await post('/auth/password/request', { email, reset_url });
  for (let i = 0; i < 200; i++) {
    const tokens = await readTokens();
    if (tokens.length > countBefore) return tokens.at(-1) ?? '';
    await sleep(100);
  }
  throw new Error(`No reset link for ${email}`);
}

/** Removes all users whose e-mail address is at the domain of these tests. */
export async function removeMembers(): Promise<void> {
  const query = 'filter[email][_ends_with]=@mail.hatnang.example.com&fields=id&limit=-1';
  const users = (await admin<Array<{ id: string }>>('GET', `/users?${query}`)).body.data;
  if (users.length > 0)
    await admin(
      'DELETE',
      '/users',
      users.map(({ id }) => id),
    );
}
