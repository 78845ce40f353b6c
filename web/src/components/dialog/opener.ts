/** Element that opened the dialog. It gets the focus when the dialog closes. If it is hidden by then, another element gets the focus. */
let opener: HTMLElement | undefined;

export const rememberOpener = (element: HTMLElement): void => {
  const popover = element.closest<HTMLElement>('[popover]');
  const popoverButton = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  opener = popoverButton ?? element;
};

/** Closes all popovers before a dialog opens. The browser draws native popovers above dialogs. */
export const hidePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
};

const isVisible = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && element.checkVisibility();

/** Returns the element to focus after a dialog closes. A login hides the sign-in button, so the account button beside it is the second choice. */
export const findFocusTarget = (): HTMLElement | null =>
  [opener, document.querySelector<HTMLElement>('[data-account-button]'), document.getElementById('content')].find(
    isVisible,
  ) ?? null;
