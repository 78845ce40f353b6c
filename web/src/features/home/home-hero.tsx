import type { Lang } from '@hat-nang/model/languages';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';
import { RepeatedIcon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { PageWidth } from '@/components/ui/section';
import { getT } from '@/i18n/server';
import type { Topic } from './config.ts';

interface HomeHeroProps {
  lang: Lang;
  title: string;
  intro?: string;
  /** Address of one of the site's own drawings, with an aspect ratio of 4:3. */
  picture: string;
  topics: Topic[];
  /** Button links below the title. */
  children: ReactNode;
}

/** The top of Home: greeting, drawing, main links, and chosen topics. Its height is small, so that a phone shows the first shelf without scrolling. */
export function HomeHero({ lang, title, intro, picture, topics, children }: HomeHeroProps) {
  return (
    <Box bg="bg.sunken" overflow="hidden">
      <PageWidth
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr) 5.5rem', sm: 'minmax(0, 1fr) 12rem', lg: 'minmax(0, 1fr) 16rem' }}
        alignItems="center"
        columnGap={{ base: '3', md: '8' }}
        rowGap="3"
        pt={{ base: '4', md: '8' }}
        pb={{ base: '3', md: '6' }}
      >
        <Box>
          <Box as="h1" fontSize={{ base: '3xl', md: '5xl' }}>
            {title}
          </Box>
          {intro ? (
            <Box as="p" mt="2" display={{ base: 'none', md: 'block' }} fontSize="lg" maxWidth="36rem">
              {intro}
            </Box>
          ) : null}
        </Box>
        <Box asChild width="full" height="auto" gridRow={{ md: 'span 2' }}>
          {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
          <img src={picture} alt="" width={224} height={168} fetchPriority="high" />
        </Box>
        <Box gridColumn={{ base: '1 / -1', md: '1' }} display="flex" flexWrap="wrap" gap="2">
          {children}
        </Box>
        {topics.length > 0 ? <TopicLinks lang={lang} topics={topics} /> : null}
      </PageWidth>
    </Box>
  );
}

/** The topics in one line that scrolls horizontally. */
function TopicLinks({ lang, topics }: { lang: Lang; topics: Topic[] }) {
  return (
    <Box as="nav" aria-label={getT(lang)('home:categories')} gridColumn="1 / -1" minWidth="0">
      <Box
        as="ul"
        listStyleType="none"
        display="flex"
        gap="2"
        p="1"
        mx="-1"
        overflowX="auto"
        css={{ scrollbarWidth: 'thin', '@media (forced-colors: active)': { scrollbarWidth: 'auto' } }}
      >
        {topics.map(({ id, name, icon, color, url }) => (
          <Box as="li" key={id} flexShrink="0">
            <SiteLink
              href={url}
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="target"
              pl="1.5"
              pr="4"
              bg="bg.surface"
              borderWidth="1px"
              borderColor="border"
              borderRadius="full"
              fontWeight="bold"
              whiteSpace="nowrap"
              _hover={{ borderColor: 'border.strong', boxShadow: 'md' }}
            >
              <Box
                as="span"
                display="inline-flex"
                p="1.5"
                borderRadius="full"
                color="primary.950"
                style={{ backgroundColor: color ?? '#fbc02d' }}
              >
                <RepeatedIcon name={icon} />
              </Box>
              {name}
            </SiteLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
