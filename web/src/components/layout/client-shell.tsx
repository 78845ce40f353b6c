'use client';

import { Suspense } from 'react';
import { HydrationMark } from './awake.tsx';
import { BuildCheck } from './build-check.tsx';
import { ConfigCheck } from './config-check.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { ScrollBehaviour } from './scroll-behaviour.tsx';
import { useVisitCount } from './visit-count.ts';

// Next loads ErrorView and NotFoundView on every page. These re-exports put both into the script of this file instead of two more scripts.
// biome-ignore lint/performance/noBarrelFile: as above
export { ErrorView } from './error-view.tsx';
export { NotFoundView } from './not-found-view.tsx';

/** Client components that every page contains, most of them without visible output. Also counts the visit. */
export function ClientShell({ configVersion, loadingLabel }: { configVersion: string; loadingLabel: string }) {
  useVisitCount();
  return (
    <>
      <Suspense>
        <LoadingBar label={loadingLabel} />
      </Suspense>
      <ScrollBehaviour />
      <BuildCheck />
      <ConfigCheck version={configVersion} />
      <HydrationMark />
    </>
  );
}
