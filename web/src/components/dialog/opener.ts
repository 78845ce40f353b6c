/** Takes the focus when a dialog closes: the element that opened it, or its replacement when that is hidden. */
let opener: HTMLElement | undefined;

export const rememberOpener = (element: HTMLElement): void => {
  const popover = element.closest<HTMLElement>('[popover]');
  const invoker = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  opener = invoker ?? element;
};

/** Native popovers are above everything, including dialogs. */
export const hidePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
};

const isSeen = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && element.checkVisibility();

/** After a log-in the sign-in button is gone; the account button beside it takes the focus. */
export const focusAfter = (): HTMLElement | null =>
  [opener, document.querySelector<HTMLElement>('[data-account-button]'), document.getElementById('content')].find(
    isSeen,
  ) ?? null;
