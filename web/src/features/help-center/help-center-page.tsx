import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { FeedLink } from '@/components/ui/feed-link';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { toClass } from '@/theme/css';
import { StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { ContactOffer } from './contact-offer.tsx';
import type { HelpCenterSection } from './help-center.ts';

/** The start page of the help centre: a search field, all articles by section, and the contact offer. */
export function HelpCenterHome({ lang, sections }: { lang: Lang; sections: HelpCenterSection[] }) {
  const t = getT(lang);
  return (
    <>
      <Box bg="bg.sunken" mt="2">
        <PageWidth py={{ base: '8', md: '12' }} textAlign="center">
          <Box as="h1" fontSize="4xl">
            {t('help-center:question')}
          </Box>
          <Box as="p" mt="2" fontSize="lg" color="fg.muted">
            {t('help-center:intro')}
          </Box>
          <HelpSearch lang={lang} />
        </PageWidth>
      </Box>
      <PageWidth mt={{ base: '8', md: '12' }}>
        {sections.length === 0 ? (
          <EmptyState title={t('help-center:empty')} />
        ) : (
          <Box
            display="grid"
            gap={{ base: '5', md: '6' }}
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          >
            {sections.map((section) => (
              <SectionCard key={section.id} section={section} />
            ))}
          </Box>
        )}
        <FeedLink lang={lang} word="help-center" />
      </PageWidth>
      <ContactOffer lang={lang} />
    </>
  );
}

function SectionCard({ section }: { section: HelpCenterSection }) {
  const id = `section-${section.id}`;
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      boxShadow="sm"
      p={{ base: '5', md: '6' }}
    >
      <Box display="flex" gap="4" alignItems="flex-start">
        <Box as="span" bg="bg.sunken" color="fg.heading" borderRadius="md" p="3" display="inline-flex">
          <Icon name={section.icon} size="1.75rem" />
        </Box>
        <Box>
          <Box as="h2" id={id} fontSize="xl">
            {section.name}
          </Box>
          <Box as="p" color="fg.muted">
            {section.description}
          </Box>
        </Box>
      </Box>
      <Box as="ul" listStyleType="none" mt="3">
        {section.articles.map(({ id: articleId, title, summary, url }) => (
          <Box as="li" key={articleId} borderTopWidth="1px" borderColor="border" py="2">
            <SiteLink
              href={url}
              display="flex"
              alignItems="center"
              justifyContent="space-between"
              gap="3"
              minHeight="target"
              fontWeight="bold"
              color="fg.link"
              _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
            >
              {title}
              <Icon name="ph:caret-right-bold" size="1em" />
            </SiteLink>
            <Box as="p" fontSize="sm" color="fg.muted">
              {summary}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function HelpSearch({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const button = toClass(system.getRecipeFn('button')({}));
  return (
    <search>
      <StyleRules of={[button]} />
      <Box asChild mt="6" mx="auto" maxWidth="36rem" display="flex" gap="2">
        <form action={href(lang, 'searchHelpCenter')} method="get">
          <Box
            asChild
            flex="1"
            minWidth="0"
            minHeight="target"
            px="5"
            bg="bg.surface"
            borderWidth="2px"
            borderColor="border.strong"
            borderRadius="full"
            _placeholder={{ color: 'fg.muted', opacity: 1 }}
          >
            <input
              type="search"
              name="q"
              aria-label={t('help-center:searchLabel')}
              placeholder={t('help-center:searchPlaceholder')}
              autoComplete="off"
              maxLength={100}
            />
          </Box>
          <button type="submit" className={button.className}>
            {t('search.submit')}
          </button>
        </form>
      </Box>
    </search>
  );
}
