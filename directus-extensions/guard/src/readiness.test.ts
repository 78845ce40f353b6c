import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { readiness } from './readiness.ts';
import type { GuardRequest } from './types.ts';

async function askReadiness(middleware: ReturnType<typeof readiness>) {
  const received = { status: 0, body: {} };
  const response = {
    setHeader: () => undefined,
    status(code: number) {
      received.status = code;
      return response;
    },
    json: (body: object) => {
      received.body = body;
    },
  };
  await middleware({ method: 'GET' } as GuardRequest, response as never, () => undefined);
  return received;
}

it('returns "not ready" as soon as a shutdown is announced, and continues to serve everything else', async () => {
  const database = { raw: () => '1', select: () => ({ timeout: async () => [] }) } as unknown as Knex;
  const middleware = readiness(database);
  expect(await askReadiness(middleware)).toEqual({ status: 200, body: { status: 'ready' } });
  process.emit('SIGWINCH');
  expect(await askReadiness(middleware)).toEqual({ status: 503, body: { status: 'stopping' } });
});
