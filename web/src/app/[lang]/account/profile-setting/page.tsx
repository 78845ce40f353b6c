import { AccountPage, accountMetadata } from '@/features/account/account-page';
import { asLang } from '@/i18n/params';

interface Props {
  params: Promise<{ lang: string }>;
}

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props) {
  return accountMetadata(asLang((await params).lang), 'profileSettings');
}

export default async function Page({ params }: Props) {
  return <AccountPage lang={asLang((await params).lang)} route="profileSettings" />;
}
