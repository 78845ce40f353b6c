/**
 * The two REST clients of the browser (docs/specification.md §6). `publicClient` never sends the session, `personalClient` does. Paths, parameters, bodies
 * and responses have the types of the generated OpenAPI document.
 */
import type { paths } from '@codegen/rest/rest';
import type { ErrorEntry } from '@hat-nang/model/contracts/errors';
import createClient, { type Middleware } from 'openapi-fetch';

/** An entry of `errors` in a response. Refusals of our Directus extensions have a key and optionally a field. Other errors may have only a code. */
export interface ApiErrorEntry {
  message: string;
  extensions: { code: string } & Partial<Omit<ErrorEntry['extensions'], 'code'>>;
}

/** An error response from Directus or the site. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ApiErrorEntry[];
  /** Seconds to wait before the next attempt, if the response has Retry-After. */
  readonly retryAfter: number | undefined;
  /** The parsed response body, for calls with a different error format. Undefined if the body is not JSON. */
  readonly answer: unknown;

  constructor(status: number, errors: readonly ApiErrorEntry[], retryAfter?: number, answer?: unknown) {
    super(errors[0]?.message ?? `status ${status}`);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.answer = answer;
  }

  /** Code of the first entry, which identifies the error (docs/specification.md §8). */
  get code(): string | undefined {
    return this.errors[0]?.extensions.code;
  }
}

/** Error of a call without a usable response: no response arrived, or the response cannot be parsed. */
export class NetworkError extends Error {}

const timeoutMs = 20_000;

/** Returns the JSON of a response. Undefined if the body is not JSON, for example the error page of a proxy before the site. */
export const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** Sends a request with a deadline. This function is not a middleware, because a call that is repeated after a session renewal must get a new deadline. */
const fetchInTime = (request: Request): Promise<Response> =>
  fetch(new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) }));

const refusalMiddleware: Middleware = {
  async onResponse({ response }) {
    if (response.ok) return;
    const answer = await readJson(response);
    const errors = (answer as { errors?: ApiErrorEntry[] } | undefined)?.errors;
    const retryAfter = Number(response.headers.get('retry-after')) || undefined;
    throw new ApiError(response.status, Array.isArray(errors) ? errors : [], retryAfter, answer);
  },
};

const createRestClient = (credentials: RequestCredentials) => {
  const restClient = createClient<paths>({
    baseUrl: '/api',
    fetch: fetchInTime,
    credentials,
    cache: 'no-store',
    querySerializer: { array: { style: 'form', explode: false }, object: { style: 'deepObject', explode: true } },
  });
  restClient.use(refusalMiddleware);
  return restClient;
};

/** Client for public content and visitors' forms. */
export const publicClient = createRestClient('omit');
/** Client for data of the signed-in user, and for signing in. `session/session.ts` adds the renewal of the session (`session/renewal.ts`) to this client. */
export const personalClient = createRestClient('same-origin');

type UnwrappedData<Body> = Body extends { data: infer Data }
  ? Data
  : Body extends { data?: infer Data }
    ? Exclude<Data, undefined>
    : undefined;

/**
 * Returns the `data` of a response, for example `await unwrap(personalClient.POST(…))`.
 * @throws ApiError, NetworkError
 */
export const unwrap = async <Body>(call: Promise<{ data?: Body }>): Promise<UnwrappedData<Body>> => {
  try {
    const { data: body } = await call;
    return (body as { data?: unknown } | undefined)?.data as UnwrappedData<Body>;
  } catch (error) {
    throw error instanceof ApiError ? error : new NetworkError('no answer', { cause: error });
  }
};
