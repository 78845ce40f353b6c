import { vi } from 'vitest';

/** Replaces fetch for the REST clients in a unit test. Outside of a browser, a `Request` needs an absolute address. */
export const stubFetch = (answer: (request: Request) => Promise<Response>): void => {
  vi.stubGlobal('fetch', (request: Request) => answer(request));
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://site.test') : input, init);
      }
    },
  );
};
