/** The card's link that a plain press means; undefined where the press is none, or asks for another tab. */
export const pressedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return linkOf(event);
};

/** The card's link that an event happens on. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-document]:not([data-document=""])')) ||
  undefined;
