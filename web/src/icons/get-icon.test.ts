import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findBundledIcon, findIcon, getIcon, neutralIcon } from './get-icon.ts';

vi.stubEnv('ICON_FALLBACK_HOSTS', '');

describe('icons', () => {
  it('come out of the bundled packages', async () => {
    expect((await findIcon('ph:book-open'))?.body).toContain('<path');
    expect((await findIcon('lucide:heart'))?.width).toBe(24);
  });
  it.each([
    'ph:no-such-icon',
    'nobody:knows',
    'ph',
    '',
    '../../etc/passwd',
    'ph:__proto__',
    'ph:constructor',
    'constructor:x',
    '<script>:x',
  ])('%j is the neutral one', async (name) => {
    expect(await findIcon(name)).toBeUndefined();
    expect(await getIcon(name)).toBe(neutralIcon);
  });

  it('that the Studio offers are all bundled', () => {
    const snapshot = readFileSync(join(import.meta.dirname, '../../../schema/snapshot.yaml'), 'utf8');
    const names = new Set([...snapshot.matchAll(/value: ((?:ph|lucide):\S+)$/gm)].map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(40);
    for (const name of names) expect(findBundledIcon(name), name).toBeDefined();
  });
});
