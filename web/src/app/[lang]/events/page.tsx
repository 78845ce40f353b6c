import type { Metadata } from 'next';
import { EventListPage, eventListMetadata } from '@/features/events/event-list-page';
import { asLang } from '@/i18n/params';
import { defaultListQuery } from '@/routing/list-query';

interface Props {
  params: Promise<{ lang: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  eventListMetadata(asLang((await params).lang), defaultListQuery);

export default async function Page({ params }: Props) {
  return <EventListPage lang={asLang((await params).lang)} query={defaultListQuery} />;
}
