import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';
import { CardGrid, PageWidth, Section } from '@/components/ui/section';
import { Share } from '@/components/ui/share';
import { getT } from '@/i18n/server';
import type { DocumentCard } from './document-card.ts';
import { DocumentCardView } from './document-card-view.tsx';
import { DocumentSummary } from './document-summary.tsx';
import type { Lesson } from './lesson.ts';
import { LessonContents } from './lesson-contents.tsx';
import { ReportProblem } from './report-problem.tsx';

/** The lesson page (specification, section 2): what a document is, its pages, share, what to read next. */
export function LessonPageView({
  lang,
  lesson,
  related,
  publicAddress,
  keep,
}: {
  lang: Lang;
  lesson: Lesson;
  related: DocumentCard[];
  publicAddress: string;
  /** The way to keep it on the device. */
  keep?: ReactNode;
}) {
  const t = getT(lang);
  return (
    <>
      <PageWidth as="article" pt="5">
        <DocumentSummary lang={lang} lesson={lesson} />
        <Box mt="6">
          <Share lang={lang} url={publicAddress} title={lesson.title} />
          {keep}
        </Box>
      </PageWidth>
      <LessonContents lang={lang} lesson={lesson} />
      <PageWidth mt="8">
        <ReportProblem lang={lang} document={lesson.id} />
      </PageWidth>
      {related.length > 0 ? (
        <Section
          id="related"
          title={t('documents:related')}
          more={{ url: href(lang, 'documents'), label: t('seeAll') }}
        >
          <CardGrid min="14rem">
            {related.map((other) => (
              <DocumentCardView key={other.id} lang={lang} document={other} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
    </>
  );
}
