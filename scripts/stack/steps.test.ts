import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, expect, it, vi } from 'vitest';
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

it('prints one line per step, with its time and its note', async () => {
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

it('prints the number of each expected step, and no number for further steps', async () => {
  const { stream, lines } = collect();
  const reporter = createReporter(stream);
  reporter.expectSteps(1);
  reporter.expectSteps(1);
  for (const name of ['Directus', 'Site', 'Pages']) await reporter.step(name, async () => undefined);
  expect(lines().map((line) => line.replace(/\d+\.\d s$/, ''))).toEqual([
    '  ✓ 1 of 2  Directus  ',
    '  ✓ 2 of 2  Site  ',
    '  ✓ Pages  ',
  ]);
});

it('on a terminal, shows what is under way, how far the start is, and how long such a step usually takes', async () => {
  const { stream, lines } = collect();
  Object.assign(stream, { isTTY: true, columns: 120 });
  const reporter = createReporter(stream);
  reporter.expectSteps(2);
  await reporter.step('Directus', async () => undefined);
  await reporter.step('Site build', async () => reporter.line('a remark'));
  expect(lines().join('\n')).toContain('  … 1 of 2 done · Site build, usually 1 to 3 min, 0 s');
});

it('without a terminal, says once that a long step has begun, and how long it usually takes', async () => {
  vi.useFakeTimers();
  const { stream, lines } = collect();
  const pendingStep = createReporter(stream).step(
    'Content',
    () => new Promise<void>((resolve) => setTimeout(resolve, 8000)),
  );
  await vi.advanceTimersByTimeAsync(6000);
  expect(lines()).toEqual(['  … Content, usually 1 min']);
  await vi.advanceTimersByTimeAsync(6000);
  await pendingStep;
  vi.useRealTimers();
});

it('prints nothing after its end', () => {
  const { stream, lines } = collect();
  const reporter = createReporter(stream);
  reporter.line('before');
  reporter.end();
  reporter.line('after');
  expect(lines()).toEqual(['before']);
});

it('describes a failure with the end of its log, without colours, and the fix', () => {
  const logFile = join(folder, 'directus.log');
  writeFileSync(
    logFile,
    `${Array.from({ length: 100 }, (_, index) => `line ${index}`).join('\n')}\n\x1b[31mred\x1b[0m\n`,
  );
  const text = describeFailure(new StepError('Directus ended.', { logFile, fix: 'start it again' }), 2);
  expect(text).toBe(`Directus ended.\nThe end of ${logFile}:\n  │ line 99\n  │ red\nFix: start it again`);
});
