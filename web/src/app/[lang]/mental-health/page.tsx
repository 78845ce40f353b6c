import type { Metadata } from 'next';
import { MentalHealthListPage, mentalHealthListMetadata } from '@/features/mental-health/mental-health-list-page';
import { asLang } from '@/i18n/params';
import { defaultListQuery } from '@/routing/list-query';

interface Props {
  params: Promise<{ lang: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  mentalHealthListMetadata(asLang((await params).lang), defaultListQuery);

export default async function Page({ params }: Props) {
  return <MentalHealthListPage lang={asLang((await params).lang)} query={defaultListQuery} />;
}
