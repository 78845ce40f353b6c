'use client';

import { href } from '@hat-nang/model/routes';
import { useTranslation } from 'react-i18next';
import { ApiError, personalClient, unwrap } from '@/cms/rest';
import { useLang } from '@/i18n/client';
import { EmailForm } from './email-form.tsx';
import { useSiteFacts } from './site-facts.tsx';

/** Form that requests the mail with the link for a new password. */
export function ResetLinkForm({ email, onSent }: { email: string | undefined; onSent: (email: string) => void }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  const { publicUrl } = useSiteFacts();
  return (
    <EmailForm
      email={email}
      submit={t('forgotPassword.submit')}
      send={async (address) => {
        try {
          await unwrap(
            personalClient.POST('/auth/password/request', {
              body: { email: address, reset_url: publicUrl + href(lang, 'resetPassword') },
            }),
          );
        } catch (error) {
          // Errors with status 4xx are ignored (docs/specification.md §8). All other errors are reported.
          if (!(error instanceof ApiError) || error.status >= 500) throw error;
        }
        onSent(address);
      }}
    />
  );
}
