/** Compares a translation with its source (docs/decisions/292-translation-desk.md). Pure functions. */
import { isEmpty } from '../checks/rules.ts';

/** `missing`: no row. `incomplete`: a text is empty, or still the text of the source. `older`: the source changed after the translation. */
export const gapStates = ['missing', 'incomplete', 'older'] as const;
export type GapState = (typeof gapStates)[number];

/** State of a column. `unused`: no text in either language. `same`: a long rich text that equals its source, and is therefore not translated yet. */
export type ColumnState = 'unused' | 'empty' | 'same' | 'translated';

export interface ComparedRows {
  /** States of the columns by field. */
  readonly columns: Readonly<Record<string, ColumnState>>;
  readonly hasSource: boolean;
  readonly hasTarget: boolean;
  /** Times of the last change of the source and of the translation, in milliseconds since 1970. Undefined without a recorded change. */
  readonly sourceChangedMs?: number | undefined;
  readonly targetChangedMs?: number | undefined;
}

export interface Gap {
  readonly state: GapState;
  /** Columns that are empty although the source has a text. */
  readonly empty: readonly string[];
  /** Columns whose long rich text equals the source. */
  readonly same: readonly string[];
}

/** Rich texts of at most this many bytes may be equal in both languages, for example a number or a name. */
export const SAME_MIN_BYTES = 40;
/** Milliseconds. A save of both languages writes two rows one after the other, so neither row counts as older within this time. */
const SAME_SAVE_MS = 10_000;

/** Compares a column of a translation with the same column of the source. */
export function compareColumn(isRich: boolean, source: unknown, target: unknown): ColumnState {
  if (isEmpty(source)) return isEmpty(target) ? 'unused' : 'translated';
  if (isEmpty(target)) return 'empty';
  const isSame = isRich && source === target && Buffer.byteLength(String(source)) > SAME_MIN_BYTES;
  return isSame ? 'same' : 'translated';
}

/**
 * Returns what a translation lacks. Undefined if it lacks nothing.
 * @param mayBeOlder false for Vietnamese, the main language: editors write it first, so a later change of English does not make it outdated
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

/** A row without a recorded change is as old as its import. A recorded change of the source is therefore later than a target without one. */
function isChangedLater(sourceMs: number | undefined, targetMs: number | undefined): boolean {
  if (sourceMs === undefined || Number.isNaN(sourceMs)) return false;
  if (targetMs === undefined || Number.isNaN(targetMs)) return true;
  return sourceMs - targetMs > SAME_SAVE_MS;
}
