import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import { type FeedSection, feedSections } from '@/seo/feed-sections';
import { Icon } from './icon.tsx';
import { SiteLink } from './link.tsx';

/** A link to the feed of a section. Renders nothing if the section has no feed. */
export function FeedLink({ lang, word }: { lang: Lang; word: string }) {
  if (!feedSections.includes(word as FeedSection)) return null;
  return (
    <Box as="p" mt="8" data-not-printed="">
      <SiteLink
        href={`/feeds/${lang}/${word}.xml`}
        type="application/rss+xml"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="target"
        fontWeight="bold"
        color="fg.link"
        textDecoration="underline"
        textUnderlineOffset="3px"
      >
        <Icon name="ph:rss-bold" />
        {getT(lang)('list.feed')}
      </SiteLink>
    </Box>
  );
}
