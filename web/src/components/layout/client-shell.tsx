'use client';

import { Suspense } from 'react';
import { Awake } from './awake.tsx';
import { BuildCheck } from './build-check.tsx';
import { ConfigCheck } from './config-check.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { ScrollBehaviour } from './scroll-behaviour.tsx';

// Next names both on every page: from here they are in one script with the rest, not in one each.
// biome-ignore lint/performance/noBarrelFile: as above
export { ErrorView } from './error-view.tsx';
export { NotFoundView } from './not-found-view.tsx';

/** Client code of every page that is invisible until needed. */
export function ClientShell({ configVersion, loadingLabel }: { configVersion: string; loadingLabel: string }) {
  return (
    <>
      <Suspense>
        <LoadingBar label={loadingLabel} />
      </Suspense>
      <ScrollBehaviour />
      <BuildCheck />
      <ConfigCheck version={configVersion} />
      <Awake />
    </>
  );
}
