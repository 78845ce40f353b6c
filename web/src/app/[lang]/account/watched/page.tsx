import { AccountPage, accountMetadata } from '@/features/account/account-page';
import { parseLang } from '@/i18n/params';

interface Props {
  params: Promise<{ lang: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  return accountMetadata(parseLang((await params).lang), 'watched');
}

export default async function Page({ params }: Props) {
  return <AccountPage lang={parseLang((await params).lang)} route="watched" />;
}
