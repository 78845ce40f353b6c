import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { Icon } from '../ui/icon.tsx';

/** Notice that an item has no text in the language of the page, and that the page shows a text in another language. */
export function FallbackNote({ lang, item }: { lang: Lang; item: { isVietnameseOnly?: true } }) {
  return (
    <Box
      as="p"
      role="note"
      display="flex"
      alignItems="center"
      gap="3"
      bg="bg.info"
      color="fg.info"
      borderRadius="md"
      px="4"
      py="3"
      my="4"
    >
      <Icon name="ph:translate-bold" />
      {getT(lang)(item.isVietnameseOnly ? 'vietnameseOnlyNote' : 'fallbackNote')}
    </Box>
  );
}
