import type { Lang } from '@hat-nang/model/languages';
import { Box } from '@/components/ui/box';
import { Icon, RepeatedIcon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { getT } from '@/i18n/server';
import type { DocumentAccess, DocumentCard } from './document-card.ts';

/** Icons of the accessibility features in display order. The order makes the Vietnamese names of all four features fit into two lines of a card. */
export const accessIcons: Record<keyof DocumentAccess, string> = {
  narration: 'ph:speaker-high-bold',
  subtitles: 'ph:closed-captioning-bold',
  sign: 'ph:hands-clapping-bold',
  easy: 'ph:smiley-bold',
};

const marksOf = ({ access }: DocumentCard) =>
  (Object.keys(accessIcons) as (keyof DocumentAccess)[]).filter((mark) => access[mark]);

/** The accessibility features of a document as icons with names for screen readers. Small cards have no space for the words. */
export function AccessIcons({ lang, document }: { lang: Lang; document: DocumentCard }) {
  const t = getT(lang);
  const marks = marksOf(document);
  if (marks.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('documents:access.title')} listStyleType="none" display="flex" gap="2" color="fg.info">
      {marks.map((mark) => (
        <li key={mark}>
          <RepeatedIcon name={accessIcons[mark]} label={t(`documents:access.${mark}`)} />
        </li>
      ))}
    </Box>
  );
}

/** The accessibility features of a document, and the languages of the document. Each mark has an icon and a word, because colour alone is not accessible. */
export function AccessMarks({
  lang,
  document,
  isLarge = false,
}: {
  lang: Lang;
  document: DocumentCard;
  isLarge?: boolean;
}) {
  const t = getT(lang);
  // The popup on the list page copies large marks from the lesson page. The list page lacks the SVG symbols that RepeatedIcon references.
  const MarkIcon = isLarge ? Icon : RepeatedIcon;
  const marks = marksOf(document);
  const names = document.languages.map(({ name }) => name);
  const markStyle = {
    display: 'inline-flex',
    alignItems: 'center',
    gap: isLarge ? '2' : '1',
    borderRadius: 'full',
    px: isLarge ? '3.5' : '2.5',
    py: isLarge ? '1.5' : '1',
    fontSize: isLarge ? 'sm' : 'xs',
    fontWeight: 'semibold',
    lineHeight: 'snug',
  } as const;
  if (marks.length === 0 && names.length === 0) return null;
  return (
    <Box as="ul" aria-label={t('documents:access.title')} listStyleType="none" display="flex" flexWrap="wrap" gap="1.5">
      {marks.map((featureName) => (
        <Box as="li" key={featureName} {...markStyle} bg="bg.info" color="fg.info">
          <MarkIcon name={accessIcons[featureName]} size="1.15em" />
          {t(`documents:access.${featureName}`)}
        </Box>
      ))}
      {names.length > 0 ? (
        <Box as="li" {...markStyle} bg="bg.sunken" color="fg">
          <MarkIcon name="ph:translate-bold" size="1.15em" />
          <VisuallyHidden>{t('documents:access.languages', { languages: '' })}</VisuallyHidden>
          {names.join(' · ')}
        </Box>
      ) : null}
    </Box>
  );
}
