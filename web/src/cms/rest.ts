/**
 * The calls of an account (specification, section 7), through the site's own door. Answers are unwrapped from `data`; failures reject with the
 * list of errors. Bodies and answers have the types of the OpenAPI document; a call outside of it names its answer: `get<Choices>('choices/vi')`.
 */
import type { ErrorEntry } from '@hat-nang/model/contracts/errors';
import type { Answered, AsDocumented, BodyOf } from './rest-types.ts';

/** An entry of `errors`: ours carry a key and perhaps a field, Directus's own a code alone. */
export interface ApiErrorEntry {
  message: string;
  extensions: { code: string } & Partial<Omit<ErrorEntry['extensions'], 'code'>>;
}

/** The back end refused. */
export class ApiError extends Error {
  readonly status: number;
  readonly errors: readonly ApiErrorEntry[];
  /** Seconds to wait, where the answer says so (429). */
  readonly retryAfter: number | undefined;

  constructor(status: number, errors: readonly ApiErrorEntry[], retryAfter?: number) {
    super(errors[0]?.message ?? `status ${status}`);
    this.status = status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }

  /** The code of the first entry, which decides (specification, section 8). */
  get code(): string | undefined {
    return this.errors[0]?.extensions.code;
  }
}

/** No answer came, or none that we understand. */
export class NetworkError extends Error {}

const timeout = 20_000;

const readErrors = async (answer: Response): Promise<ApiErrorEntry[]> => {
  try {
    const { errors } = (await answer.json()) as { errors?: ApiErrorEntry[] };
    return Array.isArray(errors) ? errors : [];
  } catch {
    // A failure need not speak JSON: a proxy on the way may have answered.
    return [];
  }
};

/** @throws ApiError, NetworkError */
const call = async <Answer>(path: string, init: RequestInit): Promise<Answer> => {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { ...init, cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw new NetworkError(path, { cause: error });
  }
  if (!answer.ok) {
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined;
    throw new ApiError(answer.status, await readErrors(answer), retryAfter);
  }
  if (answer.status === 204) return undefined as Answer;
  try {
    return ((await answer.json()) as { data: Answer }).data;
  } catch (error) {
    throw new NetworkError(path, { cause: error });
  }
};

/** @param path below `/api/`, with its query */
export const get = <Answer = AsDocumented, Path extends string = string>(
  path: Path,
): Promise<Answered<Answer, Path, 'get'>> => call(path, {});

const send =
  <Method extends 'post' | 'patch'>(method: Method) =>
  /** @param options `keepalive` for what is sent while the page is left */
  <Answer = AsDocumented, Path extends string = string>(
    path: Path,
    body: BodyOf<Path, Method>,
    options: Pick<RequestInit, 'keepalive'> = {},
  ): Promise<Answered<Answer, Path, Method>> =>
    call(path, {
      method: method.toUpperCase(),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      ...options,
    });
export const post = send('post');
export const patch = send('patch');
