/** Key in session storage that is set at a quick exit. The Back button must not show the page again (web/src/components/ui/quick-exit-link.tsx). */
export const quickExitKey = 'left-quickly';
