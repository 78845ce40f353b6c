import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { searchIcons, searchRoutes } from '@hat-nang/model/search-kinds';
import { sectionNames } from '@hat-nang/model/section-names';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatSearchWords } from '@/routing/search-query';
import type { FoundSection } from './search-all.ts';
import { CorrectionNotice, pendingStyle } from './search-results.tsx';

interface FoundEverywhereProps {
  lang: Lang;
  q: string;
  corrected?: string;
  sections: readonly FoundSection[];
}

/** The best results of each section with results. Each section links to all of its results. */
export function AllSearchResults({ lang, q, corrected, sections }: FoundEverywhereProps) {
  const t = getT(lang);
  const words = corrected ?? q;
  return (
    <PageWidth as="div" id="results" mt="6" css={pendingStyle}>
      {corrected ? <CorrectionNotice lang={lang} words={q} corrected={corrected} /> : null}
      <Box as="p" role="status" fontWeight="bold" color="fg.heading" fontSize="lg" overflowWrap="anywhere">
        {t('search:all.sections', { count: sections.length, words })}
      </Box>
      {sections.map(({ kind, total, isTotalExact, cards }) => (
        <Box as="section" key={kind} aria-labelledby={`found-${kind}`} mt="8">
          <Box as="h2" id={`found-${kind}`} fontSize="2xl" mb="4" display="flex" alignItems="center" gap="2">
            <Icon name={searchIcons[kind]} />
            {t(isTotalExact ? 'search:all.count' : 'search:all.countMore', {
              kind: sectionNames[kind][lang].all,
              count: total,
            })}
          </Box>
          {cards}
          <ButtonLink
            href={href(lang, searchRoutes[kind]) + formatSearchWords(words)}
            prefetch={false}
            variant="outline"
            mt="4"
          >
            {t(isTotalExact ? 'search:all.more' : 'search:all.moreThan', {
              kind: sectionNames[kind][lang].all,
              count: total,
            })}
          </ButtonLink>
        </Box>
      ))}
    </PageWidth>
  );
}
