'use client';

import { ErrorView } from '@/components/layout/client-shell';

/** Shown when client-side navigation fails. A full page load gets the error page of web/front. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView onRetry={reset} />;
}
