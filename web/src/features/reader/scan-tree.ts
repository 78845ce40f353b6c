/** A control with the names of the groups that contain it, the outermost first. Controls and groups with a lower rank are scanned earlier. */
export interface ScanControl<Control> {
  control: Control;
  name: string;
  rank: number;
  groups: readonly string[];
}
export interface ScanGroup<Control> {
  /** Names of the outer groups and of this group, so that the same group is found again after the page has changed. */
  key: string;
  name: string;
  entries: readonly ScanEntry<Control>[];
}
export type ScanEntry<Control> = ScanControl<Control> | ScanGroup<Control>;

/** Maximum number of steps in a round. At the default dwell time of two seconds, a round takes at most ten seconds. */
export const maxSteps = 5;
/** The last step of a round inside a group is the step back. */
const maxInside = maxSteps - 1;

/** Checks whether an entry is a group. */
export const isGroup = <Entry extends object>(entry: Entry): entry is Extract<Entry, { entries: unknown }> =>
  'entries' in entry;

/** Splits too many entries into groups of nearly equal size, named after their first and last entry. */
const splitEntries = <Control>(
  entries: readonly ScanEntry<Control>[],
  max: number,
  key: string,
): readonly ScanEntry<Control>[] => {
  if (entries.length <= max) return entries;
  const partCount = Math.min(max, Math.ceil(entries.length / maxInside));
  const startOf = (part: number) => Math.ceil((part * entries.length) / partCount);
  return Array.from({ length: partCount }, (_, part) => {
    const members = entries.slice(startOf(part), startOf(part + 1));
    const partKey = `${key}#${part}`;
    const name = `${members[0]?.name} … ${members.at(-1)?.name}`;
    return { key: partKey, name, entries: splitEntries(members, maxInside, partKey) };
  });
};

const buildLevel = <Control>(
  controls: readonly ScanControl<Control>[],
  depth: number,
  key: string,
): readonly ScanEntry<Control>[] => {
  const membersOf = new Map<string | ScanControl<Control>, ScanControl<Control>[]>();
  for (const control of controls) {
    const name = control.groups[depth] ?? control;
    membersOf.set(name, [...(membersOf.get(name) ?? []), control]);
  }
  const rankOf = (members: readonly ScanControl<Control>[]) => Math.min(...members.map(({ rank }) => rank));
  const entries = [...membersOf]
    .sort(([, a], [, b]) => rankOf(a) - rankOf(b))
    .map(([name, members]): ScanEntry<Control> => {
      if (typeof name !== 'string') return name;
      const groupKey = `${key}/${name}`;
      const inner = buildLevel(members, depth + 1, groupKey);
      const [first] = inner;
      return first && inner.length === 1 ? first : { key: groupKey, name, entries: inner };
    });
  return splitEntries(entries, depth === 0 ? maxSteps : maxInside, key);
};

/**
 * Arranges controls into groups for the scan. Few controls stay without groups, a group with one member is replaced by the member, and a level with too many
 * entries is split.
 */
export const buildScanTree = <Control>(controls: readonly ScanControl<Control>[]): readonly ScanEntry<Control>[] =>
  buildLevel(controls.length <= maxSteps ? controls.map((control) => ({ ...control, groups: [] })) : controls, 0, '');

/** Returns all controls in an entry. */
export const listControls = <Control>(entry: ScanEntry<Control>): Control[] =>
  isGroup(entry) ? entry.entries.flatMap(listControls) : [entry.control];

/** Returns the number of steps of the longest round: the step back counts, too. */
export const countLongestRound = <Control>(entries: readonly ScanEntry<Control>[], isInside = false): number =>
  Math.max(
    entries.length + (isInside ? 1 : 0),
    ...entries.map((entry) => (isGroup(entry) ? countLongestRound(entry.entries, true) : 0)),
  );
