'use client';

import { LoadingBar } from './loading-bar.tsx';
import { ScrollBehaviour } from './scroll-behaviour.tsx';

/** What runs on every page without being seen until it is needed. */
export function ClientShell() {
  return (
    <>
      <LoadingBar />
      <ScrollBehaviour />
    </>
  );
}
