/** In the session's storage after somebody left a page quickly: whoever comes back must not come upon it (features/mental-health/quick-exit-link.tsx). */
export const leftQuickly = 'left-quickly';
