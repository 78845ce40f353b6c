import { randomInt, randomUUID } from 'node:crypto';
import { ROLE } from '@hat-nang/model/ids';
import type { Instance } from '../../scripts/stack/instance.ts';
import { StepError } from '../../scripts/stack/steps.ts';
import type { Bench } from './bench.ts';

const parallel = 12;
/** Pairs of batches under load, and pairs of single requests. */
const batches = 8;
const single = 24;
/** Milliseconds between the medians of known and unknown addresses. */
const goal = 10;
/** An address may request a reset link three times an hour. */
const asksAnAddress = 3;

interface Answer {
  readonly ms: number;
  /** Status, headers except the date and the like, and body. */
  readonly bytes: string;
}

interface Question {
  readonly name: string;
  readonly path: string;
  body(email: string): object;
}

const questions = (resetUrl: string): readonly Question[] => [
  { name: 'log-in', path: '/auth/login', body: (email) => ({ email, password: 'Khong-phai-1', mode: 'session' }) },
  { name: 'password request', path: '/auth/password/request', body: (email) => ({ email, reset_url: resetUrl }) },
  { name: 'verification status', path: '/auth-extend/check-verification-status', body: (email) => ({ email }) },
];

/**
 * Whether answers reveal which addresses have an account, by time or content: known and unknown addresses alternate, sequentially and 12 at once.
 * Directus is called directly, because the site only adds noise.
 */
export const enumeration: Bench = async (instance, reporter) => {
  const { directus, site } = instance.running.urls;
  const perQuestion = Math.ceil((single + batches * parallel) / asksAnAddress);
  const people = await makePeople(instance, perQuestion);
  let isReached = true;
  try {
    for (const question of questions(`${site}/en/reset-password`)) {
      let asked = 0;
      const known = () => people[Math.floor(asked++ / asksAnAddress) % people.length]?.email ?? '';
      const ask = (email: string) => send(`${directus}${question.path}`, question.body(email));
      await ask(nobody());
      const idle = await inPairs(single, 1, known, ask);
      const busy = await inPairs(batches, parallel, known, ask);
      for (const [name, { known: ours, unknown, difference }] of Object.entries({
        idle,
        [`${parallel} at once`]: busy,
      })) {
        const areEqual = new Set([...ours, ...unknown].map(({ bytes }) => bytes)).size === 1;
        if (difference > goal || !areEqual) isReached = false;
        reporter.line(
          `  ${question.name.padEnd(20)} ${name.padEnd(10)} known ${medianOf(ours).toFixed(1)} ms · unknown ${medianOf(unknown).toFixed(1)} ms · ` +
            `difference ${difference.toFixed(1)} ms (goal ≤ ${goal}) · bytes ${areEqual ? 'equal' : 'DIFFERENT'}`,
        );
      }
    }
  } finally {
    await admin(
      instance,
      'DELETE',
      '/users',
      people.map(({ id }) => id),
    );
  }
  return isReached;
};

/** Alternating batches of known and unknown addresses, so that other load affects both equally. `difference` is that of the medians. Milliseconds. */
async function inPairs(pairs: number, size: number, known: () => string, ask: (email: string) => Promise<Answer>) {
  const found = { known: [] as Answer[], unknown: [] as Answer[] };
  for (let i = 0; i < pairs; i++) {
    // Each kind comes first as often as the other.
    for (const kind of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const addresses = Array.from({ length: size }, () => (kind === 'known' ? known() : nobody()));
      found[kind].push(...(await Promise.all(addresses.map(ask))));
    }
  }
  return { ...found, difference: Math.abs(medianOf(found.known) - medianOf(found.unknown)) };
}

/** An unused address with the length of the known ones. */
const nobody = () => `n${randomUUID().slice(0, 12)}@bench.hatnang.example.com`;

async function makePeople(instance: Instance, count: number): Promise<{ id: string; email: string }[]> {
  const rows = Array.from({ length: count }, () => ({
    email: `k${randomUUID().slice(0, 12)}@bench.hatnang.example.com`,
    password: 'Dung-la-no-1',
    role: ROLE.kid,
    status: 'active',
  }));
  const answer = await admin(instance, 'POST', '/users?fields=id,email', rows);
  return ((await answer.json()) as { data: { id: string; email: string }[] }).data;
}

async function admin(instance: Instance, method: string, path: string, body: unknown): Promise<Response> {
  const answer = await fetch(`${instance.running.urls.directus}${path}`, {
    method,
    headers: { authorization: `Bearer ${instance.secrets.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new StepError(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Each from its own client address: limits would stop one client for known and unknown addresses alike. */
async function send(url: string, body: object): Promise<Answer> {
  const client = `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;
  const started = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const ms = performance.now() - started;
  const changing = new Set(['date', 'x-request-id', 'retry-after', 'keep-alive', 'connection']);
  const headers = [...answer.headers].filter(([name]) => !changing.has(name));
  return { ms, bytes: JSON.stringify([answer.status, headers, text]) };
}

const medianOf = (answers: readonly Answer[]) => median(answers.map(({ ms }) => ms));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}
