/** What a call takes and answers, by its path: from the OpenAPI document of the running back end (decision 013). */
import type { paths } from '@codegen/rest/rest';

type Method = 'get' | 'post' | 'patch';

/** `auth-extend/register/` and `users/me?fields=id` → the path as the document has it. */
type Documented<Path extends string> = Path extends `${infer Rest}?${string}`
  ? Documented<Rest>
  : Path extends `${infer Rest}/`
    ? `/${Rest}`
    : `/${Path}`;

type Operation<Path extends string, M extends Method> =
  Documented<Path> extends infer Known extends keyof paths ? paths[Known][M] : never;

/** The body of a call; anything where the document does not know the path. */
export type BodyOf<Path extends string, M extends Method> = [Operation<Path, M>] extends [never]
  ? unknown
  : Operation<Path, M> extends { requestBody: { content: { 'application/json': infer Body } } }
    ? Body
    : unknown;

/** What stands under `data`; undefined for 204, and where the document does not know the path. */
type AnswerOf<Path extends string, M extends Method> = [Operation<Path, M>] extends [never]
  ? undefined
  : Operation<Path, M> extends { responses: { 200: { content: { 'application/json': { data: infer Data } } } } }
    ? Data
    : undefined;

/** Stands for "as the document says" where a call names no answer of its own. */
export interface AsDocumented {
  readonly asDocumented: unique symbol;
}
export type Answered<Answer, Path extends string, M extends Method> = Answer extends AsDocumented
  ? AnswerOf<Path, M>
  : Answer;
