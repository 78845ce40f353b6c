/** The card's link that a plain click follows; undefined for other clicks, or when the click opens another tab. */
export const pressedLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  return linkOf(event);
};

/** The card's link that contains the target of an event. */
export const linkOf = ({ target }: Event): HTMLAnchorElement | undefined =>
  (target instanceof Element && target.closest<HTMLAnchorElement>('a[data-document]:not([data-document=""])')) ||
  undefined;
