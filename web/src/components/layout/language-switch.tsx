'use client';

import { Box } from '@chakra-ui/react';
import { type Lang, languageCodes, languages } from '@/i18n/languages';
import { setCookie } from '@/i18n/cookie';
import type { LanguageLinks } from './language-links.ts';

const year = 365 * 24 * 60 * 60;

/**
 * Links to this page in the other language. The choice is kept for 365 days (specification, section 9); the query is taken along, so that a
 * filtered list stays filtered. A full load, because `<html lang>` changes.
 */
export function LanguageSwitch({ lang, links, label, names }: { lang: Lang; links: LanguageLinks; label: string; names: Record<Lang, string> }) {
  return (
    <Box as="nav" aria-label={label} display="inline-flex" borderWidth="1px" borderColor="border.strong" borderRadius="full" overflow="hidden">
      {languages.map((other) => (
        <Box
          asChild
          key={other}
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          minWidth="target"
          minHeight="target"
          px="2.5"
          fontWeight="bold"
          fontSize="sm"
          bg={other === lang ? 'primary.700' : 'transparent'}
          color={other === lang ? 'white' : 'fg'}
          _hover={other === lang ? {} : { bg: 'bg.sunken' }}
          _focusVisible={{ outlineOffset: '-3px' }}
        >
          <a
            href={links[other]}
            hrefLang={languageCodes[other]}
            lang={languageCodes[other]}
            aria-current={other === lang ? 'true' : undefined}
            aria-label={names[other]}
            onClick={(event) => {
              setCookie('lang', other, year);
              event.currentTarget.href = links[other] + window.location.search;
            }}
          >
            {other.toUpperCase()}
          </a>
        </Box>
      ))}
    </Box>
  );
}
