import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Box } from '@/components/ui/box';
import { SiteLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';

/** Feelings in the order of the row. Each has a name (`home:child.feelings`) and a face in `public/illustrations/feelings.svg`. */
const feelings = ['happy', 'sad', 'worried', 'angry', 'scared', 'calm'] as const;

/** Large buttons with faces. Each links to the search for books about a feeling, so editors need not tag books. */
export function FeelingsRow({ lang }: { lang: Lang }) {
  const t = getT(lang);
  return (
    <PageWidth as="section" aria-labelledby="feelings" mt={{ base: '2', md: '8' }} mb={{ base: '2', md: '0' }}>
      <Box as="h2" id="feelings" fontSize={{ base: 'xl', md: '2xl' }} mb="2">
        {t('home:child.feelings.title')}
      </Box>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gridTemplateColumns={{ base: 'repeat(3, minmax(0, 1fr))', md: 'repeat(6, minmax(0, 1fr))' }}
        gap={{ base: '2', md: '3' }}
      >
        {feelings.map((feeling) => {
          const name = t(`home:child.feelings.${feeling}`);
          const query = new URLSearchParams({ q: name.toLocaleLowerCase(lang), type: 'book' });
          return (
            <Box as="li" key={feeling} display="grid">
              <SiteLink
                href={`${href(lang, 'searchDocuments')}?${query}`}
                // A search is rendered for each request, and few visitors follow all six links.
                prefetch={false}
                display="flex"
                flexDirection="column"
                alignItems="center"
                gap="1"
                p={{ base: '2', md: '3' }}
                bg="bg.surface"
                borderWidth="1px"
                borderColor="border"
                borderRadius="lg"
                boxShadow="sm"
                fontSize={{ base: 'md', md: 'lg' }}
                fontWeight="bold"
                textAlign="center"
                _hover={{ borderColor: 'border.strong', boxShadow: 'md' }}
              >
                <Box asChild width={{ base: '3.25rem', md: '4.5rem' }} height="auto">
                  {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
                  <img src={`/illustrations/feelings.svg#${feeling}`} alt="" width={64} height={64} loading="lazy" />
                </Box>
                {name}
              </SiteLink>
            </Box>
          );
        })}
      </Box>
    </PageWidth>
  );
}
