/** The element that opened the dialog. It gets the focus when the dialog closes; if it is hidden then, another element gets the focus. */
let opener: HTMLElement | undefined;

export const rememberOpener = (element: HTMLElement): void => {
  const popover = element.closest<HTMLElement>('[popover]');
  const invoker = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  opener = invoker ?? element;
};

/** The browser draws native popovers above dialogs, so they must close first. */
export const hidePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
};

const isVisible = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && element.checkVisibility();

/** A log-in hides the sign-in button, so the account button beside it gets the focus. */
export const findFocusTarget = (): HTMLElement | null =>
  [opener, document.querySelector<HTMLElement>('[data-account-button]'), document.getElementById('content')].find(
    isVisible,
  ) ?? null;
