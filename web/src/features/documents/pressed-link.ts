/** Returns the card link that was clicked. Undefined for other elements, and for clicks with a modifier key or with another mouse button than the main one. */
export const findPressedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return findLink(event);
};

/** Returns the card link that contains the target of an event. */
export const findLink = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-document]:not([data-document=""])')) ||
  undefined;
