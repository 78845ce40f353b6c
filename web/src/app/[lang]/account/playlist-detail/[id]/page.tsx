import { notFound } from 'next/navigation';
import { AccountPage, accountMetadata } from '@/features/account/account-page';
import { parseId, parseLang } from '@/i18n/params';

interface Props {
  params: Promise<{ lang: string; id: string }>;
}

// Every id of one to ten digits is a valid address of this page. Copies for so many ids would fill the page cache, so the page is not cached.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  const { lang, id } = await params;
  return accountMetadata(parseLang(lang), 'playlistDetail', parseId(id) ?? notFound());
}

export default async function Page({ params }: Props) {
  const { lang, id } = await params;
  return <AccountPage lang={parseLang(lang)} route="playlistDetail" id={parseId(id) ?? notFound()} />;
}
