import type { Lang } from '@hat-nang/model/languages';
import { languageLinks } from '@/components/layout/language-links';
import { LanguageSwitch } from '@/components/layout/language-switch';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import { StartingChoice } from './starting-choice.tsx';

/** Page with the choices "I'm a Kid", "I'm an Adult" and skip (docs/specification.md §2). The page works without JavaScript. */
export function StartingPage({ lang, brandName }: { lang: Lang; brandName: string }) {
  const t = getT(lang);
  return (
    <Box minHeight="100dvh" bg="bg.sunken" display="flex" flexDirection="column">
      <PageWidth width="full" py="4" display="flex" justifyContent="space-between" alignItems="center">
        <Box
          display="flex"
          alignItems="center"
          gap="2.5"
          fontFamily="heading"
          fontWeight="bold"
          fontSize="xl"
          color="fg.heading"
        >
          {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
          <img src="/icons/mark.svg" alt="" width={40} height={40} />
          {brandName}
        </Box>
        <LanguageSwitch lang={lang} links={languageLinks('starting')} />
      </PageWidth>
      <PageWidth
        flex="1"
        display="flex"
        flexDirection="column"
        justifyContent="center"
        alignItems="center"
        textAlign="center"
        pb="12"
      >
        <Box as="h1" fontSize="5xl">
          {t('starting:title')}
        </Box>
        <Box as="p" mt="3" mb="8" fontSize="lg" color="fg.muted" maxWidth="36rem">
          {t('starting:intro')}
        </Box>
        <StartingChoice
          action="/api/starting"
          lang={lang}
          choices={[
            { value: 'kid', label: t('starting:kid'), text: t('starting:kidText'), picture: '/illustrations/kid.svg' },
            {
              value: 'adult',
              label: t('starting:adult'),
              text: t('starting:adultText'),
              picture: '/illustrations/adult.svg',
            },
          ]}
          skip={t('starting:skip')}
          skipIcon={<Icon name="ph:arrow-right-bold" />}
        />
      </PageWidth>
    </Box>
  );
}
