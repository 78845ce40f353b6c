/**
 * Element that opened the dialog, or the button of the popover around this element. `findFocusTarget` returns this element if it is visible when the dialog
 * closes.
 */
let opener: HTMLElement | undefined;

export const rememberOpener = (element: HTMLElement): void => {
  const popover = element.closest<HTMLElement>('[popover]');
  const popoverButton = popover && document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`);
  opener = popoverButton ?? element;
};

/** Closes all popovers before a dialog opens, because the browser draws native popovers above dialogs. */
export const hidePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover();
};

const isVisible = (element: HTMLElement | null | undefined): element is HTMLElement =>
  element?.isConnected === true && element.checkVisibility();

/**
 * Returns the element to focus after a dialog closes: the first visible element of the opener, the account button and the page content. A login hides the
 * sign-in button, which is often the opener.
 */
export const findFocusTarget = (): HTMLElement | null =>
  [opener, document.querySelector<HTMLElement>('[data-account-button]'), document.getElementById('content')].find(
    isVisible,
  ) ?? null;
