import { href } from '@hat-nang/model/routes';
import type { Metadata } from 'next';
import { type RelatedPageProps, readRelatedTo } from '@/components/article/item-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getEvent } from '@/features/events/events';
import { readPlaces } from '@/features/registration/places';
import { RegistrationView } from '@/features/registration/registration-page';
import { getT } from '@/i18n/server';
import { pageMetadata } from '@/seo/metadata';

export const generateStaticParams = () => [];

export async function generateMetadata(props: RelatedPageProps): Promise<Metadata> {
  const { lang, item } = await readRelatedTo(props, getEvent);
  const t = getT(lang);
  const texts = { title: t('registration:of', { title: item.title }), description: t('registration:intro') };
  return pageMetadata({ lang, route: 'eventRegistration', params: { id: String(item.id) }, ...texts });
}

export default async function Page(props: RelatedPageProps) {
  const { lang, item } = await readRelatedTo(props, getEvent);
  const t = getT(lang);
  const crumbs = [
    { name: t('events:title'), url: href(lang, 'events') },
    { name: item.title, url: item.url },
    { name: t('registration:title') },
  ];
  return (
    <PageFrame lang={lang} route="eventRegistration" params={{ id: String(item.id) }} crumbs={crumbs}>
      <RegistrationView lang={lang} event={item} places={await readPlaces(item.id)} />
    </PageFrame>
  );
}
