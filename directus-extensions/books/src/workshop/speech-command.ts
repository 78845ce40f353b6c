/** Runs espeak-ng as a child process without a shell. A sentence goes to its input and never into its arguments (decision 303). */
import { execFile } from 'node:child_process';
import { readWav, toVoiceArguments, type VoiceLanguage } from '@hat-nang/model/backend/spoken-sound';

/** Keys of the texts in `workshop-texts.ts` that explain a SpeechProblem. */
export type SpeechProblemKey = 'missing' | 'busy' | 'slow' | 'long' | 'failed';

/** Error that says why a page was not spoken. */
export class SpeechProblem extends Error {
  override name = 'SpeechProblem';
  readonly key: SpeechProblemKey;

  constructor(key: SpeechProblemKey, options?: ErrorOptions) {
    super(key, options);
    this.key = key;
  }
}

export interface Speaker {
  /** Returns true if the command runs on this machine. */
  isInstalled(): Promise<boolean>;
  /**
   * Returns the samples of a sentence.
   * @param maxSamples limit of the samples
   * @param signal stops the command
   * @throws SpeechProblem
   */
  speak(text: string, language: VoiceLanguage, maxSamples: number, signal: AbortSignal): Promise<Int16Array>;
}

const VERSION_TIMEOUT_MS = 5_000;
const BYTES_PER_SAMPLE = 2;
const HEADER_BYTES = 1_024;

/**
 * Creates a speaker.
 * @param command name or path of espeak-ng (setting SPEECH_COMMAND)
 */
export function createSpeaker(command: string): Speaker {
  let installed: Promise<boolean> | undefined;

  /** An empty environment hides Directus's secrets from the command. */
  const env = { PATH: process.env.PATH ?? '' };

  const findVersion = (): Promise<boolean> =>
    new Promise((resolve) => {
      const options = { env, timeout: VERSION_TIMEOUT_MS, killSignal: 'SIGKILL' as const };
      execFile(command, ['--version'], options, (error) => resolve(error === null));
    });

  return {
    async isInstalled() {
      installed ??= findVersion();
      const isFound = await installed;
      // A missing command is looked up again, so that installing it needs no restart.
      if (!isFound) installed = undefined;
      return isFound;
    },

    async speak(text, language, maxSamples, signal) {
      const wav = await new Promise<Buffer>((resolve, reject) => {
        const child = execFile(
          command,
          [...toVoiceArguments(language), '-b', '1', '-z', '--stdin', '--stdout'],
          {
            ...{ env, signal, killSignal: 'SIGKILL', encoding: 'buffer' },
            maxBuffer: HEADER_BYTES + maxSamples * BYTES_PER_SAMPLE,
          },
          (error, stdout) => (error === null ? resolve(stdout) : reject(toProblem(error))),
        );
        // A command that ends before it reads its input closes the pipe. Its exit code says why.
        child.stdin?.on('error', () => undefined);
        child.stdin?.end(text);
      });
      try {
        return readWav(wav);
      } catch (error) {
        throw new SpeechProblem('failed', { cause: error });
      }
    },
  };
}

function toProblem(error: Error & { code?: unknown }): SpeechProblem {
  if (error.name === 'AbortError') return new SpeechProblem('slow', { cause: error });
  if (error.code === 'ENOENT' || error.code === 'EACCES') return new SpeechProblem('missing', { cause: error });
  if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') return new SpeechProblem('long', { cause: error });
  return new SpeechProblem('failed', { cause: error });
}
