'use client';

import { type ReactNode, useEffect, useState } from 'react';

interface ShelfButtonsProps {
  /** Id of the list that the buttons scroll. */
  listId: string;
  labels: { back: string; forward: string };
  icons: { back: ReactNode; forward: ReactNode };
  classNames: { buttons: string; button: string };
}

/**
 * Buttons that scroll a shelf. Without JavaScript, and if all cards fit, the buttons are hidden but keep their space. At an end of the shelf, a button has
 * `aria-disabled`, because `disabled` would remove the focus from the button.
 */
export function ShelfButtons({ listId, labels, icons, classNames }: ShelfButtonsProps) {
  const [isAtStart, setAtStart] = useState(true);
  const [isAtEnd, setAtEnd] = useState(true);
  useEffect(() => {
    const list = document.getElementById(listId);
    if (!list) return;
    const readPosition = () => {
      setAtStart(list.scrollLeft < 2);
      setAtEnd(list.scrollLeft + list.clientWidth > list.scrollWidth - 2);
    };
    // A ResizeObserver calls its function once when the observation starts.
    const observer = new ResizeObserver(readPosition);
    observer.observe(list);
    list.addEventListener('scroll', readPosition);
    // A press of Tab may leave a card partly hidden. A press of the pointer must not move the card.
    const showCard = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    list.addEventListener('focusin', showCard);
    // Cards that are added or hidden later change the scrollable width, but not the size of the list.
    const changes = new MutationObserver(readPosition);
    changes.observe(list, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    return () => {
      observer.disconnect();
      changes.disconnect();
      list.removeEventListener('scroll', readPosition);
      list.removeEventListener('focusin', showCard);
    };
  }, [listId]);
  const scrollBy = (direction: number) => {
    const list = document.getElementById(listId);
    list?.scrollBy({ left: direction * list.clientWidth * 0.8 });
  };
  return (
    <div className={classNames.buttons} data-idle={(isAtStart && isAtEnd) || undefined}>
      <button
        type="button"
        className={classNames.button}
        aria-label={labels.back}
        aria-controls={listId}
        aria-disabled={isAtStart}
        onClick={() => scrollBy(-1)}
      >
        {icons.back}
      </button>
      <button
        type="button"
        className={classNames.button}
        aria-label={labels.forward}
        aria-controls={listId}
        aria-disabled={isAtEnd}
        onClick={() => scrollBy(1)}
      >
        {icons.forward}
      </button>
    </div>
  );
}
