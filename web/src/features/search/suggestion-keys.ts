/** Action of a key in the list of suggestions. */
export type SuggestionKey = 'next' | 'previous' | 'first' | 'last' | 'choose' | 'close';

interface ListState {
  isShown: boolean;
  /** True if there are suggestions. */
  hasItems: boolean;
  /** Index of the active option, or -1 for the text field. */
  active: number;
}

/**
 * Returns the action of a key in the list. Undefined if the browser handles the key. Unless an option is active, Home and End move within the text
 * (WAI-ARIA APG "Editable Combobox").
 */
export const toSuggestionKey = (
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  { isShown, hasItems, active }: ListState,
): SuggestionKey | undefined => {
  if (altKey || ctrlKey || metaKey || !hasItems) return undefined;
  if (key === 'ArrowDown') return 'next';
  if (key === 'ArrowUp') return 'previous';
  if (!isShown) return undefined;
  if (key === 'Escape') return 'close';
  if (active < 0) return undefined;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  return key === 'Enter' ? 'choose' : undefined;
};

/** Returns the index of the active option after a key. The order is circular: last option, text field (-1), first option. */
export const moveActiveIndex = (key: SuggestionKey, activeIndex: number, count: number): number => {
  if (key === 'first') return 0;
  if (key === 'last') return count - 1;
  if (key === 'next') return activeIndex + 1 < count ? activeIndex + 1 : -1;
  return activeIndex === -1 ? count - 1 : activeIndex - 1;
};
