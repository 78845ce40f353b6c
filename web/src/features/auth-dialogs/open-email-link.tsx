'use client';

import { useTranslation } from 'react-i18next';
import { ExternalGlyph } from '@/components/form/glyphs';
import { ActionLink } from '@/components/form/submit-button';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { toMailSite } from './mail-sites.ts';
import { useSiteFacts } from './site-facts.tsx';

/**
 * Link to the webmail site of an address, in a new tab (docs/specification.md §2). If a mail catcher is configured, the link opens the page of the mail
 * catcher.
 */
export function OpenEmailLink({
  email,
  variant = 'solid',
}: {
  email: string | undefined;
  variant?: 'solid' | 'outline';
}) {
  const { t } = useTranslation('account');
  const { mailCatcher } = useSiteFacts();
  return (
    <ActionLink
      href={mailCatcher ?? toMailSite(email)}
      target="_blank"
      rel="noopener noreferrer"
      variant={variant}
      size="lg"
      width="100%"
    >
      {t('openEmail')}
      <ExternalGlyph />
      <VisuallyHidden> ({t('opensInNewTab')})</VisuallyHidden>
    </ActionLink>
  );
}
