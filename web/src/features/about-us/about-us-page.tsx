import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { SiteConfig } from '@/cms/config';
import type { Article, ArticleCard } from '@/components/article/article';
import { ArticleCardView, CardList, type CardView } from '@/components/article/article-card';
import { ArticleEnd } from '@/components/article/article-end';
import { articleJsonLd, toOrganization } from '@/components/article/article-json-ld';
import { ArticleColumn, ArticlePicture, ArticleSubtitle, FurtherItems } from '@/components/article/article-parts';
import { ItemPageFrame } from '@/components/article/item-page';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedLink } from '@/components/ui/feed-link';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { ContentPicture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { ArticleTools } from '../article-tools/public-island.ts';

/** Start page of the section "about us". The first article is wide, the other articles are cards. A box links to the contact page. */
export function AboutUsHome({ lang, articles }: { lang: Lang; articles: ArticleCard[] }) {
  const t = getT(lang);
  const [first, ...others] = articles;
  return (
    <>
      <PageHeading title={t('about-us:title')} intro={t('about-us:intro')} />
      <PageWidth>
        {first ? <LeadArticle lang={lang} article={first} /> : <EmptyState title={t('about-us:empty')} />}
        <CardList lang={lang} items={others} card={AboutCard} titleAs="h2" style={{ mt: { base: '6', md: '8' } }} />
        <Box
          as="section"
          mt="12"
          p={{ base: '5', md: '8' }}
          bg="bg.sunken"
          borderRadius="lg"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="5"
        >
          <Box maxWidth="prose">
            <Box as="h2" fontSize="2xl">
              {t('about-us:visit')}
            </Box>
            <p>{t('about-us:visitText')}</p>
          </Box>
          <ButtonLink href={href(lang, 'contact')}>
            <Icon name="ph:chat-circle-text-bold" />
            {t('contact')}
          </ButtonLink>
        </Box>
        <FeedLink lang={lang} word="about-us" />
      </PageWidth>
    </>
  );
}

function LeadArticle({ lang, article }: { lang: Lang; article: ArticleCard }) {
  return (
    <Box
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
      boxShadow="sm"
      _focusWithin={{ outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' }}
    >
      {article.picture ? (
        <ContentPicture
          picture={{ ...article.picture, alt: '' }}
          sizes="(min-width: 48rem) 40rem, calc(100vw - 2rem)"
          aspectRatio="16 / 10"
          height="full"
          hasPriority
        />
      ) : null}
      <Box p={{ base: '5', md: '8' }} display="flex" flexDirection="column" gap="3" justifyContent="center">
        <Box as="h2" fontSize="3xl">
          <SiteLink
            href={article.url}
            color="inherit"
            outline="none"
            _before={{ content: '""', position: 'absolute', inset: '0' }}
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
          >
            {article.title}
          </SiteLink>
        </Box>
        <Box as="p" fontSize="lg" color="fg.muted">
          {article.summary}
        </Box>
        <Box
          as="span"
          aria-hidden="true"
          display="inline-flex"
          alignItems="center"
          gap="2"
          fontWeight="bold"
          color="fg.link"
        >
          {getT(lang)('about-us:read')}
          <Icon name="ph:arrow-right-bold" />
        </Box>
      </Box>
    </Box>
  );
}

export const AboutCard: CardView<ArticleCard> = ArticleCardView;

const aboutJsonLd = (article: Article, lang: Lang, config: SiteConfig, origin: string) =>
  articleJsonLd(article, lang, config, origin, { about: toOrganization(lang, config, origin) });

/** An article about the foundation, followed by cards of the other articles. */
export function AboutUsArticlePage({ lang, article, others }: { lang: Lang; article: Article; others: ArticleCard[] }) {
  return (
    <ItemPageFrame lang={lang} word="about-us" item={article} jsonLd={aboutJsonLd}>
      <ArticleColumn lang={lang} item={article}>
        <ArticleSubtitle lineHeight="snug" maxWidth="prose" mb="6">
          {article.summary}
        </ArticleSubtitle>
        <ArticleTools lang={lang} item={article} />
        <ArticlePicture picture={article.picture} />
        <Prose html={article.body} />
        <ArticleEnd lang={lang} item={article} />
      </ArticleColumn>
      <FurtherItems
        lang={lang}
        id="others"
        title={getT(lang)('about-us:others')}
        url={href(lang, 'aboutUs')}
        items={others}
        card={AboutCard}
      />
    </ItemPageFrame>
  );
}
