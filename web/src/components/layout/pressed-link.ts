/** Returns the clicked link if the click opens an address of this site in the same tab. Undefined for every other click. */
export const findPressedLink = ({ button, metaKey, ctrlKey, shiftKey, altKey, target }: MouseEvent) => {
  // The target of a click is always an element.
  const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
  const opensElsewhere = button || metaKey || ctrlKey || shiftKey || altKey || link?.target === '_blank';
  return opensElsewhere || link?.origin !== location.origin ? undefined : link;
};
