import { oncePerProcess } from '../process-state.ts';

/** When each cache tag last changed, as known to this process: ms since 1970. */
class TagChanges {
  #times = new Map<string, number>();
  /** The time of the last change. */
  last = 0;

  /** @param time of the change; capped at now, because another host's clock may be ahead */
  mark(tags: readonly string[], time = Date.now()): void {
    const at = Math.min(time, Date.now());
    for (const tag of tags) this.#times.set(tag, Math.max(at, this.#times.get(tag) ?? 0));
    if (tags.length > 0) this.last = Math.max(this.last, at);
  }

  /** Whether one of the tags changed at or after a moment: data read since then may be stale. */
  isAnySince(tags: readonly string[], moment: number): boolean {
    return tags.some((tag) => (this.#times.get(tag) ?? 0) >= moment);
  }
}

/** The changes known to this process. */
export const tagChanges = oncePerProcess('tag-changes', () => new TagChanges());
