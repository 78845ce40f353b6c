'use client';

import type { ComponentProps } from 'react';
import { Reader } from './reader.tsx';

/** The seam between the page and the reader: `onProgress` (progress.ts) is handed in here, to write the history of whoever is signed in and has agreed. */
export function ReaderEntry(props: Omit<ComponentProps<typeof Reader>, 'onProgress'>) {
  return <Reader {...props} />;
}
