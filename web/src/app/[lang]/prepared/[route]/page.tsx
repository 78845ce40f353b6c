import { PreparedRoute, preparedMetadata } from '@/features/prepared/prepared-route';
import { asLang } from '@/i18n/params';

interface Props {
  params: Promise<{ lang: string; route: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  const { lang, route } = await params;
  return preparedMetadata(asLang(lang), route);
}

export default async function Page({ params }: Props) {
  const { lang, route } = await params;
  return <PreparedRoute lang={asLang(lang)} name={route} />;
}
