import { expect, it } from 'vitest';
import { buildScanTree, countLongestRound, isGroup, maxSteps, type ScanControl, type ScanEntry } from './scan-tree.ts';

/** Creates controls from lines such as `4 tools/windows: a, b`: the rank, the groups and the names. */
const createControls = (...lines: string[]): ScanControl<string>[] =>
  lines.flatMap((line) => {
    const [place = '', names = ''] = line.split(': ');
    const [rank, groups] = place.split(' ');
    return names
      .split(', ')
      .map((name) => ({ control: name, name, rank: Number(rank), groups: groups ? groups.split('/') : [] }));
  });
const createMany = (place: string, count: number) =>
  createControls(`${place}: ${Array.from({ length: count }, (_, index) => `w${index}`).join(', ')}`);

type Outline = string | Outline[];
const outline = (entries: readonly ScanEntry<string>[]): Outline[] =>
  entries.map((entry) => (isGroup(entry) ? [entry.name, ...outline(entry.entries)] : entry.name));

const tools = '4 tools: leave, language, contents, display, options, full';
const bar = ['5 reading/sound: narration, sign, captions', '3 reading: repeat, previous'];
const barEnd = ['3 reading: word', '5 reading/sound: turning, speed'];

it('scans play and next alone, then the groups of the page, the bar and the tools', () => {
  const tree = buildScanTree(
    createControls(
      tools,
      '3 page/notices: listen, look',
      '3 page/words: rice',
      ...bar,
      '0: play',
      '1: next',
      ...barEnd,
    ),
  );
  expect(outline(tree)).toEqual([
    'play',
    'next',
    ['page', ['notices', 'listen', 'look'], 'rice'],
    [
      'reading',
      'repeat',
      'previous',
      'word',
      ['sound', ['narration … captions', 'narration', 'sign', 'captions'], ['turning … speed', 'turning', 'speed']],
    ],
    ['tools', ['leave … contents', 'leave', 'language', 'contents'], ['display … full', 'display', 'options', 'full']],
  ]);
  expect(countLongestRound(tree)).toBe(5);
});

it('replaces a group with one member by the member, at every level', () => {
  const others = '0: a, b, c, d, e';
  expect(outline(buildScanTree(createControls('3 page/words: rice', others)))).toContainEqual([
    'd … rice',
    'd',
    'e',
    'rice',
  ]);
});

it('scans a dialog with up to five controls without groups', () => {
  const tree = buildScanTree(createControls('3: close, listen', '3 answers: yes, no', '3: back'));
  expect(outline(tree)).toEqual(['close', 'listen', 'yes', 'no', 'back']);
});

it('scans the groups of a larger dialog', () => {
  const tree = buildScanTree(createControls('3: close, listen', '3 answers: one, two, three, four', '3: back'));
  expect(outline(tree)).toEqual(['close', 'listen', ['answers', 'one', 'two', 'three', 'four'], 'back']);
});

it('keeps each round short, with any number of words or controls, and loses none', () => {
  for (const count of [...Array.from({ length: 40 }, (_, index) => index + 1), 64, 65, 200]) {
    for (const controls of [
      createMany('3 page/words', count),
      createMany('3', count),
      [...createControls(tools, ...bar, ...barEnd, '0: play', '1: next'), ...createMany('3 page/words', count)],
    ]) {
      const tree = buildScanTree(controls);
      expect(countLongestRound(tree), `${count}`).toBeLessThanOrEqual(maxSteps);
      const names = JSON.stringify(outline(tree));
      for (const { name } of controls) expect(names).toContain(`"${name}"`);
    }
  }
});

it('takes at most ten seconds a round at the default dwell time', async () => {
  const { defaultSettings } = await import('./reading-settings.ts');
  expect(maxSteps * defaultSettings.dwell).toBeLessThanOrEqual(10_000);
});
