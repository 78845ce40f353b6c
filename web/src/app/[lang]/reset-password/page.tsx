import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { ResetPasswordPage } from '@/features/auth-dialogs/reset-password-page';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = parseLang((await params).lang);
  const metadata = await pageMetadata({
    lang,
    route: 'resetPassword',
    title: getT(lang)('account-pages:resetPage.title'),
  });
  return { ...metadata, referrer: 'no-referrer' };
}

export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  return (
    <PageFrame lang={lang} route="resetPassword">
      <ResetPasswordPage lang={lang} />
    </PageFrame>
  );
}
