import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { ContentPicture } from '@/components/ui/picture';
import { Card, CardTitle } from '@/components/ui/section';
import type { Lang } from '@/i18n/languages';
import { getT } from '@/i18n/server';
import type { DocumentCard } from './home.ts';

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  fontSize: 'sm',
  color: 'fg.muted',
  alignItems: 'center',
} as const;

/** A book or study document: cover, title, what it takes, and how it can be read (in words, not by colour alone). */
export function DocumentCardView({ lang, document }: { lang: Lang; document: DocumentCard }) {
  const t = getT(lang);
  const marks = [
    { has: document.access.narration, icon: 'ph:speaker-high-bold', label: t('home:access.narration') },
    { has: document.access.sign, icon: 'ph:hands-clapping-bold', label: t('home:access.sign') },
    { has: document.access.subtitles, icon: 'ph:closed-captioning-bold', label: t('home:access.subtitles') },
    { has: document.access.easy, icon: 'ph:smiley-bold', label: t('home:access.easy') },
  ].filter(({ has }) => has);
  return (
    <Card>
      <Box style={{ backgroundColor: document.coverColor }} aspectRatio="4 / 3">
        {document.cover ? (
          <ContentPicture
            picture={document.cover}
            sizes="(min-width: 64rem) 18rem, (min-width: 30rem) 50vw, 100vw"
            height="full"
            bg="transparent"
          />
        ) : null}
      </Box>
      <Box p="4" display="flex" flexDirection="column" gap="2" flex="1">
        <Box {...facts}>
          <span>{t(`home:type.${document.type}`)}</span>
          {document.readingAge ? <span>{document.readingAge}</span> : null}
          {document.minutes ? <span>{t('home:minutes', { count: document.minutes })}</span> : null}
        </Box>
        <CardTitle url={document.url}>{document.title}</CardTitle>
        {marks.length > 0 ? (
          <Box as="ul" listStyleType="none" display="flex" flexWrap="wrap" gap="1.5" mt="auto" pt="2">
            {marks.map(({ icon, label }) => (
              <Box
                as="li"
                key={label}
                display="inline-flex"
                alignItems="center"
                gap="1"
                bg="bg.sunken"
                borderRadius="full"
                px="2.5"
                py="1"
                fontSize="xs"
                fontWeight="semibold"
              >
                <Icon name={icon} size="1.1em" />
                {label}
              </Box>
            ))}
          </Box>
        ) : null}
      </Box>
    </Card>
  );
}
