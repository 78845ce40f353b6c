import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { FallbackNote } from '@/components/layout/fallback-note';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, SiteLink } from '@/components/ui/link';
import { PageHeading } from '@/components/ui/page-heading';
import { ContentPicture } from '@/components/ui/picture';
import { Prose } from '@/components/ui/prose';
import { Card, CardGrid, CardTitle, type Found, PageWidth, Section } from '@/components/ui/section';
import { Share } from '@/components/ui/share';
import { getT } from '@/i18n/server';
import type { AboutArticle, AboutArticleCard } from './about-us.ts';

/** About us: the first article at large, the others as cards, and how to reach us. */
export function AboutUsHome({ lang, articles }: { lang: Lang; articles: AboutArticleCard[] }) {
  const t = getT(lang);
  const [first, ...others] = articles;
  return (
    <>
      <PageHeading title={t('about-us:title')} intro={t('about-us:intro')} />
      <PageWidth>
        {first ? <Lead lang={lang} article={first} /> : <EmptyState title={t('about-us:empty')} />}
        {others.length > 0 ? (
          <CardGrid mt={{ base: '6', md: '8' }}>
            {others.map((article) => (
              <AboutCard key={article.id} article={article} titleAs="h2" />
            ))}
          </CardGrid>
        ) : null}
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
      </PageWidth>
    </>
  );
}

function Lead({ lang, article }: { lang: Lang; article: AboutArticleCard }) {
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
          isFirst
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

/** One article about the foundation in a list. */
export function AboutCard({
  article,
  titleAs = 'h3',
  found,
}: {
  article: AboutArticleCard;
  titleAs?: 'h2' | 'h3';
  found?: Found;
}) {
  return (
    <Card>
      {article.picture ? (
        <ContentPicture
          picture={{ ...article.picture, alt: '' }}
          sizes="(min-width: 64rem) 24rem, (min-width: 48rem) calc(50vw - 2rem), calc(100vw - 2rem)"
          aspectRatio="16 / 9"
        />
      ) : null}
      <Box p="5" display="flex" flexDirection="column" gap="2" flex="1">
        <CardTitle url={article.url} as={titleAs}>
          {found?.title ?? article.title}
        </CardTitle>
        <Box as="p" color="fg.muted" lineClamp="3">
          {found?.excerpt ?? article.summary}
        </Box>
      </Box>
    </Card>
  );
}

/** An article about the foundation, then the others. */
export function AboutArticleView({
  lang,
  article,
  others,
  publicAddress,
}: {
  lang: Lang;
  article: AboutArticle;
  others: AboutArticleCard[];
  publicAddress: string;
}) {
  const t = getT(lang);
  return (
    <>
      <PageWidth as="article" pt="4">
        <Box maxWidth="46rem" mx="auto">
          {article.isFallback ? <FallbackNote lang={lang} /> : null}
          <Box as="h1" fontSize="4xl" mb="4">
            {article.title}
          </Box>
          {article.summary ? (
            <Box as="p" fontSize="xl" lineHeight="snug" color="fg.muted" maxWidth="prose" mb="6">
              {article.summary}
            </Box>
          ) : null}
          {article.picture ? (
            <ContentPicture
              picture={article.picture}
              sizes="(min-width: 50rem) 46rem, calc(100vw - 2rem)"
              isFirst
              borderRadius="lg"
              aspectRatio="16 / 9"
              mb="6"
            />
          ) : null}
          <Prose html={article.body} />
          <Box mt="10" pt="6" borderTopWidth="1px" borderColor="border">
            <Share lang={lang} url={publicAddress} title={article.title} />
          </Box>
        </Box>
      </PageWidth>
      {others.length > 0 ? (
        <Section id="others" title={t('about-us:others')} more={{ url: href(lang, 'aboutUs'), label: t('seeAll') }}>
          <CardGrid>
            {others.map((other) => (
              <AboutCard key={other.id} article={other} />
            ))}
          </CardGrid>
        </Section>
      ) : null}
    </>
  );
}
