'use client';

import { Suspense } from 'react';
import { Awake } from './awake.tsx';
import { BuildCheck } from './build-check.tsx';
import { ConfigCheck } from './config-check.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { ScrollBehaviour } from './scroll-behaviour.tsx';

/** What runs on every page without being seen until it is needed. */
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
