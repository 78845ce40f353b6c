import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { worstQueries } from '../support/worst-queries.ts';

/** Base URLs of the attacked project, and the accounts of learners that an attack may use. */
export interface Target {
  readonly site: string;
  readonly directus: string;
  readonly learners: readonly { readonly email: string; readonly password: string }[];
}

/** Sends the requests of one client. Calls `count` with the status of each response, or 0 for a connection that ends without a response. */
export type Attack = (
  target: Target,
  index: number,
  isOver: () => boolean,
  count: (status: number) => void,
) => Promise<void>;

const refusedQueries = [
  `/items/app_configs?fields=${Array.from({ length: 10 }, () => '*').join('.')}`,
  '/items/documents?limit=-1&fields=*,pages.translations.*',
];

/**
 * Returns an attack that sends these queries. Clients with an odd index send them to the site, all others to Directus. Each client sends its own
 * `x-forwarded-for` address.
 */
const sendQueries =
  (queries: readonly string[]): Attack =>
  async ({ site, directus }, index, isOver, count) => {
    const headers = { 'x-forwarded-for': `100.67.0.${index}` };
    for (let requestIndex = index; !isOver(); requestIndex++) {
      const path = queries[requestIndex % queries.length];
      const url = index % 2 === 1 ? `${site}/api${path}` : `${directus}${path}`;
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      count(answer.status);
      if (answer.status === 429) await sleep(200);
    }
  };

const chunk = Buffer.alloc(64 * 1024, 'a');
const bodyRoutes = ['/api/graphql', '/api/contact', '/api/starting'];

/** Sends chunked bodies one after another. Each body ends when the server responds, after 400 MiB, or when the attack is over. */
const sendEndlessBody: Attack = async ({ site }, index, isOver, count) => {
  for (let requestIndex = index; !isOver(); requestIndex++) {
    const url = `${site}${bodyRoutes[requestIndex % bodyRoutes.length]}`;
    count(
      await new Promise<number>((resolve) => {
        const headers = {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'transfer-encoding': 'chunked',
        };
        let status = 0;
        const sentRequest = request(url, { method: 'POST', headers }, (answer) => {
          status = answer.statusCode ?? 0;
          answer.resume();
          answer.on('close', () => resolve(status));
          answer.on('error', () => resolve(status));
          sentRequest.destroy();
        });
        // Without this line Node warns about a leak, because each wait for `drain` adds two listeners.
        sentRequest.setMaxListeners(0);
        sentRequest.on('error', () => resolve(status));
        sentRequest.on('close', () => resolve(status));
        void sendChunks();
        async function sendChunks(): Promise<void> {
          for (let chunksLeft = 6_400; chunksLeft > 0 && !sentRequest.destroyed && !isOver(); chunksLeft--) {
            if (!sentRequest.write(chunk))
              await new Promise((continueSending) =>
                sentRequest.once('drain', continueSending).once('close', continueSending),
              );
          }
          sentRequest.end();
        }
      }),
    );
    await sleep(20);
  }
};

/** Returns an attack that uploads a picture (base64) repeatedly. */
const uploadPicture =
  (picture: string, cookies: readonly string[]): Attack =>
  async ({ site }, index, isOver, count) => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      cookie: cookies[index % cookies.length] ?? '',
    };
    while (!isOver()) {
      const url = `${site}/api/auth-extend/account/avatar`;
      const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ picture }) });
      await answer.arrayBuffer();
      count(answer.status);
      await sleep(answer.status === 429 ? 500 : 50);
    }
  };

async function createPictureAttack(target: Target): Promise<Attack> {
  const plainPicture = { width: 4_000, height: 4_000, channels: 3 as const, background: '#2a6' };
  const picture = (await sharp({ create: plainPicture }).jpeg({ quality: 40 }).toBuffer()).toString('base64');
  return uploadPicture(picture, await Promise.all(target.learners.map((learner) => sessionOf(target, learner))));
}

/** Attacks of the bench `abuse`: the number of clients, and a function that creates the attack. */
export const attacks: Readonly<Record<string, { clients: number; start(target: Target): Attack | Promise<Attack> }>> = {
  'worst allowed queries': { clients: 20, start: () => sendQueries(worstQueries) },
  'refused queries': { clients: 20, start: () => sendQueries(refusedQueries) },
  'endless bodies': { clients: 5, start: () => sendEndlessBody },
  'pictures of 16 megapixels': { clients: 8, start: createPictureAttack },
};

/** Logs a learner in and returns the session cookie. @throws Error when the login fails: an attack without a session would only be refused */
async function sessionOf({ directus }: Target, { email, password }: Target['learners'][number]): Promise<string> {
  const answer = await fetch(`${directus}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, mode: 'session' }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0];
  if (!answer.ok || cookie === undefined) throw new Error(`A learner could not log in: status ${answer.status}.`);
  return cookie;
}
