import { Box } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { Card, CardTitle, type Found } from '@/components/ui/section';
import type { HelpArticleLink } from './help-center.ts';

/** One help article in a list. */
export function HelpArticleCard({
  article,
  titleAs = 'h3',
  found,
}: {
  article: HelpArticleLink;
  titleAs?: 'h2' | 'h3';
  found?: Found;
}) {
  return (
    <Card flexDirection="row" gap="4" p="5" alignItems="flex-start">
      <Box as="span" bg="bg.sunken" color="fg.heading" borderRadius="md" p="2.5" display="inline-flex">
        <RepeatedIcon name="ph:lifebuoy-bold" size="1.5rem" />
      </Box>
      <Box minWidth="0">
        <CardTitle url={article.url} as={titleAs}>
          {found?.title ?? article.title}
        </CardTitle>
        <Box as="p" mt="1" color="fg.muted" lineClamp="3">
          {found?.excerpt ?? article.summary}
        </Box>
      </Box>
    </Card>
  );
}
