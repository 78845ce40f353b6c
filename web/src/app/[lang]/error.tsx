'use client';

import { ErrorView } from '@/components/layout/client-shell';

/** A page that failed while moving within the site (a full load gets the error page of web/front). */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView onRetry={reset} />;
}
