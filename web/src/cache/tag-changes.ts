import { oncePerProcess } from '../process-state.ts';

/** When each cache tag last changed, as far as this process knows: ms since 1970. */
class TagChanges {
  #times = new Map<string, number>();
  /** The latest of them. */
  last = 0;

  /** @param time of the change; never later than now, because another host's clock may be ahead */
  mark(tags: readonly string[], time = Date.now()): void {
    const at = Math.min(time, Date.now());
    for (const tag of tags) this.#times.set(tag, Math.max(at, this.#times.get(tag) ?? 0));
    if (tags.length > 0) this.last = Math.max(this.last, at);
  }

  /** Whether one of the tags changed at or after a moment: what was read since then may be older than the change. */
  isAnySince(tags: readonly string[], moment: number): boolean {
    return tags.some((tag) => (this.#times.get(tag) ?? 0) >= moment);
  }
}

/** The changes that this process knows. */
export const tagChanges = oncePerProcess('tag-changes', () => new TagChanges());
