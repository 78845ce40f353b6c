import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { MentalHealthListPage, mentalHealthListMetadata } from '@/features/mental-health/mental-health-list-page';
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
  return mentalHealthListMetadata(lang, query);
}

export default async function Page(props: Props) {
  return <MentalHealthListPage {...(await read(props))} />;
}
