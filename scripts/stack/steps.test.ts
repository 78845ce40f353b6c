import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { createReporter, describeFailure, StepError } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'hat-nang-steps-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function collect(): { stream: NodeJS.WriteStream; lines: () => string[] } {
  let text = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += String(chunk);
      done();
    },
  });
  return { stream: stream as unknown as NodeJS.WriteStream, lines: () => text.trimEnd().split('\n') };
}

it('prints one line a step, with its time and what it has to say', async () => {
  const { stream, lines } = collect();
  const reporter = createReporter(stream);
  await reporter.step(
    'Content',
    async () => 7,
    (count) => `${count} changes`,
  );
  await expect(reporter.step('Site', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(lines()).toEqual([
    expect.stringMatching(/^ {2}✓ Content \(7 changes\) {2}\d+\.\d s$/),
    expect.stringMatching(/^ {2}✗ Site {2}\d+\.\d s$/),
  ]);
});

it('says nothing once it has ended', () => {
  const { stream, lines } = collect();
  const reporter = createReporter(stream);
  reporter.line('before');
  reporter.end();
  reporter.line('after');
  expect(lines()).toEqual(['before']);
});

it('tells a failure with the end of its log, without colours, and the fix', () => {
  const logFile = join(folder, 'directus.log');
  writeFileSync(
    logFile,
    `${Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')}\n\x1b[31mred\x1b[0m\n`,
  );
  const text = describeFailure(new StepError('Directus ended.', { logFile, fix: 'start it again' }), 2);
  expect(text).toBe(`Directus ended.\nThe end of ${logFile}:\n  │ line 99\n  │ red\nFix: start it again`);
});
