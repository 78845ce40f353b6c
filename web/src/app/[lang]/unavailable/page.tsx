import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { PlainButtonLink } from '@/components/ui/link';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: getT(parseLang((await params).lang))('error.title'), robots: { index: false } };
}

/**
 * Page that web/front shows in place of a failed page. web/front fetches this page after the start, and again in the background when it shows a copy that is
 * older than one second.
 */
export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const t = getT(lang);
  return (
    <PageFrame lang={lang} route="home">
      <EmptyState
        picture="error"
        title={t('error.title')}
        text={`${t('error.status', { status: 503 })}. ${t('error.body')}`}
        titleAs="h1"
      >
        <PlainButtonLink href="">{t('error.retry')}</PlainButtonLink>
        <PlainButtonLink href={href(lang, 'home')} variant="outline">
          {t('notFound.goHome')}
        </PlainButtonLink>
      </EmptyState>
    </PageFrame>
  );
}
