import type { Lang } from '@hat-nang/model/languages';
import { href } from '@hat-nang/model/routes';
import { Icon } from '@/components/ui/icon';
import { getT } from '@/i18n/server';
import { toClass } from '@/theme/css';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { system } from '@/theme/system';
import { PopupLoader } from './popup-loader.tsx';

/** The popup of document cards (docs/specification.md §2: "a popup with details"). A click on a card or an address with `document=…` opens the popup. */
export function DocumentPopup({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const button = system.getRecipeFn('button');
  const share = toClass(button({ variant: 'outline' }));
  const { names, rules } = classesFor({
    dialog: {
      position: 'fixed',
      inset: '0',
      m: 'auto',
      p: '0',
      width: { base: '100vw', md: 'min(60rem, calc(100vw - 3rem))' },
      maxWidth: 'none',
      height: { base: '100dvh', md: 'fit-content' },
      maxHeight: { base: 'none', md: 'calc(100dvh - 3rem)' },
      overflow: 'hidden',
      bg: 'bg.canvas',
      color: 'fg',
      borderRadius: { base: '0', md: 'xl' },
      boxShadow: 'lg',
      '&[open]': { display: 'flex', flexDirection: 'column' },
      '&::backdrop': { background: 'rgb(8 22 50 / 0.6)' },
    },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      pl: '5',
      pr: '2',
      py: '1.5',
      borderBottomWidth: '1px',
      borderColor: 'border',
      bg: 'bg.surface',
      fontFamily: 'heading',
      fontWeight: 'bold',
      color: 'fg.heading',
    },
    close: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 'target',
      height: 'target',
      borderRadius: 'md',
      cursor: 'pointer',
      _hover: { bg: 'bg.sunken' },
    },
    body: {
      flex: '1',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      minHeight: { md: '18rem' },
      px: { base: '4', md: '6' },
      py: '5',
    },
    loading: { textAlign: 'center', py: '16', color: 'fg.muted' },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      px: { base: '4', md: '6' },
      py: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
      bg: 'bg.surface',
    },
    announcement: { color: 'fg.muted', fontSize: 'sm', fontWeight: 'semibold' },
    page: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'target',
      ml: { sm: 'auto' },
      fontWeight: 'bold',
      color: 'fg.link',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  });
  return (
    <>
      <StyleRules of={[...rules, share]} />
      <PopupLoader
        // The server redirects an address with an empty slug to the canonical address.
        addressStart={href(lang, 'documentsDetail', { slug: '', id: '' })}
        labels={{
          dialog: t('documents:popup.label'),
          close: t('documents:popup.close'),
          loading: t('documents:popup.loading'),
          page: t('documents:popup.open'),
          share: t('share.label'),
          copied: t('share.copied'),
          failed: t('share.failed'),
        }}
        icons={{
          close: <Icon name="ph:x-bold" size="1.5rem" />,
          page: <Icon name="ph:arrow-right-bold" />,
          share: <Icon name="ph:share-network-bold" />,
        }}
        classNames={{ ...names, share: share.className }}
      />
    </>
  );
}
