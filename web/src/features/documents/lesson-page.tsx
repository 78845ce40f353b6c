import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import { ShareItem } from '@/components/article/article-end';
import { FurtherItems } from '@/components/article/article-parts';
import { ItemPageFrame } from '@/components/article/item-page';
import { Box } from '@/components/ui/box';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import type { DocumentCard } from './document-card.ts';
import { DocumentCardView } from './document-card-view.tsx';
import { documentJsonLd } from './document-json-ld.ts';
import { DocumentSummary } from './document-summary.tsx';
import type { Lesson } from './lesson.ts';
import { LessonContents } from './lesson-contents.tsx';
import { ReportProblem } from './report-problem.tsx';

/** The lesson page (docs/specification.md §2): details, contents, share links and related documents. */
export function LessonPageView({
  lang,
  lesson,
  related,
  keep,
}: {
  lang: Lang;
  lesson: Lesson;
  related: DocumentCard[];
  /** Control that saves the document for offline use. */
  keep?: ReactNode;
}) {
  return (
    <ItemPageFrame lang={lang} word="documents" item={lesson} jsonLd={documentJsonLd}>
      <PageWidth as="article" pt="5">
        <DocumentSummary lang={lang} lesson={lesson} />
        <Box mt="6">
          <ShareItem lang={lang} item={lesson} />
          {keep}
        </Box>
      </PageWidth>
      <LessonContents lang={lang} lesson={lesson} />
      <PageWidth mt="8">
        <ReportProblem lang={lang} document={lesson.id} />
      </PageWidth>
      <FurtherItems
        lang={lang}
        id="related"
        title={getT(lang)('documents:related')}
        url={href(lang, 'documents')}
        items={related}
        card={DocumentCardView}
        min="14rem"
      />
    </ItemPageFrame>
  );
}
