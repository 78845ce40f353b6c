import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { ButtonLink } from '@/components/ui/link';
import { parseLang } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const lang = parseLang((await params).lang);
  return pageMetadata({ lang, route: 'placeholder', title: getT(lang)('placeholder:heading') });
}

/** The placeholder page `/default` (docs/specification.md §2). */
export default async function Page({ params }: Props) {
  const lang = parseLang((await params).lang);
  const t = getT(lang);
  return (
    <PageFrame lang={lang} route="placeholder">
      <Box pt="6">
        <Box as="h1" fontSize="4xl" textAlign="center" px="4">
          {t('placeholder:heading')}
        </Box>
        <EmptyState picture="coming-soon" title={t('placeholder:title')} text={t('placeholder:body')}>
          <ButtonLink href={href(lang, 'home')}>{t('notFound.goHome')}</ButtonLink>
          <ButtonLink href={href(lang, 'news')} variant="outline">
            {t('notFound.goNews')}
          </ButtonLink>
        </EmptyState>
      </Box>
    </PageFrame>
  );
}
