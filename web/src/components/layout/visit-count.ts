import type { VisitKind } from '@hat-nang/model/contracts/counts';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Milliseconds after which a page counts as opened. The delay keeps the report from competing with the loading of the page. */
const openedAfterMs = 3000;

/** Reports an event. The code loads on demand, because the scripts of a page are close to their size limit (docs/decisions/250-reading-pages-145-kb.md). */
export const reportVisit = (kind: VisitKind) => {
  import('./send-count.ts').then(
    ({ sendCount }) => sendCount(kind),
    // If the code cannot be loaded, the event is not counted.
    () => undefined,
  );
};

/** Counts the loaded page and each page that the visitor opens by in-app navigation, if the page stays open for `openedAfterMs`. */
export const useVisitCount = () => {
  const path = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    const timer = setTimeout(reportVisit, openedAfterMs, 'opened');
    return () => clearTimeout(timer);
  }, [path]);
};
