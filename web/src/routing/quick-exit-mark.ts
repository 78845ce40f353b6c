/** Key in session storage that is set after a quick exit. The Back button must not show the page again (components/ui/quick-exit-link.tsx). */
export const quickExitKey = 'left-quickly';
