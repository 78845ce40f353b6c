import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { publicUrl } from '@/cms/settings';
import { Box } from '@/components/ui/box';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { ButtonLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { Share } from '@/components/ui/share';
import { getT } from '@/i18n/server';
import { DocumentCardView } from '../documents/public.ts';
import type { SharedPlaylist } from './shared-playlist.ts';

/** The public page of a shared playlist: books and tips, without the name of the owner. */
export function SharedPlaylistView({ lang, playlist, token }: { lang: Lang; playlist: SharedPlaylist; token: string }) {
  const t = getT(lang);
  const { title, description, items, playUrl } = playlist;
  return (
    <PageWidth pt={{ base: '4', md: '8' }}>
      <Box
        as="header"
        mb="8"
        display="grid"
        columnGap="12"
        rowGap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(18rem, auto)' }}
        alignItems="start"
      >
        <Box maxWidth="prose">
          <Box as="p" fontWeight="bold" color="fg.muted" display="flex" alignItems="center" gap="2">
            <Icon name="ph:playlist-bold" />
            {t('account-pages:shared.label')}
          </Box>
          <Box as="h1" fontSize="4xl" mt="1" overflowWrap="anywhere">
            {title}
          </Box>
          <Box as="p" mt="1" color="fg.muted">
            {t('account-pages:shared.count', { count: items.length })}
          </Box>
          {description ? (
            <Box as="p" mt="4" fontSize="lg" whiteSpace="pre-line">
              {description}
            </Box>
          ) : null}
        </Box>
        <Box display="flex" flexDirection="column" alignItems="flex-start" gap="4" pt={{ lg: '8' }}>
          {playUrl ? (
            <ButtonLink href={playUrl} prefetch={false} size="lg">
              <Icon name="ph:play-fill" />
              {t('account-pages:shared.play')}
            </ButtonLink>
          ) : null}
          <Share lang={lang} url={`${publicUrl()}${href(lang, 'sharedPlaylist', { token })}`} title={title} />
        </Box>
      </Box>
      {items.length === 0 ? (
        <EmptyState title={t('account-pages:shared.empty')}>
          <ButtonLink href={href(lang, 'documents')}>{t('account-pages:shared.findBooks')}</ButtonLink>
        </EmptyState>
      ) : (
        <Box
          as="ol"
          listStyleType="none"
          display="grid"
          gap="6"
          gridTemplateColumns="repeat(auto-fill, minmax(min(17rem, 100%), 1fr))"
        >
          {items.map(({ document, note }, index) => (
            // A note is below its card. The card grows, so that the cards of a row have the same height.
            <Box as="li" key={document.id} display="grid" gridTemplateRows="1fr auto" rowGap="3" minWidth="0">
              <Box as="ul" listStyleType="none" display="contents">
                <DocumentCardView lang={lang} item={document} titleAs="h2" hasPriority={index === 0} />
              </Box>
              {note ? (
                <Box borderLeftWidth="4px" borderColor="bg.accent" pl="4" alignSelf="start">
                  <Box as="p" fontWeight="bold" color="fg.muted" fontSize="sm">
                    {t('account-pages:shared.note')}
                  </Box>
                  <Box as="p" whiteSpace="pre-line" overflowWrap="anywhere">
                    {note}
                  </Box>
                </Box>
              ) : null}
            </Box>
          ))}
        </Box>
      )}
    </PageWidth>
  );
}
