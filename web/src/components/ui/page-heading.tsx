import { Box } from '@/components/ui/box';
import { PageWidth } from './section.tsx';

/** The title of a page, optionally with an introduction. */
export function PageHeading({ title, intro }: { title: string; intro?: string }) {
  return (
    <PageWidth pt={{ base: '4', md: '6' }} pb="6">
      <Box as="h1" fontSize="4xl">
        {title}
      </Box>
      {intro ? (
        <Box as="p" mt="2" fontSize="lg" color="fg.muted" maxWidth="prose">
          {intro}
        </Box>
      ) : null}
    </PageWidth>
  );
}
