/**
 * Preload module (`node --import`): cleans everything that the program and its libraries write to stdout and stderr (`clean-log.ts`). With
 * LOG_LINES=text, JSON lines of pino become readable text.
 */
import { cleanOutput } from './clean-log.ts';

const isForPeople = process.env.LOG_LINES === 'text';

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  stream.write = ((chunk: string | Uint8Array, ...rest: unknown[]) => {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString();
    return write(cleanOutput(text, isForPeople), ...rest.filter((argument) => typeof argument === 'function'));
  }) as typeof stream.write;
}
