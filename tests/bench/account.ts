import { randomUUID } from 'node:crypto';
import { ROLE } from '@hat-nang/model/ids';
import { StepError } from '../../scripts/stack/steps.ts';
import { databaseOf } from '../setup/database.ts';
import { fillLists, pageQueries } from '../support/full-lists.ts';
import { type Bench, requestAsAdmin } from './bench.ts';
import { formatMs, measureSequential } from './latency.ts';

const maxP50Ms = 300;
const requestsPerPage = 20;

/** Measures the account pages of a member with 10,000 favourites, 500 playlists and 1,000 read books, through the site. */
export const account: Bench = async (instance, reporter) => {
  const { running } = instance;
  const email = `b${randomUUID().slice(0, 12)}@bench.hatnang.example.com`;
  const person = { email, password: 'Dung-la-no-1', role: ROLE.kid, status: 'active' };
  const { id } = await requestAsAdmin<{ id: string }>(instance, 'POST', '/users?fields=id', person);
  const fullLists = fillLists(databaseOf(running.settings), id);
  let isReached = true;
  try {
    const headers = { origin: running.urls.site, 'content-type': 'application/json' };
    const login = await fetch(`${running.urls.site}/api/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: person.password, mode: 'session' }),
    });
    const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0]);
    const requestApi = async (path: string, body: object | undefined) => {
      const answer = await fetch(`${running.urls.site}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { ...headers, cookie: cookie.join('; ') },
        body: body && JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok || text.includes('"errors"'))
        throw new StepError(`${path}: ${answer.status} ${text.slice(0, 300)}`);
    };
    for (const { what: description, path, body } of pageQueries(fullLists)) {
      const { p50, p95 } = await measureSequential(
        () => [path],
        requestsPerPage,
        () => requestApi(path, body),
      );
      const isGood = p50 <= maxP50Ms;
      if (!isGood) isReached = false;
      reporter.line(
        `  ${description.padEnd(38)} p50 ${formatMs(p50)} · p95 ${formatMs(p95)} (goal ≤ ${maxP50Ms} ms${isGood ? '' : ', MISSED'})`,
      );
    }
  } finally {
    fullLists.remove();
    await requestAsAdmin(instance, 'DELETE', '/users', [id]);
  }
  return isReached;
};
