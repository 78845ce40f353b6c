import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';

/** A message in place of missing content: a picture, a title, and optionally a text and links. */
export function EmptyState({
  title,
  text,
  picture = 'empty',
  titleAs = 'p',
  children,
}: {
  title: string;
  text?: string;
  picture?: 'empty' | 'not-found' | 'error' | 'coming-soon';
  titleAs?: 'p' | 'h1' | 'h2';
  children?: ReactNode;
}) {
  return (
    <Box textAlign="center" py={{ base: '8', md: '12' }} px="4" maxWidth="36rem" mx="auto">
      <Box asChild mx="auto" mb="6" width="min(100%, 20rem)" height="auto">
        {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
        <img src={`/illustrations/${picture}.svg`} alt="" width={320} height={240} />
      </Box>
      <Box as={titleAs} fontFamily="heading" fontWeight="bold" fontSize="2xl" color="fg.heading">
        {title}
      </Box>
      {text ? (
        <Box as="p" mt="2" color="fg.muted">
          {text}
        </Box>
      ) : null}
      {children ? (
        <Box mt="6" display="flex" flexWrap="wrap" justifyContent="center" gap="3">
          {children}
        </Box>
      ) : null}
    </Box>
  );
}
