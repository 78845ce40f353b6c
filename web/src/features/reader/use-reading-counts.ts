import type { VisitKind } from '@hat-nang/model/contracts/counts';
import { useEffect, useRef } from 'react';
import { reportVisit } from '@/components/layout/visit-count';
import type { ReaderModel } from './use-reader.ts';

/** Counts finished books, and the use of narration, signing, captions and automatic turning. Each kind is counted at most once while the reader is mounted. */
export const useReadingCounts = ({ view, settings, edition, isEnd, page, current }: ReaderModel): void => {
  const sentKinds = useRef(new Set<VisitKind>());
  const firstPage = useRef(0);
  firstPage.current ||= current ? page : 0;
  const { isPlaying, narration, sign } = view;
  const usedKinds: Partial<Record<VisitKind, boolean>> = {
    // A book that was opened at its end page was not read.
    finished: isEnd && firstPage.current > 0,
    narration: isPlaying && narration === 'fine',
    // A sample clip is not signing.
    signing: isPlaying && sign === 'fine' && edition.signLanguage !== undefined,
    captions: isPlaying && settings.captions,
    page_turning: isPlaying && settings.turn !== 'wait' && page > firstPage.current,
  };
  // The effect has no list of dependencies, because `usedKinds` is a new object in each render.
  useEffect(() => {
    for (const kind of Object.keys(usedKinds) as VisitKind[]) {
      if (!usedKinds[kind] || sentKinds.current.has(kind)) continue;
      sentKinds.current.add(kind);
      reportVisit(kind);
    }
  });
};
