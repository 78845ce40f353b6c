/** Session storage key, set after a quick exit: pressing Back must not show the page again (components/ui/quick-exit-link.tsx). */
export const quickExitKey = 'left-quickly';
