import type { Lang } from '@hat-nang/model/languages';
import type { ArticleCard } from '@/components/article/article';
import { ShareItem } from '@/components/article/article-end';
import { ArticleSubtitle } from '@/components/article/article-parts';
import { ItemPageFrame } from '@/components/article/item-page';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { Prose } from '@/components/ui/prose';
import { PageWidth } from '@/components/ui/section';
import { formatDate, getT } from '@/i18n/server';
import { ArticleTools } from '../article-tools/public-island.ts';
import { ContactOffer } from './contact-offer.tsx';
import { findRelatedHelpCenterArticles, type HelpCenterArticle, type HelpCenterSection } from './help-center.ts';
import { helpCenterArticleJsonLd } from './help-center-json-ld.ts';
import { HelpfulQuestion } from './helpful.tsx';

/**
 * A help article beside the table of contents. Below the text are the feedback form, the share links and related articles, and at the end the contact offer.
 */
export function HelpCenterArticlePage({
  lang,
  article,
  sections,
}: {
  lang: Lang;
  article: HelpCenterArticle;
  sections: HelpCenterSection[];
}) {
  const t = getT(lang);
  const related = findRelatedHelpCenterArticles(sections, article);
  const changedAt = article.updatedAt ?? article.publishedAt;
  return (
    <ItemPageFrame lang={lang} word="help-center" item={article} jsonLd={helpCenterArticleJsonLd}>
      <PageWidth
        pt="4"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '17rem minmax(0, 1fr)' }}
        gap={{ base: '8', lg: '12' }}
        alignItems="start"
      >
        <Box as="article" gridColumn={{ lg: '2' }} maxWidth="46rem">
          {article.isFallback ? <FallbackNote lang={lang} item={article} /> : null}
          <Box as="h1" fontSize="4xl" mb="3">
            {article.title}
          </Box>
          <ArticleSubtitle lineHeight="snug" mb="4">
            {article.summary}
          </ArticleSubtitle>
          <ArticleTools lang={lang} item={article} />
          <Prose html={article.body} />
          <Box as="p" mt="6" fontSize="sm" color="fg.muted">
            {t('help-center:updated')} <time dateTime={changedAt}>{formatDate(lang, changedAt)}</time>
          </Box>
          <HelpfulQuestion lang={lang} article={article} />
          <Box mt="6">
            <ShareItem lang={lang} item={article} />
          </Box>
          {related.length > 0 ? <RelatedArticles articles={related} title={t('help-center:related')} /> : null}
        </Box>
        <Box gridColumn={{ lg: '1' }} gridRow={{ lg: '1' }} position={{ lg: 'sticky' }} top="6">
          <TableOfContents sections={sections} current={article.id} label={t('help-center:contents')} />
        </Box>
      </PageWidth>
      <ContactOffer lang={lang} />
    </ItemPageFrame>
  );
}

function RelatedArticles({ articles, title }: { articles: ArticleCard[]; title: string }) {
  return (
    <Box as="section" aria-labelledby="related" data-not-printed="" mt="10">
      <Box as="h2" id="related" fontSize="2xl" mb="2">
        {title}
      </Box>
      <Box as="ul" listStyleType="none">
        {articles.map(({ id, title: name, url }) => (
          <li key={id}>
            <SiteLink
              href={url}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="target"
              fontWeight="bold"
              color="fg.link"
              _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
            >
              <Icon name="ph:file-text-bold" />
              {name}
            </SiteLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function TableOfContents({
  sections,
  current,
  label,
}: {
  sections: HelpCenterSection[];
  current: number;
  label: string;
}) {
  return (
    <Box as="nav" aria-label={label} borderWidth="1px" borderColor="border" borderRadius="lg" bg="bg.surface" p="3">
      {sections.map((section) => (
        <Box
          as="details"
          key={section.id}
          css={{ '&[open] > summary svg:last-of-type': { transform: 'rotate(180deg)' } }}
          // The section of the current article is expanded.
          {...(section.articles.some(({ id }) => id === current) ? { open: true } : {})}
        >
          <Box
            as="summary"
            display="flex"
            alignItems="center"
            gap="2"
            minHeight="target"
            px="2"
            borderRadius="md"
            fontWeight="bold"
            cursor="pointer"
            _hover={{ bg: 'bg.sunken' }}
            css={{ '&::-webkit-details-marker': { display: 'none' } }}
          >
            <Icon name={section.icon} />
            <Box as="span" flex="1">
              {section.name}
            </Box>
            <Icon name="ph:caret-down-bold" size="0.875em" />
          </Box>
          <Box as="ul" listStyleType="none" pl="4" pb="2">
            {section.articles.map(({ id, title, url }) => (
              <li key={id}>
                <SiteLink
                  href={url}
                  aria-current={id === current ? 'page' : undefined}
                  display="flex"
                  alignItems="center"
                  minHeight="target"
                  px="3"
                  py="1.5"
                  fontSize="sm"
                  lineHeight="snug"
                  borderInlineStartWidth="3px"
                  borderColor={id === current ? 'border.focus' : 'border'}
                  fontWeight={id === current ? 'bold' : 'normal'}
                  bg={id === current ? 'bg.sunken' : 'transparent'}
                  _hover={{ bg: 'bg.sunken' }}
                >
                  {title}
                </SiteLink>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
