import type { ArticleCard } from '@/components/article/article';
import type { CardProps } from '@/components/article/article-card';
import { Box } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { Card, CardTitle } from '@/components/ui/section';

export function HelpCenterArticleCard({ item, titleAs = 'h3', match }: CardProps<ArticleCard>) {
  return (
    <Card flexDirection="row" gap="4" p="5" alignItems="flex-start">
      <Box as="span" bg="bg.sunken" color="fg.heading" borderRadius="md" p="2.5" display="inline-flex">
        <RepeatedIcon name="ph:lifebuoy-bold" size="1.5rem" />
      </Box>
      <Box minWidth="0">
        <CardTitle url={item.url} as={titleAs}>
          {match?.title ?? item.title}
        </CardTitle>
        <Box as="p" mt="1" color="fg.muted" lineClamp="3">
          {match?.excerpt ?? item.summary}
        </Box>
      </Box>
    </Card>
  );
}
