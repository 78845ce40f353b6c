/** What a key asks of the list of suggestions. */
export type SuggestionKey = 'next' | 'previous' | 'first' | 'last' | 'choose' | 'close';

interface ListState {
  isShown: boolean;
  /** There is something to show. */
  hasItems: boolean;
  /** The chosen option, or -1: the text itself. */
  active: number;
}

/** Undefined for a key that belongs to the text (WAI-ARIA APG "Editable Combobox": Home and End move in the text unless an option is chosen). */
export const suggestionKey = (
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

/** The option that is chosen after a key; -1, the text itself, is between the last and the first. */
export const stepFrom = (key: SuggestionKey, active: number, count: number): number => {
  if (key === 'first') return 0;
  if (key === 'last') return count - 1;
  if (key === 'next') return active + 1 < count ? active + 1 : -1;
  return active === -1 ? count - 1 : active - 1;
};
