import type { ReactNode } from 'react';
import { Box, type BoxProps } from '@/components/ui/box';
import { Icon } from './icon.tsx';
import { SiteLink } from './link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Container with the maximum width of page content. */
export function PageWidth({ children, ...style }: BoxProps) {
  return (
    <Box maxWidth="page" mx="auto" px={{ base: '4', md: '6' }} {...style}>
      {children}
    </Box>
  );
}

interface SectionProps {
  id: string;
  title: string;
  intro?: string;
  /** Link to the complete list. */
  more?: { url: string; label: string };
  children: ReactNode;
}

/** A titled section of a page, optionally with an introduction and a link to the complete list. */
export function Section({ id, title, intro, more, children }: SectionProps) {
  return (
    <PageWidth as="section" aria-labelledby={id} mt={{ base: '12', md: '16' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="6" rowGap="1">
        <Box as="h2" id={id} fontSize="3xl">
          {title}
        </Box>
        {more ? (
          <SiteLink
            href={more.url}
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minHeight="target"
            fontWeight="bold"
            color="fg.link"
            _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px' }}
          >
            {more.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
            <Icon name="ph:arrow-right-bold" />
          </SiteLink>
        ) : null}
      </Box>
      {intro ? (
        <Box as="p" color="fg.muted" maxWidth="prose">
          {intro}
        </Box>
      ) : null}
      <Box mt="6">{children}</Box>
    </PageWidth>
  );
}

/** A grid of cards as a list element. */
export function CardGrid({ children, min = '17rem', ...style }: BoxProps & { min?: string }) {
  return (
    <Box
      as="ul"
      listStyleType="none"
      display="grid"
      gap={{ base: '5', md: '6' }}
      gridTemplateColumns={`repeat(auto-fill, minmax(min(${min}, 100%), 1fr))`}
      {...style}
    >
      {children}
    </Box>
  );
}

/** A card. The link of the title covers the whole card. */
export function Card({ children, ...style }: BoxProps) {
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      flexDirection="column"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="hidden"
      boxShadow="sm"
      transitionProperty="box-shadow, transform"
      transitionDuration="normal"
      _hover={{ boxShadow: 'lg', transform: 'translateY(-2px)' }}
      _focusWithin={{ outline: '3px solid', outlineColor: 'border.focus', outlineOffset: '2px' }}
      {...style}
    >
      {children}
    </Box>
  );
}

/** Title and excerpt of a search result, with marked matches. They replace the texts of a card. */
export interface SearchMatch {
  title: ReactNode;
  excerpt?: ReactNode;
}

/** The title of a card. Its link covers the whole card. */
export function CardTitle({
  url,
  children,
  as = 'h3',
  ...link
}: {
  url: string;
  children: ReactNode;
  as?: 'h2' | 'h3';
  prefetch?: boolean;
  'data-document'?: number;
}) {
  return (
    <Box as={as} fontSize="xl" lineHeight="snug">
      <SiteLink
        href={url}
        {...link}
        color="inherit"
        outline="none"
        _before={{ content: '""', position: 'absolute', inset: '0' }}
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '4px', textDecorationThickness: '2px' }}
      >
        {children}
      </SiteLink>
    </Box>
  );
}
