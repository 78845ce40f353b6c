import { isGroup, listControls, type ScanEntry, type ScanGroup } from './scan-tree.ts';

/** One step of a scan: a control, a group, or the way back from the group. */
export type ScanStep<Control> = ScanEntry<Control> | { back: ScanGroup<Control> };

interface ScannerOptions<Control> {
  /** Reads the groups and controls again before each step, because each press may change the page. */
  readTree: () => readonly ScanEntry<Control>[];
  show: (step: ScanStep<Control>) => void;
  press: (control: Control) => void;
  /** True if time moves the scan. Then two rounds without a press leave a group. */
  isAutomatic: boolean;
}

const isSameStep = <Control>(a: ScanStep<Control>, b: ScanStep<Control>): boolean => {
  if ('back' in a) return 'back' in b;
  if ('back' in b) return false;
  return isGroup(a) ? isGroup(b) && a.key === b.key : !isGroup(b) && a.control === b.control;
};

/** Creates a scan over groups. A press on a group enters the group, and its last step leads back. */
export const createScanner = <Control>({ readTree, show, press, isAutomatic }: ScannerOptions<Control>) => {
  let path: readonly string[] = [];
  let current: ScanStep<Control> | undefined;
  let roundCount = 0;

  /** Returns the steps of the entered group. A group that no longer exists is left. */
  const readSteps = (): { steps: readonly ScanStep<Control>[]; group?: ScanGroup<Control> } => {
    let entries = readTree();
    let group: ScanGroup<Control> | undefined;
    for (const [depth, key] of path.entries()) {
      const inner = entries.filter(isGroup).find((entry) => entry.key === key);
      if (!inner) {
        path = path.slice(0, depth);
        break;
      }
      group = inner;
      entries = inner.entries;
    }
    return group ? { steps: [...entries, { back: group }], group } : { steps: entries };
  };
  const showStep = (step: ScanStep<Control> | undefined): void => {
    current = step;
    if (step) show(step);
  };
  const leave = (group: ScanGroup<Control>): void => {
    path = path.slice(0, -1);
    roundCount = 0;
    showStep(group);
  };
  const next = (): void => {
    const { steps, group } = readSteps();
    const shown = current;
    const index = shown ? steps.findIndex((step) => isSameStep(step, shown)) : -1;
    if (group && index === steps.length - 1) {
      roundCount += 1;
      if (isAutomatic && roundCount === 2) {
        leave(group);
        return;
      }
    }
    showStep(steps[(index + 1) % Math.max(1, steps.length)]);
  };
  return {
    next,
    press: (): void => {
      const { steps } = readSteps();
      const shown = current;
      const step = shown && steps.find((candidate) => isSameStep(candidate, shown));
      roundCount = 0;
      if (!step) next();
      else if ('back' in step) leave(step.back);
      else if (isGroup(step)) {
        path = [...path, step.key];
        showStep(step.entries[0]);
      } else press(step.control);
    },
    /** Starts again, at the control if it is in the scan, without showing it. */
    restart: (control?: Control): void => {
      path = [];
      current = undefined;
      roundCount = 0;
      let entries = readTree();
      let entry: ScanEntry<Control> | undefined;
      const findEntry = () =>
        control === undefined ? undefined : entries.find((candidate) => listControls(candidate).includes(control));
      for (entry = findEntry(); entry && isGroup(entry); entry = findEntry()) {
        path = [...path, entry.key];
        entries = entry.entries;
      }
      current = entry;
    },
    /** The control of the current step. */
    control: (): Control | undefined =>
      current && !('back' in current) && !isGroup(current) ? current.control : undefined,
  };
};
