import type { FavoriteCollection } from '@hat-nang/model/favorites';
import type { Lang } from '@hat-nang/model/languages';
import { publicUrl } from '@/cms/settings';
import { Box } from '@/components/ui/box';
import { FavoriteButton } from '@/components/ui/save-buttons';
import { Share } from '@/components/ui/share';
import type { Item } from './article.ts';

/** The end of an article: the share links, and the heart button if `collection` is given. */
export function ArticleEnd({ lang, item, collection }: { lang: Lang; item: Item; collection?: FavoriteCollection }) {
  return (
    <Box mt="10" pt="6" borderTopWidth="1px" borderColor="border">
      {collection ? (
        <Box mb="4">
          <FavoriteButton isWide lang={lang} collection={collection} id={item.id} title={item.title} />
        </Box>
      ) : null}
      <ShareItem lang={lang} item={item} />
    </Box>
  );
}

/** Share links for the public address of an item. */
export function ShareItem({ lang, item }: { lang: Lang; item: Pick<Item, 'url' | 'title'> }) {
  return <Share lang={lang} url={`${publicUrl()}${item.url}`} title={item.title} />;
}
