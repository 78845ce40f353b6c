import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventListPage, eventListMetadata } from '@/features/events/event-list-page';
import { asLang } from '@/i18n/params';
import { fromListSegment } from '@/routing/list-query';

interface Props {
  params: Promise<{ lang: string; query: string }>;
}

export const generateStaticParams = () => [];

const read = async ({ params }: Props) => {
  const { lang, query } = await params;
  return { lang: asLang(lang), query: fromListSegment(query) ?? notFound() };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { lang, query } = await read(props);
  return eventListMetadata(lang, query);
}

export default async function Page(props: Props) {
  return <EventListPage {...(await read(props))} />;
}
