import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rootDir } from '../stack/settings.ts';

/** A line of the document: `1. **Threat.** Remedy.`, its tests below it as `file › words of the title`. */
const line = /^(\d+)\. \*\*(.+?)\*\*(.*)$/;

interface Threat {
  number: number;
  threat: string;
  remedy: string;
  tests: { file: string; title: string }[];
}

const threats: Threat[] = [];
for (const text of readFileSync(join(rootDir, 'docs/threat-model.md'), 'utf8').split('\n')) {
  const [, number, threat = '', remedy = ''] = line.exec(text) ?? [];
  if (number) threats.push({ number: Number(number), threat, remedy: remedy.trim(), tests: [] });
  const [, file = '', title = ''] = /^ +- `([^`]+) › ([^`]+)`$/.exec(text) ?? [];
  if (file) threats.at(-1)?.tests.push({ file, title });
}

describe('the threat model', () => {
  it('numbers its threats from 1 on', () => {
    expect(threats.map(({ number }) => number)).toEqual(threats.map((_, index) => index + 1));
    expect(threats.length).toBeGreaterThan(30);
  });

  it.each(threats)('$number: $threat', ({ remedy, tests }) => {
    expect(remedy).not.toBe('');
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, title } of tests) {
      expect(existsSync(join(rootDir, file)), file).toBe(true);
      expect(readFileSync(join(rootDir, file), 'utf8'), file).toContain(title);
    }
  });
});
