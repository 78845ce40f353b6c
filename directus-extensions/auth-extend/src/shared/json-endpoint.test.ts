import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { refusal, TooManyRequests } from './errors.ts';
import { bodyMiddleware, endpoint, queryEndpoint } from './json-endpoint.ts';
import type { AccountRequest } from './types.ts';

const schema = z.strictObject({ name: z.string() });

describe('endpoint', () => {
  it('sends the result of the handler under data, and 204 without a result', async () => {
    const answerHandler = vi.fn(async ({ name }: { name: string }) => ({ greeting: `Hi ${name}` }));
    expect(await sendRequest(endpoint(schema, answerHandler))).toMatchObject({
      status: 200,
      body: { data: { greeting: 'Hi Na' } },
    });
    expect(await sendRequest(endpoint(schema, async () => undefined))).toMatchObject({ status: 204, body: undefined });
  });

  it('sends a refusal in Directus’s format, with no-store', async () => {
    const refusedResponse = await sendRequest(
      endpoint(schema, async () => {
        throw refusal('INVALID_TOKEN', 'FORM.ERROR_LINK', 'token');
      }),
    );
    expect(refusedResponse).toMatchObject({ status: 403, headers: { 'cache-control': 'no-store' } });
    expect(refusedResponse.body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_TOKEN', key: 'FORM.ERROR_LINK', field: 'token' } }],
    });
  });

  it('sends how long to wait', async () => {
    const refusedResponse = await sendRequest(
      endpoint(schema, async () => {
        throw new TooManyRequests(42);
      }),
    );
    expect(refusedResponse).toMatchObject({ status: 429, headers: { 'retry-after': '42' } });
  });

  it.each([
    ['a form', { type: 'application/x-www-form-urlencoded' }, 415],
    ['more than 4 KB', { bytes: 4097 }, 413],
    ['a field too many', { body: { name: 'Na', role: 'admin' } }, 400],
    ['a wrong type', { body: { name: 1 } }, 400],
  ])('does not call the handler for %s', async (_title, request, status) => {
    const answerHandler = vi.fn(async () => undefined);
    expect(await sendRequest(endpoint(schema, answerHandler), request)).toMatchObject({ status });
    expect(answerHandler).not.toHaveBeenCalled();
  });

  it('passes on an unexpected error without the row in the database’s message', async () => {
    const { passedToNext: passed } = await sendRequest(
      endpoint(schema, async () => {
        throw Object.assign(new Error('insert into users values ($argon2id$secret)'), { code: 'SQLITE_CONSTRAINT' });
      }),
    );
    expect(passed).toBeInstanceOf(Error);
    expect(String((passed as Error).stack)).not.toContain('argon2');
    expect((passed as Error).message).toBe('auth-extend: SQLITE_CONSTRAINT');
  });

  it('responds no sooner than the floor, for successes and refusals', async () => {
    const options = { atLeastMs: 60 };
    const success = await sendRequest(endpoint(schema, async () => undefined, options));
    const refusedResponse = await sendRequest(
      endpoint(schema, async () => Promise.reject(refusal('INVALID_OTP', 'FORM.ERROR_INVALID')), options),
    );
    // The bound is 10 ms below the floor, because timers can fire slightly early.
    expect(success.durationMs).toBeGreaterThan(50);
    expect(refusedResponse.durationMs).toBeGreaterThan(50);
  });
});

describe('reading', () => {
  it('passes the query, and does not change what the handler has sent itself', async () => {
    const answer = await sendRequest(queryEndpoint(schema, async (query) => query));
    expect(answer).toMatchObject({ status: 200, body: { data: { name: 'Na' } } });
    const sent = await sendRequest(
      queryEndpoint(schema, async (_query, _request, response) => {
        response.status(206).end();
      }),
    );
    expect(sent).toMatchObject({ status: 206, body: undefined });
  });
});

describe('gate', () => {
  it('passes on only the checked body', async () => {
    const request = { body: { name: 'Na' } };
    const { passedToNext: passed, body } = await sendRequest(
      bodyMiddleware(schema, async ({ name }) => ({ checked: name })),
      request,
    );
    expect(passed).toBe('next');
    expect(body).toBeUndefined();
    expect(request.body).toEqual({ checked: 'Na' });
  });

  it('stops a request that it refuses', async () => {
    const { passedToNext: passed, status } = await sendRequest(
      bodyMiddleware(schema, async (body) => body),
      { body: {} },
    );
    expect(passed).toBeUndefined();
    expect(status).toBe(400);
  });
});

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
  /** The argument of `next`: an error, or the text 'next' if there was no error. Undefined if `next` was not called. */
  passedToNext: unknown;
  durationMs: number;
}

/** Sends a body to a handler, by default `{name: 'Na'}`, with the query `{name: 'Na'}`. Waits for the response or for a call of `next`. */
function sendRequest(
  handler: ReturnType<typeof endpoint>,
  requestOptions: { body?: unknown; type?: string; bytes?: number } = {},
): Promise<Answer> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const answer: Answer = { status: 200, body: undefined, headers: {}, passedToNext: undefined, durationMs: 0 };
    const finish = () => resolve({ ...answer, durationMs: performance.now() - startedAt });
    const response = {
      headersSent: false,
      setHeader: (name: string, value: string) => {
        answer.headers[name.toLowerCase()] = value;
      },
      status(code: number) {
        answer.status = code;
        return response;
      },
      json(body: unknown) {
        answer.body = body;
        response.end();
      },
      end() {
        response.headersSent = true;
        finish();
      },
    };
    const { type = 'application/json', bytes = 13 } = requestOptions;
    const request = Object.assign(requestOptions, {
      body: requestOptions.body ?? { name: 'Na' },
      query: { name: 'Na' },
      headers: { 'content-length': String(bytes) },
      rawBody: Buffer.alloc(bytes),
      is: (expectedType: string) => expectedType === type,
    }) as unknown as AccountRequest;
    handler(request, response as never, (error?: unknown) => {
      answer.passedToNext = error ?? 'next';
      finish();
    });
  });
}
