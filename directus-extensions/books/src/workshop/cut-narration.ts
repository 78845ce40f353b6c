/** Cuts a narration into its sentences, in a worker thread with limits of time and memory. */
import { QueueFullError, runOneAtATime } from '@hat-nang/model/backend/one-at-a-time';
import { JobStopped, ownBundle, runJob } from '../worker-job.ts';
import { alignSentences, type SentenceTimes } from './align-sentences.ts';
import { readLevels, type SoundProblemKey, STEP_MS } from './sound-levels.ts';

interface CutRequest {
  /** MP3 or WAV. */
  readonly sound: Uint8Array;
  /** Texts of the sentences, in order. */
  readonly sentences: readonly string[];
}

export interface CutNarration {
  readonly times: readonly SentenceTimes[];
  readonly lengthMs: number;
}

/** Keys of the texts in `workshop-texts.ts` that explain a CutProblem. */
export type CutProblemKey = SoundProblemKey | 'busy' | 'slow';

/** Error that says why a narration was not cut. */
export class CutProblem extends Error {
  readonly key: CutProblemKey;

  constructor(key: CutProblemKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

const LIMITS = { timeoutMs: 20_000, heapMb: 192 };
/** Includes the running job. Both together end before the 60 s after which proxies give up. */
const MAX_QUEUED_JOBS = 2;
const soundProblems: readonly SoundProblemKey[] = ['format', 'broken', 'length', 'silent'];

/**
 * Cuts a narration inside the worker thread.
 * @throws SoundProblem
 */
export async function cutNarration({ sound, sentences }: CutRequest): Promise<CutNarration> {
  const levels = await readLevels(sound);
  return { times: alignSentences(levels, sentences), lengthMs: levels.length * STEP_MS };
}

/**
 * Runs `cutNarration` in a worker thread, one sound at a time.
 * @param readSound reads MP3 or WAV. Called only when it is this sound's turn, so that waiting sounds need no memory
 * @param sentences texts of the sentences, in order
 * @throws CutProblem, also if too many sounds wait or if the thread exceeds a limit
 */
export async function cutInThread(
  readSound: () => Promise<Uint8Array>,
  sentences: readonly string[],
): Promise<CutNarration> {
  try {
    return await runOneAtATime(
      'narrations',
      async () => runJob<CutNarration>(ownBundle(), 'cutNarration', { sound: await readSound(), sentences }, LIMITS),
      MAX_QUEUED_JOBS,
    );
  } catch (error) {
    if (error instanceof QueueFullError) throw new CutProblem('busy', { cause: error });
    if (error instanceof JobStopped) throw new CutProblem('slow', { cause: error });
    const isSoundProblem = error instanceof Error && error.name === 'SoundProblem';
    const key = isSoundProblem ? soundProblems.find((problem) => error.message === problem) : undefined;
    throw key === undefined ? error : new CutProblem(key, { cause: error });
  }
}
