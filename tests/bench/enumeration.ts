import { randomInt, randomUUID } from 'node:crypto';
import { ROLE } from '@hat-nang/model/ids';
import type { Instance } from '../../scripts/stack/instance.ts';
import { type Bench, requestAsAdmin } from './bench.ts';
import { median } from './latency.ts';

const batchSize = 12;
const batchPairs = 8;
const singlePairs = 24;
/** Maximum difference between the median response times of known and unknown addresses. */
const maxDifferenceMs = 10;
/** Number of requests per known address in each question. The rate limit allows three reset links per hour for each address. */
const requestsPerAddress = 3;

interface Answer {
  readonly ms: number;
  /** Status, headers and body of the response. Headers that differ between equal responses, such as the date, are left out. */
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
 * Checks that neither the time nor the content of a response reveals whether an address has an account. Known and unknown addresses alternate, first
 * sequentially, then 12 at once. Requests go to Directus directly, because the site would only add noise.
 */
export const enumeration: Bench = async (instance, reporter) => {
  const { directus, site } = instance.running.urls;
  const perQuestion = Math.ceil((singlePairs + batchPairs * batchSize) / requestsPerAddress);
  const members = await createMembers(instance, perQuestion);
  let isReached = true;
  try {
    for (const question of questions(`${site}/en/reset-password`)) {
      let requestCount = 0;
      const createKnown = () => members[Math.floor(requestCount++ / requestsPerAddress) % members.length]?.email ?? '';
      const answerQuestion = (email: string) => timeRequest(`${directus}${question.path}`, question.body(email));
      await answerQuestion(unknownAddress());
      const idleTimes = await measurePairs(singlePairs, 1, createKnown, answerQuestion);
      const busyTimes = await measurePairs(batchPairs, batchSize, createKnown, answerQuestion);
      for (const [name, { known: knownAnswers, unknown: unknownAnswers, difference }] of Object.entries({
        idle: idleTimes,
        [`${batchSize} at once`]: busyTimes,
      })) {
        const areEqual = new Set([...knownAnswers, ...unknownAnswers].map(({ bytes }) => bytes)).size === 1;
        if (difference > maxDifferenceMs || !areEqual) isReached = false;
        reporter.line(
          `  ${question.name.padEnd(20)} ${name.padEnd(10)} known ${medianOf(knownAnswers).toFixed(1)} ms · unknown ${medianOf(unknownAnswers).toFixed(1)} ms · ` +
            `difference ${difference.toFixed(1)} ms (goal ≤ ${maxDifferenceMs}) · bytes ${areEqual ? 'equal' : 'DIFFERENT'}`,
        );
      }
    }
  } finally {
    await requestAsAdmin(
      instance,
      'DELETE',
      '/users',
      members.map(({ id }) => id),
    );
  }
  return isReached;
};

/**
 * Alternates batches of known and unknown addresses, so other load affects both equally. Returns the answers of both, and as `difference` the difference
 * between their median times in milliseconds.
 */
async function measurePairs(
  pairs: number,
  size: number,
  createKnown: () => string,
  answerQuestion: (email: string) => Promise<Answer>,
) {
  const answers = { known: [] as Answer[], unknown: [] as Answer[] };
  for (let i = 0; i < pairs; i++) {
    // The kind of address that is measured first alternates.
    for (const kind of i % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const addresses = Array.from({ length: size }, () => (kind === 'known' ? createKnown() : unknownAddress()));
      answers[kind].push(...(await Promise.all(addresses.map(answerQuestion))));
    }
  }
  return { ...answers, difference: Math.abs(medianOf(answers.known) - medianOf(answers.unknown)) };
}

/** Returns an address without an account. The address is as long as the known addresses. */
const unknownAddress = () => `n${randomUUID().slice(0, 12)}@bench.hatnang.example.com`;

async function createMembers(instance: Instance, count: number): Promise<{ id: string; email: string }[]> {
  const rows = Array.from({ length: count }, () => ({
    email: `k${randomUUID().slice(0, 12)}@bench.hatnang.example.com`,
    password: 'Dung-la-no-1',
    role: ROLE.kid,
    status: 'active',
  }));
  return requestAsAdmin(instance, 'POST', '/users?fields=id,email', rows);
}

/** Sends the request with a random client address, because the rate limits would stop a single client. */
async function timeRequest(url: string, body: object): Promise<Answer> {
  const client = `2001:db8:${randomInt(0x10000).toString(16)}:${randomInt(0x10000).toString(16)}::1`;
  const startedAt = performance.now();
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': client },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  const ms = performance.now() - startedAt;
  const changingHeaders = new Set(['date', 'x-request-id', 'retry-after', 'keep-alive', 'connection']);
  const headers = [...answer.headers].filter(([name]) => !changingHeaders.has(name));
  return { ms, bytes: JSON.stringify([answer.status, headers, text]) };
}

const medianOf = (answers: readonly Answer[]) => median(answers.map(({ ms }) => ms));
