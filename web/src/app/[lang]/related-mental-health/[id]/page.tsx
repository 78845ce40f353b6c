import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';
import { CardGrid, PageWidth } from '@/components/ui/section';
import { EmergencyContacts } from '@/features/mental-health/emergency-contacts';
import { getMentalHealthPost, listRelatedMentalHealth } from '@/features/mental-health/mental-health';
import { MentalHealthCardView } from '@/features/mental-health/mental-health-card';
import { QuickExit } from '@/features/mental-health/quick-exit';
import { asLang, parseId } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { lang: segment, id } = await params;
  const lang = asLang(segment);
  const post = (await getMentalHealthPost(lang, parseId(id) ?? notFound())) ?? notFound();
  return { lang, post, title: getT(lang)('mental-health:relatedTo', { title: post.title }) };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, post, title } = await read(props);
  return pageMetadata({ lang, route: 'relatedMentalHealth', params: { id: String(post.id) }, title });
}

export default async function Page(props: Props) {
  const { lang, post, title } = await read(props);
  const t = getT(lang);
  const related = await listRelatedMentalHealth(lang, post, 12);
  const crumbs = [
    { name: t('mental-health:title'), url: href(lang, 'mentalHealth') },
    { name: post.title, url: post.url },
    { name: t('mental-health:related') },
  ];
  return (
    <PageFrame
      lang={lang}
      route="relatedMentalHealth"
      params={{ id: String(post.id) }}
      crumbs={crumbs}
      above={<QuickExit lang={lang} />}
    >
      <PageHeading title={title} />
      <PageWidth>
        {related.length === 0 ? (
          <EmptyState title={t('mental-health:empty')} />
        ) : (
          <CardGrid>
            {related.map((other) => (
              <MentalHealthCardView key={other.id} lang={lang} post={other} titleAs="h2" />
            ))}
          </CardGrid>
        )}
      </PageWidth>
      <EmergencyContacts lang={lang} />
    </PageFrame>
  );
}
