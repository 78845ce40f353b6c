import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { searchIcons, searchKinds } from '@hat-nang/model/search-kinds';
import { sectionNames } from '@hat-nang/model/section-names';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { formatSearchWords, maxSearchLength, type SearchQuery, toFilterParameters } from '@/routing/search-query';
import { toClass } from '@/theme/css';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { SearchForm } from './search-form.tsx';
import { placeRoute, type SearchPlace } from './search-place.ts';

/** Head of a search page: the title, the search form, and links that search all sections or one section for the same words. */
export function SearchHead({ lang, kind, query }: { lang: Lang; kind: SearchPlace; query: SearchQuery }) {
  const t = getT(lang);
  const button = toClass(system.getRecipeFn('button')({ size: 'lg' }), { px: { base: '4', sm: '7' } });
  const { names, rules } = classesFor({
    form: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      mt: '5',
      maxWidth: '46rem',
      bg: 'bg.surface',
      borderWidth: '2px',
      borderColor: 'border.strong',
      borderRadius: 'full',
      pl: { base: '4', sm: '5' },
      pr: '1.5',
      py: '1.5',
      _focusWithin: { borderColor: 'border.focus', boxShadow: '0 0 0 2px var(--c-colors-border-focus)' },
    },
    icon: { display: 'inline-flex', color: 'fg.muted' },
    input: {
      flex: '1',
      minWidth: '0',
      height: '3rem',
      bg: 'transparent',
      fontSize: { base: 'md', sm: 'lg' },
      outline: 'none',
      _placeholder: { color: 'fg.muted', opacity: 1 },
    },
  });
  return (
    <Box bg="bg.sunken">
      <StyleRules of={[...rules, button]} />
      <PageWidth pt={{ base: '5', md: '8' }}>
        <Box as="h1" fontSize="4xl">
          {kind === 'all' ? t('search:all.title') : t(`${kind}:search.title`)}
        </Box>
        <search>
          <SearchForm
            action={href(lang, placeRoute(kind))}
            q={query.q}
            hiddenFields={[
              ...toFilterParameters(query),
              ...(query.sort === 'relevance' ? [] : [['sort', query.sort] as [string, string]]),
            ]}
            label={t('search:field')}
            placeholder={kind === 'all' ? t('search:all.placeholder') : t(`${kind}:search.placeholder`)}
            maxLength={maxSearchLength}
            icon={<Icon name="ph:magnifying-glass-bold" size="1.5rem" />}
            submit={t('search:submit')}
            classNames={{ ...names, button: button.className }}
          />
        </search>
        <Box as="p" mt="2" fontSize="sm" color="fg.muted">
          {t('search:description')}
        </Box>
        <Box
          as="nav"
          aria-label={t('search:kinds')}
          mt="4"
          overflowX="auto"
          mx={{ base: '-4', md: '0' }}
          px={{ base: '4', md: '0' }}
        >
          <Box as="ul" listStyleType="none" display="flex" gap="1" width="max">
            {(['all', ...searchKinds] as const).map((otherKind) => (
              // On narrow screens the tabs scroll, so the current tab is first.
              <Box as="li" key={otherKind} order={{ base: otherKind === kind ? '-1' : '0', md: '0' }}>
                <KindLink lang={lang} kind={otherKind} isCurrent={otherKind === kind} q={query.q} />
              </Box>
            ))}
          </Box>
        </Box>
      </PageWidth>
    </Box>
  );
}

function KindLink({ lang, kind, isCurrent, q }: { lang: Lang; kind: SearchPlace; isCurrent: boolean; q: string }) {
  return (
    <SiteLink
      href={href(lang, placeRoute(kind)) + formatSearchWords(q)}
      prefetch={false}
      scroll={false}
      aria-current={isCurrent ? 'page' : undefined}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minHeight="3rem"
      px="4"
      fontWeight="bold"
      whiteSpace="nowrap"
      borderTopRadius="md"
      borderBottomWidth="3px"
      borderColor={isCurrent ? 'fg.link' : 'transparent'}
      bg={isCurrent ? 'bg.canvas' : 'transparent'}
      color={isCurrent ? 'fg.heading' : 'fg'}
      outlineOffset="-3px !important"
      _hover={isCurrent ? {} : { borderColor: 'border.strong' }}
    >
      <Icon name={kind === 'all' ? 'ph:magnifying-glass-bold' : searchIcons[kind]} />
      {kind === 'all' ? getT(lang)('search:all.tab') : sectionNames[kind][lang].all}
    </SiteLink>
  );
}
