'use client';

import type { CSSProperties } from 'react';

// Inline styles instead of classes from the server, so that a page contains none of these styles until the visitor uses the search.
export const suggestionStyles = {
  list: {
    position: 'absolute',
    top: 'calc(100% + 0.5rem)',
    left: '-1rem',
    right: '-0.25rem',
    zIndex: 10,
    maxHeight: 'min(36rem, 76dvh)',
    overflowY: 'auto',
    padding: '0.5rem',
    borderRadius: '1.25rem',
    border: '1px solid var(--c-colors-border)',
    background: 'var(--c-colors-bg-surface)',
    color: 'var(--c-colors-fg)',
    boxShadow: '0 12px 32px rgb(12 33 72 / 0.24)',
  },
  kind: {
    padding: '0.375rem 0.75rem 0',
    fontSize: '0.9375rem',
    fontWeight: 700,
    color: 'var(--c-colors-fg-muted)',
  },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    minHeight: '2.75rem',
    padding: '0.375rem 0.75rem',
    borderRadius: '0.5rem',
    lineHeight: 1.35,
    cursor: 'pointer',
    borderLeft: '4px solid transparent',
  },
  picture: {
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: '0.5rem',
    objectFit: 'cover',
    background: 'var(--c-colors-bg-sunken)',
  },
  active: { background: 'var(--c-colors-bg-sunken)', borderLeftColor: 'var(--c-colors-border-focus)' },
  all: { fontWeight: 700, color: 'var(--c-colors-fg-link)', overflowWrap: 'anywhere' },
  hidden: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
} satisfies Record<string, CSSProperties>;

/** A small decorative picture beside a title. Without a picture, renders an empty square of the same size. */
export function SmallPicture({ src }: { src: string | null | undefined }) {
  if (!src) return <span style={suggestionStyles.picture} />;
  // biome-ignore lint/performance/noImgElement: Directus already resizes pictures; Next's optimiser would do it twice
  return <img src={src} alt="" width={40} height={40} decoding="async" style={suggestionStyles.picture} />;
}
