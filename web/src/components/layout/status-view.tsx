'use client';

import type { ReactNode } from 'react';

/**
 * A message that replaces a page. Every page loads this code, because Next loads the not-found and error files on every page. To be small, this code uses the
 * custom properties of the theme directly and imports only types.
 */
export function StatusView({
  picture,
  title,
  text,
  children,
}: {
  picture: 'not-found' | 'error';
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <main id="content" style={{ textAlign: 'center', padding: '3rem 1rem', maxWidth: '36rem', margin: '0 auto' }}>
      {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
      <img src={`/illustrations/${picture}.svg`} alt="" width={320} height={240} style={{ margin: '0 auto 1.5rem' }} />
      <h1 style={{ fontSize: '1.75rem' }}>{title}</h1>
      <p style={{ margin: '0.5rem 0 1.5rem', color: 'var(--c-colors-fg-muted)' }}>{text}</p>
      {children}
    </main>
  );
}

/** The style of a link or button in a status view. */
export const statusActionStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  margin: '0 0.5rem 0.75rem',
  padding: '0.5rem 1.25rem',
  borderRadius: '999px',
  fontWeight: 700,
  cursor: 'pointer',
  color: 'var(--c-colors-fg-on-accent)',
  background: 'var(--c-colors-bg-accent)',
} as const;
