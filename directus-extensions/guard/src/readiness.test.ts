import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { createReadinessCheck } from './readiness.ts';
import type { GuardRequest } from './types.ts';

async function askReadiness(middleware: ReturnType<typeof createReadinessCheck>) {
  const receivedResponse = { status: 0, body: {} };
  const response = {
    setHeader: () => undefined,
    status(code: number) {
      receivedResponse.status = code;
      return response;
    },
    json: (body: object) => {
      receivedResponse.body = body;
    },
  };
  await middleware({ method: 'GET' } as GuardRequest, response as never, () => undefined);
  return receivedResponse;
}

it('returns "not ready" as soon as a shutdown is announced, and continues to serve everything else', async () => {
  const database = { raw: () => '1', select: () => ({ timeout: async () => [] }) } as unknown as Knex;
  const middleware = createReadinessCheck(database);
  expect(await askReadiness(middleware)).toEqual({ status: 200, body: { status: 'ready' } });
  process.emit('SIGWINCH');
  expect(await askReadiness(middleware)).toEqual({ status: 503, body: { status: 'stopping' } });
});
