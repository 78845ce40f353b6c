import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchBuilds } from './extensions.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reports a build of several files once, and nothing after the end of the watch', async () => {
  const onBuilt = vi.fn();
  const stopWatching = watchBuilds(onBuilt, [folder]);
  for (const name of ['api.js', 'app.js']) writeFileSync(join(folder, name), 'one');
  await vi.waitFor(() => expect(onBuilt).toHaveBeenCalledOnce(), { timeout: 10_000 });
  writeFileSync(join(folder, 'api.js'), 'two');
  await vi.waitFor(() => expect(onBuilt).toHaveBeenCalledTimes(2), { timeout: 10_000 });
  stopWatching();
  writeFileSync(join(folder, 'api.js'), 'three');
  await sleep(1000);
  expect(onBuilt).toHaveBeenCalledTimes(2);
});
