import type { Metadata } from 'next';
import { type RelatedPageProps, readRelatedTo } from '@/components/article/item-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getEvent } from '@/features/events/events';
import { readPlaces } from '@/features/registration/places';
import { RegistrationView } from '@/features/registration/registration-page';

export const metadata: Metadata = { title: '{{title}}', robots: { index: false } };
export const generateStaticParams = () => [];

/** Internal page: the registration form with placeholders for a visitor's input. `features/registration/send-registration.ts` requests and fills it. */
export default async function Page(props: RelatedPageProps) {
  const { lang, item } = await readRelatedTo(props, getEvent);
  // While the back end is down, the form is rendered without the places, so that the visitor's input is not lost.
  const places = await readPlaces(item.id).catch(() => undefined);
  return (
    <PageFrame lang={lang} route="eventRegistration" params={{ id: String(item.id) }}>
      <RegistrationView lang={lang} event={item} places={places} isTemplate />
    </PageFrame>
  );
}
