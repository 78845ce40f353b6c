import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatDate, getT } from '@/i18n/server';
import { formatDocumentsQuery } from '@/routing/documents-query';
import type { Lesson } from './lesson.ts';

/** List of a document's details, such as author, languages and license. Missing details are omitted (docs/specification.md §3 "Document"). */
export function DocumentFacts({ lang, lesson }: { lang: Lang; lesson: Lesson }) {
  const t = getT(lang);
  const listUrl = href(lang, 'documents');
  const originalHost = lesson.originalUrl ? new URL(lesson.originalUrl).host : '';
  const facts: [string, ReactNode][] = (
    [
      ['author', lesson.author],
      ['illustrator', lesson.illustrator],
      ['editor', lesson.editor],
      ['contributor', lesson.contributor],
      ['publisher', lesson.publisher],
      ['country', lesson.country?.name],
      ['sourceLanguage', lesson.sourceLanguage?.name],
      ['languages', lesson.languages.map(({ name }) => name).join(', ')],
      ['readingAge', lesson.readingAge],
      [
        'categories',
        lesson.categories.length > 0 ? (
          <Links
            key="categories"
            links={lesson.categories.map(({ id, name }) => ({
              url: `${listUrl}${formatDocumentsQuery({ category: id })}`,
              name,
            }))}
          />
        ) : undefined,
      ],
      [
        'disabilities',
        lesson.disabilities.length > 0 ? (
          <Links
            key="disabilities"
            links={lesson.disabilities.map(({ value, label }) => ({
              url: `${listUrl}${formatDocumentsQuery({ disability: value })}`,
              name: label,
            }))}
          />
        ) : undefined,
      ],
      ['voice', lesson.voice],
      ['signLanguage', lesson.access.sign ? lesson.signLanguage?.label : undefined],
      ['signer', lesson.access.sign ? lesson.signer : undefined],
      ['duration', lesson.minutes ? t('documents:minutes', { count: lesson.minutes }) : undefined],
      ['pages', lesson.pages],
      [
        'license',
        lesson.license?.url ? (
          <ExternalLink key="license" lang={lang} url={lesson.license.url} rel="license">
            {lesson.license.label}
          </ExternalLink>
        ) : (
          lesson.license?.label
        ),
      ],
      ['published', lesson.publishedAt ? formatDate(lang, lesson.publishedAt) : undefined],
      [
        'original',
        lesson.originalUrl ? (
          <ExternalLink key="original" lang={lang} url={lesson.originalUrl}>
            {originalHost}
          </ExternalLink>
        ) : undefined,
      ],
    ] as [string, ReactNode][]
  ).filter(([, value]) => value !== undefined && value !== '');
  return (
    <Box
      as="section"
      mt={{ base: '6', md: '8' }}
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      p={{ base: '4', md: '6' }}
    >
      <Box as="h2" fontSize="xl" mb="4">
        {t('documents:facts.title')}
      </Box>
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        }}
        columnGap="8"
        rowGap="4"
      >
        {facts.map(([factName, value]) => (
          <div key={factName}>
            <Box as="dt" fontSize="sm" color="fg.muted">
              {t(`documents:facts.${factName as 'author'}`)}
            </Box>
            <Box as="dd" fontWeight="semibold">
              {value}
            </Box>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const linkStyle = { color: 'fg.link', textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

function Links({ links }: { links: { url: string; name: string }[] }) {
  return (
    <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" columnGap="4">
      {links.map(({ url, name }) => (
        <li key={url}>
          <SiteLink
            href={url}
            prefetch={false}
            rel="nofollow"
            display="inline-flex"
            alignItems="center"
            minHeight="target"
            {...linkStyle}
          >
            {name}
          </SiteLink>
        </li>
      ))}
    </Box>
  );
}

function ExternalLink({
  lang,
  url,
  rel = '',
  children,
}: {
  lang: Lang;
  url: string;
  rel?: string;
  children: ReactNode;
}) {
  return (
    <SiteLink
      href={url}
      target="_blank"
      rel={`${rel} noopener noreferrer`.trim()}
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      minHeight="target"
      {...linkStyle}
    >
      {children}
      <VisuallyHidden> ({getT(lang)('documents:newTab')})</VisuallyHidden>
      <Icon name="ph:arrow-square-out-bold" size="1em" />
    </SiteLink>
  );
}
