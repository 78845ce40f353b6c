'use client';

import { ErrorView } from '@/components/layout/client-shell';

/** Error view for errors in the browser and for failed in-app navigation. If a full page load fails, web/front sends its own error page instead. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView onRetry={reset} />;
}
