'use client';

import { useEffect } from 'react';
import { findPressedLink } from './pressed-link.ts';

const pollIntervalMs = 60 * 60 * 1000;
const minReloadIntervalMs = 10_000;
const reloadedAtKey = 'reloaded-at';

/** Fetches the build id from `/build.json`. Undefined if the request or the parsing fails. */
const fetchBuildId = async (): Promise<string | undefined> => {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    return ((await answer.json()) as { build?: string }).build;
  } catch {
    return undefined;
  }
};

/**
 * Polls the build id every hour. After a new build, the next click on a link of this site causes a full page load, at most once in ten seconds
 * (docs/specification.md §7 and §9).
 */
export function BuildCheck() {
  useEffect(() => {
    let loadedBuild: string | undefined;
    let isOutdated = false;
    const check = async () => {
      const build = await fetchBuildId();
      loadedBuild ??= build;
      isOutdated = build !== undefined && build !== loadedBuild;
    };
    void check();
    const timer = setInterval(check, pollIntervalMs);
    const navigate = (event: MouseEvent) => {
      const link = isOutdated && !event.defaultPrevented && findPressedLink(event);
      if (!link) return;
      try {
        if (Date.now() - (sessionStorage[reloadedAtKey] ?? 0) < minReloadIntervalMs) return;
        sessionStorage[reloadedAtKey] = Date.now();
      } catch {
        // A browser that blocks storage cannot store the time. Then only the hour between two polls limits the page loads.
      }
      event.preventDefault();
      event.stopPropagation();
      location.assign(link.href);
    };
    document.addEventListener('click', navigate, true);
    return () => {
      clearInterval(timer);
      document.removeEventListener('click', navigate, true);
    };
  }, []);
  return null;
}
