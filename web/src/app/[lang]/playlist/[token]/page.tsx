import { notFound } from 'next/navigation';
import { PageFrame } from '@/components/layout/page-frame';
import { getSharedPlaylist } from '@/features/playlists/shared-playlist';
import { SharedPlaylistView } from '@/features/playlists/shared-playlist-page';
import { parseLang } from '@/i18n/params';
import { pageMetadata } from '@/seo/metadata';

interface Props {
  params: Promise<{ lang: string; token: string }>;
}

// A revoked link must stop working immediately, so this page is never cached.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  const { lang: segment, token } = await params;
  const lang = parseLang(segment);
  const playlist = (await getSharedPlaylist(lang, token)) ?? notFound();
  return pageMetadata({ lang, route: 'sharedPlaylist', params: { token }, title: playlist.title, noindex: true });
}

export default async function Page({ params }: Props) {
  const { lang: segment, token } = await params;
  const lang = parseLang(segment);
  const playlist = (await getSharedPlaylist(lang, token)) ?? notFound();
  return (
    <PageFrame lang={lang} route="sharedPlaylist" params={{ token }}>
      <SharedPlaylistView lang={lang} playlist={playlist} token={token} />
    </PageFrame>
  );
}
