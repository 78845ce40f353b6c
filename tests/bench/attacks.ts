import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { worstQueries } from '../support/worst-queries.ts';

/** Addresses of the attacked project, and learners whose sessions are available. */
export interface Target {
  readonly site: string;
  readonly directus: string;
  readonly learners: readonly { readonly email: string; readonly password: string }[];
}

/** One client's abuse. `count` gets the status of each answer; 0: connection closed. */
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

/** Odd clients use the site, even ones Directus directly with their own addresses. */
const ask =
  (queries: readonly string[]): Attack =>
  async ({ site, directus }, index, isOver, count) => {
    const headers = { 'x-forwarded-for': `100.67.0.${index}` };
    for (let turn = index; !isOver(); turn++) {
      const path = queries[turn % queries.length];
      const url = index % 2 === 1 ? `${site}/api${path}` : `${directus}${path}`;
      const answer = await fetch(url, { headers });
      await answer.arrayBuffer();
      count(answer.status);
      if (answer.status === 429) await sleep(200);
    }
  };

const chunk = Buffer.alloc(64 * 1024, 'a');
const bodyRoutes = ['/api/graphql', '/api/contact', '/api/starting'];

/** An endless chunked body, until it is refused or 400 MB are sent. */
const pour: Attack = async ({ site }, index, isOver, count) => {
  for (let turn = index; !isOver(); turn++) {
    const url = `${site}${bodyRoutes[turn % bodyRoutes.length]}`;
    count(
      await new Promise<number>((resolve) => {
        const headers = {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          'transfer-encoding': 'chunked',
        };
        let status = 0;
        const sent = request(url, { method: 'POST', headers }, (answer) => {
          status = answer.statusCode ?? 0;
          answer.resume();
          answer.on('close', () => resolve(status));
          answer.on('error', () => resolve(status));
          sent.destroy();
        });
        // Each pause of the socket adds two listeners.
        sent.setMaxListeners(0);
        sent.on('error', () => resolve(status));
        sent.on('close', () => resolve(status));
        void send();
        async function send(): Promise<void> {
          for (let left = 6_400; left > 0 && !sent.destroyed && !isOver(); left--) {
            if (!sent.write(chunk)) await new Promise((next) => sent.once('drain', next).once('close', next));
          }
          sent.end();
        }
      }),
    );
    await sleep(20);
  }
};

/** Uploads the largest allowed picture. */
const paint =
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

async function paintAvatars(target: Target): Promise<Attack> {
  const flat = { width: 4_000, height: 4_000, channels: 3 as const, background: '#2a6' };
  const picture = (await sharp({ create: flat }).jpeg({ quality: 40 }).toBuffer()).toString('base64');
  return paint(picture, await Promise.all(target.learners.map((learner) => sessionOf(target, learner))));
}

/** Attacks of the bench `abuse`: the number of clients, and each client's behaviour until it is stopped. */
export const attacks: Readonly<Record<string, { clients: number; start(target: Target): Attack | Promise<Attack> }>> = {
  'worst allowed queries': { clients: 20, start: () => ask(worstQueries) },
  'refused queries': { clients: 20, start: () => ask(refusedQueries) },
  'endless bodies': { clients: 5, start: () => pour },
  'pictures of 16 megapixels': { clients: 8, start: paintAvatars },
};

async function sessionOf({ directus }: Target, { email, password }: Target['learners'][number]): Promise<string> {
  const answer = await fetch(`${directus}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, mode: 'session' }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
