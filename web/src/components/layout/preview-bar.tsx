import type { Lang } from '@hat-nang/model/languages';
import { draftMode } from 'next/headers';
import { getT } from '@/i18n/server';
import { Box } from '../ui/box.tsx';
import { Icon } from '../ui/icon.tsx';

/** A bar that tells editors that this page may show drafts. Its button ends the preview. */
export async function PreviewBar({ lang }: { lang: Lang }) {
  if (!(await draftMode()).isEnabled) return null;
  const t = getT(lang);
  return (
    <Box
      as="aside"
      data-not-printed=""
      aria-label={t('preview.label')}
      bg="bg.warning"
      color="fg.warning"
      borderBottomWidth="1px"
      borderColor="border.strong"
    >
      <form
        action="/api/preview/exit"
        method="post"
        style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem', padding: '0.25rem 1.5rem' }}
      >
        <Icon name="ph:eye-bold" />
        <strong>{t('preview.text')}</strong>
        <Box
          asChild
          minHeight="target"
          px="4"
          borderRadius="full"
          fontWeight="bold"
          textDecoration="underline"
          cursor="pointer"
        >
          <button type="submit">{t('preview.exit')}</button>
        </Box>
      </form>
    </Box>
  );
}
