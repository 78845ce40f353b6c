import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { CardList } from '@/components/article/article-card';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ButtonLink, SiteLink } from '@/components/ui/link';
import { PageWidth, Section } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { DocumentCardView } from '../documents/public.ts';
import { EventCardView } from '../events/public.ts';
import { MentalHealthCardView } from '../mental-health/public.ts';
import { NewsCardView } from '../news/public.ts';
import type { CategoryTile, Home } from './home.ts';

/** Home page: introduction, categories, books, mental-health posts, events, news. */
export function HomePage({ lang, home }: { lang: Lang; home: Home }) {
  const t = getT(lang);
  return (
    <>
      <Hero lang={lang} />
      {home.categories.length > 0 ? (
        <Section
          id="categories"
          title={t('home:categories')}
          more={{ url: href(lang, 'documents'), label: t('seeAll') }}
        >
          <Box
            as="ul"
            listStyleType="none"
            display="grid"
            gap="4"
            gridTemplateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(3, 1fr)', lg: 'repeat(4, 1fr)' }}
          >
            {home.categories.map((category) => (
              <CategoryTileView key={category.id} category={category} />
            ))}
          </Box>
        </Section>
      ) : null}
      <Section
        id="popular"
        title={t(`home:popular.${home.popularRule}.title`)}
        intro={t(`home:popular.${home.popularRule}.intro`)}
        more={{ url: href(lang, 'documents'), label: t('seeAll') }}
      >
        <CardList
          lang={lang}
          items={home.popular}
          card={DocumentCardView}
          min="14rem"
          empty={<EmptyState title={t('home:updating.documents')} />}
        />
      </Section>
      {home.shelves.map(({ category, documents }) => (
        <Section
          key={category.id}
          id={`shelf-${category.id}`}
          title={category.name}
          intro={category.description}
          more={{ url: category.url, label: t('seeAll') }}
        >
          <CardList lang={lang} items={documents} card={DocumentCardView} min="14rem" />
        </Section>
      ))}
      {home.mentalHealth.length > 0 ? (
        <Box bg="bg.sunken" mt={{ base: '12', md: '16' }} pb={{ base: '12', md: '16' }} pt="1px">
          <Section
            id="mental-health"
            title={t('home:mentalHealth')}
            intro={t('home:mentalHealthIntro')}
            more={{ url: href(lang, 'mentalHealth'), label: t('seeAll') }}
          >
            <CardList lang={lang} items={home.mentalHealth} card={MentalHealthCardView} />
          </Section>
        </Box>
      ) : null}
      <Section id="events" title={t('home:events')} more={{ url: href(lang, 'events'), label: t('seeAll') }}>
        <CardList
          lang={lang}
          items={home.events}
          card={EventCardView}
          empty={<EmptyState title={t('home:updating.events')} />}
        />
      </Section>
      <Section
        id="news"
        title={t(`home:news.${home.newsRule}.title`)}
        intro={t(`home:news.${home.newsRule}.intro`)}
        more={{ url: href(lang, 'news'), label: t('seeAll') }}
      >
        <CardList
          lang={lang}
          items={home.news}
          card={NewsCardView}
          empty={<EmptyState title={t('home:updating.news')} />}
        />
      </Section>
    </>
  );
}

function Hero({ lang }: { lang: Lang }) {
  const t = getT(lang);
  return (
    <Box bg="bg.sunken" overflow="hidden">
      <PageWidth
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: '1fr 1.1fr' }}
        alignItems="center"
        gap={{ base: '6', lg: '10' }}
        py={{ base: '8', md: '12' }}
      >
        <Box>
          <Box as="h1" fontSize="5xl">
            {t('home:title')}
          </Box>
          <Box as="p" mt="4" fontSize="lg" maxWidth="34rem">
            {t('home:intro')}
          </Box>
          <Box mt="7" display="flex" flexWrap="wrap" gap="3">
            <ButtonLink href={href(lang, 'documents')} size="lg">
              <Icon name="ph:book-open-text-bold" />
              {t('home:readBooks')}
            </ButtonLink>
            <ButtonLink href={href(lang, 'mentalHealth')} size="lg" variant="outline">
              <Icon name="ph:hand-heart-bold" />
              {t('home:forAdults')}
            </ButtonLink>
          </Box>
        </Box>
        <Box asChild width="full" height="auto">
          {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
          <img src="/illustrations/hero.svg" alt="" width={720} height={540} fetchPriority="high" />
        </Box>
      </PageWidth>
    </Box>
  );
}

function CategoryTileView({ category }: { category: CategoryTile }) {
  return (
    <li>
      <SiteLink
        href={category.url}
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        alignItems={{ base: 'flex-start', md: 'center' }}
        gap="3"
        height="full"
        minHeight="5rem"
        p="4"
        bg="bg.surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="lg"
        boxShadow="sm"
        fontWeight="bold"
        lineHeight="snug"
        _hover={{ boxShadow: 'md', borderColor: 'border.strong' }}
      >
        <Box
          as="span"
          display="inline-flex"
          p="2.5"
          borderRadius="md"
          color="primary.950"
          style={{ backgroundColor: category.color ?? '#fbc02d' }}
        >
          <Icon name={category.icon} size="1.5rem" />
        </Box>
        {category.name}
      </SiteLink>
    </li>
  );
}
