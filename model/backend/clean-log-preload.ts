/**
 * Preload module (`node --import`). Cleans everything that the program and its libraries write to `process.stdout` and `process.stderr` (`clean-log.ts`).
 * With LOG_LINES=text, JSON lines of pino become readable text.
 */
import { StringDecoder } from 'node:string_decoder';
import { cleanOutput } from './clean-log.ts';

const isForPeople = process.env.LOG_LINES === 'text';

/** Cleans a text. A failure of the filter must neither end the program nor print the raw line. */
function cleanText(text: string): string {
  try {
    return cleanOutput(text, isForPeople);
  } catch {
    return '<a line that could not be cleaned>\n';
  }
}

for (const stream of [process.stdout, process.stderr]) {
  const writeToStream = stream.write.bind(stream) as (...args: unknown[]) => boolean;
  const decoder = new StringDecoder();
  stream.write = ((chunk: string | Uint8Array, ...otherArguments: unknown[]) => {
    const text = typeof chunk === 'string' ? chunk : decoder.write(Buffer.from(chunk));
    return writeToStream(cleanText(text), ...otherArguments.filter((argument) => typeof argument === 'function'));
  }) as typeof stream.write;
}
