import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon } from '@/components/ui/icon';
import { formatBytes } from '@/i18n/format-bytes';
import { getT } from '@/i18n/server';
import { type LessonDownload, ownFilesOf } from './lesson.ts';

/**
 * The files of a document in the language of the page, or all files if there are none, with format, language and size. Files in the other language are on
 * the page in that language, because 14 files would make the page too large. Renders nothing without files. The list expands without JavaScript.
 */
export function Downloads({ lang, downloads }: { lang: Lang; downloads: LessonDownload[] }) {
  if (downloads.length === 0) return null;
  const t = getT(lang);
  const files = ownFilesOf(lang, downloads);
  return (
    <Box
      as="details"
      css={{ '& > summary': { listStyle: 'none' }, '& > summary::-webkit-details-marker': { display: 'none' } }}
    >
      <Box
        as="summary"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minHeight="3.25rem"
        px="6"
        borderRadius="full"
        borderWidth="2px"
        borderColor="fg.link"
        color="fg.link"
        fontWeight="bold"
        cursor="pointer"
        _hover={{ bg: 'bg.sunken' }}
      >
        <Icon name="ph:download-simple-bold" />
        {t('documents:downloads', { count: files.length })}
      </Box>
      <Box as="ul" listStyleType="none" mt="3" display="flex" flexDirection="column" gap="1">
        {files.map(({ id, format, language, bytes, url, filename }) => (
          <li key={id}>
            <Box
              asChild
              display="inline-flex"
              alignItems="center"
              gap="2"
              minHeight="target"
              color="fg.link"
              fontWeight="semibold"
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              <a href={url} download={filename}>
                {[t(`documents:format.${format}`), language?.name, bytes ? formatBytes(lang, bytes) : undefined]
                  .filter(Boolean)
                  .join(' · ')}
              </a>
            </Box>
          </li>
        ))}
      </Box>
      {files.length < downloads.length ? (
        <Box as="p" mt="3" fontSize="sm">
          {t('documents:otherFiles')}
        </Box>
      ) : null}
    </Box>
  );
}
