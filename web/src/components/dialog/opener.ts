/** Where the focus goes when a dialog closes: what opened it, or what is in its place when that is no longer seen. */
let opener: HTMLElement | undefined;

export const rememberOpener = (element: HTMLElement): void => {
  const popover = element.closest<HTMLElement>('[popover]');
  const invoker = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  opener = invoker ?? element;
};

/** Native popovers lie above everything, dialogs too. */
export const hidePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
};

const isSeen = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && element.checkVisibility();

/** After a log-in the sign-in button is gone: its neighbour, the account's own button, takes the focus. */
export const focusAfter = (): HTMLElement | null =>
  [opener, document.querySelector<HTMLElement>('[data-account-button]'), document.getElementById('content')].find(
    isSeen,
  ) ?? null;
