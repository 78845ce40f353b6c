import { mkdirSync, mkdtempSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { linkModules } from './directus.ts';

describe("the data folder's link to the project's packages", () => {
  const folder = mkdtempSync(join(tmpdir(), 'hat-nang-link-'));
  const [here, link] = [join(folder, 'here'), join(folder, 'link')];
  mkdirSync(here);
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each([
    ['is made', () => undefined],
    ['is kept', () => symlinkSync(here, link)],
    ['leaves a project that is gone', () => symlinkSync(join(folder, 'gone'), link)],
    ['leaves another project', () => symlinkSync(folder, link)],
  ])('%s', (_, before) => {
    rmSync(link, { force: true });
    before();
    linkModules(here, link);
    expect(readlinkSync(link)).toBe(here);
  });
});
