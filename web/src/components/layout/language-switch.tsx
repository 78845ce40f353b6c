import { type Lang, languages } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { Box } from '../ui/box.tsx';
import { LanguageChoice } from './language-choice.tsx';
import type { LanguageLinks } from './language-links.ts';

const choiceStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 'target',
  minHeight: 'target',
  px: '2.5',
  fontWeight: 'bold',
  fontSize: 'sm',
  _focusVisible: { outlineOffset: '-3px' },
} as const;

/** Links to this page in each language. */
export function LanguageSwitch({ lang, links }: { lang: Lang; links: LanguageLinks }) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    current: { ...choiceStyle, bg: 'primary.700', color: 'white' },
    other: { ...choiceStyle, color: 'fg', _hover: { bg: 'bg.sunken' } },
  });
  return (
    <Box
      as="nav"
      aria-label={t('language.label')}
      display="inline-flex"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="full"
      overflow="hidden"
    >
      <StyleRules of={rules} />
      {languages.map((language) => (
        <LanguageChoice
          key={language}
          lang={language}
          href={links[language]}
          name={t(`language.${language}`)}
          isCurrent={language === lang}
          className={language === lang ? names.current : names.other}
        />
      ))}
    </Box>
  );
}
