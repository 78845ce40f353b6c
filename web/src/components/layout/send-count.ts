import type { VisitKind } from '@hat-nang/model/contracts/counts';

/**
 * Reports an event and the path of the page to `/api/count`, without a cookie (docs/decisions/277-daily-counts.md). Sends nothing if the browser is offline
 * or asks not to be tracked. No other code depends on the report, so a failure is ignored.
 */
export const sendCount = (kind: VisitKind): void => {
  const { doNotTrack, onLine, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  if (doNotTrack === '1' || globalPrivacyControl || !onLine) return;
  const body = JSON.stringify({ kind, path: location.pathname });
  fetch('/api/count', { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => undefined);
};
