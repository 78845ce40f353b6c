import { ArticleCardView, type CardProps } from '@/components/article/article-card';
import { Box } from '@/components/ui/box';
import { getT } from '@/i18n/server';
import type { MentalHealthCard } from './mental-health.ts';

/** The card of a mental-health post with audience and reading time. */
export function MentalHealthCardView(props: CardProps<MentalHealthCard>) {
  const { audiences, minutes } = props.item;
  const facts = [
    audiences.map(({ label }) => label).join(', '),
    minutes ? getT(props.lang)('mental-health:minutes', { count: minutes }) : '',
  ];
  return (
    <ArticleCardView
      {...props}
      collection="mental_health"
      above={
        <Box fontSize="sm" color="fg.muted">
          {facts.filter(Boolean).join(' · ')}
        </Box>
      }
    />
  );
}
