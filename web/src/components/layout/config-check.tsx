'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const checkDelayMs = 10_000;

/**
 * Ten seconds after loading, and ten seconds after a refresh with a new `version`, compares the version of the configuration if the page is visible. If the
 * configuration has changed, refreshes the page (docs/design-notes.md "Failures").
 */
export function ConfigCheck({ version }: { version: string }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        const answer = await fetch('/config-version.json', { cache: 'no-store' });
        const currentVersion = ((await answer.json()) as { version?: string }).version;
        if (currentVersion && currentVersion !== version) router.refresh();
      } catch {
        // The next full page load compares again.
      }
    }, checkDelayMs);
    return () => clearTimeout(timer);
  }, [router, version]);
  return null;
}
