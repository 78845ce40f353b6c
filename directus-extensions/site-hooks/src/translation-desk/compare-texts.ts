/** Compares a translation with its source (decision 292). Pure functions. */
import { isEmpty } from '../checks/rules.ts';

/** `missing`: no row. `incomplete`: a text is empty, or still the text of the source. `older`: the source changed later. */
export const gapStates = ['missing', 'incomplete', 'older'] as const;
export type GapState = (typeof gapStates)[number];

/** State of a column of a translation. `same` is a long rich text that equals its source, so nobody has translated it. */
export type ColumnState = 'unused' | 'empty' | 'same' | 'translated';

export interface ComparedRows {
  /** States of the columns by field. */
  readonly columns: Readonly<Record<string, ColumnState>>;
  readonly hasSource: boolean;
  readonly hasTarget: boolean;
  /** Time of the last change of each row, in milliseconds. Undefined if unknown. */
  readonly sourceChangedMs?: number | undefined;
  readonly targetChangedMs?: number | undefined;
}

export interface Gap {
  readonly state: GapState;
  /** Columns that are empty although the source has a text. */
  readonly empty: readonly string[];
  /** Columns that equal the source. */
  readonly same: readonly string[];
}

/** Rich texts up to this many bytes may be equal in both languages, for example a number or a name. */
export const SAME_MIN_BYTES = 40;
/** A save with both languages writes them one after the other. Within this time neither is older. */
const SAME_SAVE_MS = 10_000;

/** Returns the state of a column. */
export function compareColumn(isRich: boolean, source: unknown, target: unknown): ColumnState {
  if (isEmpty(source)) return isEmpty(target) ? 'unused' : 'translated';
  if (isEmpty(target)) return 'empty';
  const isSame = isRich && source === target && Buffer.byteLength(String(source)) > SAME_MIN_BYTES;
  return isSame ? 'same' : 'translated';
}

/**
 * Returns what a translation lacks. Undefined if it lacks nothing.
 * @param mayBeOlder false for Vietnamese, because the other language is translated from it and thus always newer
 */
export function findGap(rows: ComparedRows, mayBeOlder: boolean): Gap | undefined {
  const fieldsWith = (state: ColumnState) => Object.keys(rows.columns).filter((field) => rows.columns[field] === state);
  const empty = fieldsWith('empty');
  const same = fieldsWith('same');
  if (!rows.hasTarget) return rows.hasSource && empty.length > 0 ? { state: 'missing', empty, same } : undefined;
  if (empty.length > 0 || same.length > 0) return { state: 'incomplete', empty, same };
  const isOlder = mayBeOlder && rows.hasSource && isChangedLater(rows.sourceChangedMs, rows.targetChangedMs);
  return isOlder ? { state: 'older', empty, same } : undefined;
}

/** Without a recorded change a row is as old as its import. A change of the source is then later. */
function isChangedLater(sourceMs: number | undefined, targetMs: number | undefined): boolean {
  if (sourceMs === undefined || Number.isNaN(sourceMs)) return false;
  if (targetMs === undefined || Number.isNaN(targetMs)) return true;
  return sourceMs - targetMs > SAME_SAVE_MS;
}
