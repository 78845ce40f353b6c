'use client';

import { ErrorView } from '@/components/layout/client-shell';

/** A page that failed while moving within the site (a full load gets server.ts's error page). */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView onRetry={reset} />;
}
