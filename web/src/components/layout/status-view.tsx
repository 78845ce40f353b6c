'use client';

import type { ReactNode } from 'react';

/**
 * A message that replaces a page. Every page loads this code, because Next loads the not-found and error files on every page. To be small, this code has its
 * styles in the theme (`.status-view` in theme/system.ts) and imports only types.
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
    <main id="content" className="status-view">
      {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
      <img src={`/illustrations/${picture}.svg`} alt="" width={320} height={240} />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
