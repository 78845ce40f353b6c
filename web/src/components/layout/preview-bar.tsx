import { type Lang, languages } from '@hat-nang/model/languages';
import { draftMode } from 'next/headers';
import type { ReactNode } from 'react';
import { getT } from '@/i18n/server';
import { readVersionName } from '@/preview/preview';
import { bothLanguagesPath } from '@/preview/preview-address';
import { previewAddress, previewSession } from '@/preview/session';
import { versionNotice } from '@/preview/version-notice';
import { Box } from '../ui/box.tsx';
import { Icon } from '../ui/icon.tsx';
import type { LanguageLinks } from './language-links.ts';

/**
 * A bar that tells editors that this page may show drafts, and which version of an item it shows. Links lead to another language, and to a page with both
 * languages beside each other. A button ends the preview. The panes of that page have no links and no button.
 */
export async function PreviewBar({ lang, languageLinks }: { lang: Lang; languageLinks: LanguageLinks }) {
  if (!(await draftMode()).isEnabled) return null;
  const t = getT(lang);
  const { item, isPane = false } = (await previewAddress()) ?? {};
  const session = await previewSession();
  const versionName = item && session ? await readVersionName(item, session) : undefined;
  const otherLang = languages.find((name) => name !== lang) ?? lang;
  return (
    <Box
      as="aside"
      data-not-printed=""
      aria-label={t('preview:label')}
      bg="bg.warning"
      color="fg.warning"
      borderBottomWidth="1px"
      borderColor="border.strong"
    >
      <form
        action="/api/preview/exit"
        method="post"
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem', padding: '0.25rem 1.5rem' }}
      >
        <Icon name="ph:eye-bold" />
        <strong>{versionName === undefined ? t('preview:text') : versionNotice(lang, versionName)}</strong>
        {item && !isPane ? (
          <>
            <BarControl>
              <a href={languageLinks[otherLang]} hrefLang={otherLang} lang={otherLang}>
                {getT(otherLang)(`language.${otherLang}`)}
              </a>
            </BarControl>
            <BarControl>
              <a href={bothLanguagesPath(item)}>{t('preview:both')}</a>
            </BarControl>
          </>
        ) : null}
        {isPane ? null : (
          <BarControl>
            <button type="submit">{t('preview:exit')}</button>
          </BarControl>
        )}
      </form>
    </Box>
  );
}

function BarControl({ children }: { children: ReactNode }) {
  return (
    <Box
      asChild
      display="inline-flex"
      alignItems="center"
      minHeight="target"
      px="4"
      borderRadius="full"
      fontWeight="bold"
      textDecoration="underline"
      cursor="pointer"
    >
      {children}
    </Box>
  );
}
