import { oncePerProcess } from '../process-state.ts';

/** Times of the last received change of each cache tag. */
class TagChanges {
  #times = new Map<string, number>();
  /** Time of the last change of any tag, in milliseconds since 1970. */
  last = 0;

  /**
   * Records a change of tags.
   * @param time milliseconds since 1970; a time in the future counts as now, because the clock of another host may be ahead
   */
  mark(tags: readonly string[], time = Date.now()): void {
    const changedAt = Math.min(time, Date.now());
    for (const tag of tags) this.#times.set(tag, Math.max(changedAt, this.#times.get(tag) ?? 0));
    if (tags.length > 0) this.last = Math.max(this.last, changedAt);
  }

  /**
   * Checks whether one of the tags changed at or after a moment. Data that was read at that moment may then be stale.
   * @param since milliseconds since 1970
   */
  hasChangedSince(tags: readonly string[], since: number): boolean {
    return tags.some((tag) => (this.#times.get(tag) ?? 0) >= since);
  }
}

export const tagChanges = oncePerProcess('tag-changes', () => new TagChanges());
