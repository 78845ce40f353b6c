import { expect, it } from 'vitest';
import { buildScanTree, isGroup, type ScanControl } from './scan-tree.ts';
import { createScanner, type ScanStep } from './scanner.ts';

const toControl = (path: string): ScanControl<string> => {
  const groups = path.split('/');
  const name = groups.pop() ?? '';
  return { control: name, name, rank: 3, groups };
};
const describeStep = (step: ScanStep<string>): string =>
  'back' in step ? `back from ${step.back.name}` : isGroup(step) ? `(${step.name})` : step.name;

/** Creates a scan whose controls can change, and the list of what it has shown and pressed. */
const createScan = (isAutomatic: boolean, paths = ['play', 'bar/one', 'bar/two', 'top/a', 'top/b', 'top/c']) => {
  const shown: string[] = [];
  const page = { paths };
  const scanner = createScanner<string>({
    readTree: () => buildScanTree(page.paths.map(toControl)),
    show: (step) => void shown.push(describeStep(step)),
    press: (control) => void shown.push(`press ${control}`),
    isAutomatic,
  });
  const run = (moves: string): string[] => {
    shown.length = 0;
    for (const move of moves) move === 'n' ? scanner.next() : scanner.press();
    return [...shown];
  };
  return { scanner, page, run };
};

it('scans the groups, enters the pressed group, and goes back after the last member', () => {
  const { run } = createScan(true);
  expect(run('nnnn')).toEqual(['play', '(bar)', '(top)', 'play']);
  expect(run('np')).toEqual(['(bar)', 'one']);
  expect(run('nnp')).toEqual(['two', 'back from bar', '(bar)']);
  expect(run('n')).toEqual(['(top)']);
});

it('presses a single control directly, and again without a new round', () => {
  const { run } = createScan(true);
  expect(run('npp')).toEqual(['play', 'press play', 'press play']);
});

it('leaves a group after two rounds without a press, if time moves the scan', () => {
  const { run } = createScan(true);
  run('nnp');
  expect(run('nnnnnn')).toEqual(['two', 'back from bar', 'one', 'two', 'back from bar', '(bar)']);
  run('p');
  expect(run('nnpnnnn')).toEqual(['two', 'back from bar', '(bar)', '(top)', 'play', '(bar)', '(top)']);
});

it('starts the count of rounds again after a press inside the group', () => {
  const { run } = createScan(true);
  run('nnp');
  expect(run('nnnpnnn')).toEqual(['two', 'back from bar', 'one', 'press one', 'two', 'back from bar', 'one']);
});

it('stays in the group with two switches, until the step back is pressed', () => {
  const { run } = createScan(false);
  run('nnp');
  expect(run('nnnnnnnnnnp').at(-1)).toBe('press two');
  expect(run('np')).toEqual(['back from bar', '(bar)']);
});

it('leaves a group that has disappeared, and starts at the first step', () => {
  const { run, page } = createScan(true);
  run('nnp');
  page.paths = ['play', 'top/a', 'top/b', 'top/c', 'x', 'y'];
  expect(run('p')).toEqual(['play']);
});

it('continues from a control inside a group', () => {
  const { run, scanner } = createScan(false);
  scanner.restart('b');
  expect(run('n')).toEqual(['c']);
  scanner.restart('b');
  expect(run('p')).toEqual(['press b']);
  scanner.restart('none');
  expect(run('n')).toEqual(['play']);
});
