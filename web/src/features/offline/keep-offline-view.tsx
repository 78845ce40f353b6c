import type { Lang } from '@hat-nang/model/languages';
import { Icon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import { toClass } from '@/theme/css';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { KeepOffline } from './keep-offline.tsx';
import { getOfflineBook } from './offline-book.ts';

/** The control "Keep to read offline" of a lesson page. Renders nothing if the document has no pages, or if the browser cannot store books. */
export async function KeepOfflineView({ lang, id }: { lang: Lang; id: number }) {
  const book = await getOfflineBook(id);
  if (!book) return null;
  const t = getT(lang);
  const button = toClass(system.getRecipeFn('button')({ variant: 'outline' }));
  const quietButton = toClass(system.getRecipeFn('button')({ variant: 'ghost' }));
  const { names, rules } = classesFor({
    part: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      mt: '3',
      '& strong': { color: 'fg.success' },
    },
    bar: { width: 'min(16rem, 100%)', height: '3', accentColor: '{colors.primary.500}' },
    announcement: { flexBasis: 'full', color: 'fg.muted', fontWeight: 'semibold', '&:empty': { display: 'none' } },
  });
  return (
    <>
      <StyleRules of={[...rules, button, quietButton]} />
      <KeepOffline
        lang={lang}
        book={{ id, version: book.version, bytes: book.bytes }}
        classNames={{ ...names, button: button.className, quiet: quietButton.className }}
        icons={{
          keep: <Icon name="ph:device-mobile-bold" />,
          kept: <Icon name="ph:check-circle-bold" />,
          list: <Icon name="ph:books-bold" />,
        }}
        labels={{
          keep: t('offline:keep'),
          keepSize: t('offline:keepSize', { size: '{{size}}' }),
          kept: t('offline:kept', { size: '{{size}}' }),
          outdated: t('offline:outdated', { size: '{{size}}' }),
          keeping: t('offline:keeping', { percent: '{{percent}}' }),
          cancel: t('offline:cancel'),
          list: t('offline:list'),
          full: t('offline:full'),
          failed: t('offline:failed'),
          cancelled: t('offline:cancelled'),
          done: t('offline:done'),
        }}
      />
    </>
  );
}
