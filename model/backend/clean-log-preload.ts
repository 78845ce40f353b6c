/**
 * Loaded before a program (`node --import`): everything that it and its libraries write to their output passes `clean-log.ts` first.
 * LOG_LINES=text writes pino's lines for people.
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
