import type { Lang } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { DialogHost } from './dialog-host.tsx';
import type { SiteFactsValue } from './site-facts.tsx';

/** Container of the dialogs. The root layout renders it on every page. It provides the styles and texts that are needed before the dialog code has loaded. */
export function DialogRegion({ lang, facts }: { lang: Lang; facts: SiteFactsValue }) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    loadingOverlay: {
      position: 'fixed',
      inset: '0',
      zIndex: 'dialog',
      display: 'grid',
      placeItems: 'center',
      bg: 'rgb(8 22 50 / 0.6)',
      color: 'white',
      fontWeight: 'bold',
      fontSize: 'lg',
    },
    failure: {
      position: 'fixed',
      top: '4',
      right: '4',
      zIndex: 'toast',
      width: 'min(24rem, calc(100vw - 2rem))',
      px: '4',
      py: '3',
      bg: 'bg.error',
      color: 'fg.error',
      borderWidth: '1px',
      borderColor: 'currentColor',
      borderRadius: 'md',
      boxShadow: 'lg',
      fontWeight: 'semibold',
    },
  });
  return (
    <>
      <StyleRules of={rules} />
      <DialogHost
        lang={lang}
        labels={{ loading: t('account-pages:dialog.loading'), failed: t('account-pages:dialog.loadFailed') }}
        classNames={names}
        facts={facts}
      />
    </>
  );
}
