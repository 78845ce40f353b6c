/** In the session's storage after somebody left a page quickly: whoever comes back must not come upon it (components/ui/quick-exit-link.tsx). */
export const leftQuickly = 'left-quickly';
