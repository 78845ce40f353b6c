import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { stack } from '../../setup/stack.ts';
import { createActiveMember, findUsers, logIn, mailsTo, newClient, PASSWORD, registerMember } from './support.ts';

export const ACCOUNT_PATH = '/auth-extend/account';
export const SESSION_COOKIE = 'hat_nang_token';
type Cookies = Record<string, string>;

export type SignedInMember = {
  id: string;
  email: string;
  username: string;
  cookies: Cookies;
  /** Logs in again. Returns the cookies of the new session. */
  logIn(password?: string): Promise<Cookies>;
};

/** Creates a member with a session. Without a form, an administrator creates the account. With a form, the member signs up with the form. */
export async function createSignedInMember(form?: Record<string, unknown>): Promise<SignedInMember> {
  const { email, username } = form === undefined ? await createActiveMember() : await registerMember(form);
  const id = (await findUsers(email))[0]?.id ?? '';
  const logInAgain = (password = PASSWORD) => logIn({ username, password });
  return { id, email: String(email), username: String(username), cookies: await logInAgain(), logIn: logInAgain };
}

export async function requestWithCookies(path: string, cookies: Cookies = {}): Promise<Response> {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return fetch(`${stack().directusUrl}${path}`, { headers: { cookie, 'x-forwarded-for': newClient() } });
}

export const isSessionValid = async (cookies: Cookies) =>
  (await requestWithCookies('/users/me?fields=id', cookies)).status === 200;

/** Waits for a mail to an address whose subject contains `expectedText`. Returns the newest such mail. @throws Error after 15 s */
export async function waitForMailAbout(address: string, expectedText: string) {
  for (let i = 0; i < 150; i++) {
    const mail = (await mailsTo(address)).findLast(({ subject }) => subject.includes(expectedText));
    if (mail) return mail;
    await sleep(100);
  }
  throw new Error(`No mail about "${expectedText}" to ${address}`);
}

/** Returns an unused e-mail address. */
export const newAddress = () => `n${Date.now()}${randomInt(1_000_000)}@mail.hatnang.example.com`;

/** Returns the files of a zip by name. */
export function unzip(zip: Buffer): Record<string, Buffer> {
  const files: Record<string, Buffer> = {};
  let position = zip.readUInt32LE(zip.lastIndexOf('PK\x05\x06', undefined, 'latin1') + 16);
  while (zip.toString('latin1', position, position + 4) === 'PK\x01\x02') {
    const [method, size] = [zip.readUInt16LE(position + 10), zip.readUInt32LE(position + 20)];
    const [name, extra, comment] = [
      zip.readUInt16LE(position + 28),
      zip.readUInt16LE(position + 30),
      zip.readUInt16LE(position + 32),
    ];
    const localHeader = zip.readUInt32LE(position + 42);
    const dataStart = localHeader + 30 + zip.readUInt16LE(localHeader + 26) + zip.readUInt16LE(localHeader + 28);
    const packedBytes = zip.subarray(dataStart, dataStart + size);
    files[zip.toString('utf8', position + 46, position + 46 + name)] =
      method === 0 ? packedBytes : inflateRawSync(packedBytes);
    position += 46 + name + extra + comment;
  }
  return files;
}
