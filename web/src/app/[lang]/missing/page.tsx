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
  return { title: `404 – ${getT(parseLang((await params).lang))('notFound.title')}`, robots: { index: false } };
}

/** "Not found" page. web/front sends this page in place of every HTML response with status 404, and inserts the requested path in place of `{{path}}`. */
export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const t = getT(lang);
  return (
    <PageFrame lang={lang} route="home">
      <EmptyState picture="not-found" title={t('notFound.title')} titleAs="h1" text={t('notFound.body')}>
        <PlainButtonLink href={href(lang, 'home')}>{t('notFound.goHome')}</PlainButtonLink>
        <PlainButtonLink href={href(lang, 'news')} variant="outline">
          {t('notFound.goNews')}
        </PlainButtonLink>
        <p data-missing-path style={{ flexBasis: '100%', overflowWrap: 'anywhere' }} suppressHydrationWarning>
          {t('notFound.text', { path: '{{path}}' })}
        </p>
      </EmptyState>
    </PageFrame>
  );
}
