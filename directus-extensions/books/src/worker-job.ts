/**
 * Runs blocking work in a worker thread with limits of memory and time. Directus allows one file per extension, so the thread loads the whole bundle.
 * `serveJobs` then runs the job.
 */
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

export interface JobLimits {
  readonly timeoutMs: number;
  /** Limit for JavaScript objects in megabytes. Buffers are outside the heap and do not count. */
  readonly heapMb: number;
}

/** Error of a thread that was stopped by a limit, or that exited before the end of its job. */
export class JobStopped extends Error {
  override name = 'JobStopped';
}

/** Provides bytes that only the main thread can read. In the worker thread, this function sends the question to the main thread. */
export type ProvideData = (question: unknown) => Promise<Uint8Array>;
/** A function that runs in the thread. The structured clone algorithm must be able to copy its input and its result. */
export type Job = (data: never, provide: ProvideData) => unknown;

type JobData = { readonly booksJob: string; readonly data: unknown };
type Message =
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  | { readonly kind: 'ask'; readonly id: number; readonly question: unknown };
type Reply = { readonly id: number; readonly content?: Uint8Array; readonly problem?: string };

/** Returns the address of the extension's bundle, which calls `serveJobs`. Directus loads the bundle with a query, which a worker thread does not need. */
export function ownBundle(): URL {
  const bundle = new URL(import.meta.url);
  bundle.search = '';
  return bundle;
}

/**
 * Runs a job of `serveJobs` in a worker thread.
 * @param data input that the structured clone algorithm can copy
 * @param bundle the module that calls `serveJobs`
 * @throws JobStopped if the job exceeded a limit or its thread exited; otherwise an Error with the name and message of the job's error
 */
export function runJob<Result>(
  bundle: URL,
  job: string,
  data: unknown,
  { timeoutMs, heapMb }: JobLimits,
  provide?: ProvideData,
): Promise<Result> {
  const jobData: JobData = { booksJob: job, data };
  const worker = new Worker(bundle, {
    workerData: jobData,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
    // An empty environment hides Directus's secrets from the job.
    env: {},
  });
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new JobStopped(`${job} took more than ${timeoutMs / 1000} s`)), timeoutMs);
    worker.on('message', (message: Message) => {
      if (message.kind === 'done') resolve(message.result as Result);
      else if (message.kind === 'failed') reject(Object.assign(new Error(message.message), { name: message.name }));
      else void answerQuestion(worker, message.id, message.question, provide);
    });
    worker.on('error', (error) => {
      const isOutOfMemory = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
      reject(isOutOfMemory ? new JobStopped(`${job} took too much memory`) : error);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new JobStopped(`${job} ended`));
    });
  }).finally(() => worker.terminate());
}

async function answerQuestion(
  worker: Worker,
  id: number,
  question: unknown,
  provide: ProvideData | undefined,
): Promise<void> {
  let reply: Reply;
  try {
    if (provide === undefined) throw new Error('nothing is provided');
    reply = { id, content: await provide(question) };
  } catch (error) {
    reply = { id, problem: error instanceof Error ? error.message : String(error) };
  }
  worker.postMessage(reply);
}

/** Runs the job if `runJob` started the current thread. Does nothing in any other thread. */
export function serveJobs(jobs: Readonly<Record<string, Job>>): void {
  const jobData = workerData as JobData | null | undefined;
  if (isMainThread || parentPort === null || typeof jobData?.booksJob !== 'string') return;
  const port = parentPort;
  const openQuestions = new Map<number, { resolve: (content: Uint8Array) => void; reject: (error: Error) => void }>();
  let lastId = 0;
  port.on('message', ({ id, content, problem }: Reply) => {
    const openQuestion = openQuestions.get(id);
    openQuestions.delete(id);
    if (content !== undefined) openQuestion?.resolve(content);
    else openQuestion?.reject(new Error(problem));
  });
  const provide: ProvideData = (question) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      openQuestions.set(lastId, { resolve, reject });
      const message: Message = { kind: 'ask', id: lastId, question };
      port.postMessage(message);
    });
  const send = (message: Message) => port.postMessage(message);
  Promise.resolve()
    .then(() => jobs[jobData.booksJob]?.(jobData.data as never, provide))
    .then(
      (result) => send({ kind: 'done', result }),
      (error: unknown) => {
        const { name, message } = error instanceof Error ? error : new Error(String(error));
        send({ kind: 'failed', name, message });
      },
    );
}
