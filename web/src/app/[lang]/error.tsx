'use client';

import { ErrorView } from '@/components/layout/client-shell';

/** Error view for failed client-side navigation. After a full page load, web/front shows its error page instead. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return <ErrorView onRetry={reset} />;
}
