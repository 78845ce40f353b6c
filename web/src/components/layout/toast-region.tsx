import type { Lang } from '@hat-nang/model/languages';
import { getT } from '@/i18n/server';
import { classesFor, StyleRules } from '@/theme/style-rules';
import { Toaster } from './toaster.tsx';

const cardStyle = {
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  borderWidth: '1px',
  borderColor: 'currentColor',
  borderRadius: 'md',
  boxShadow: 'lg',
  pl: '4',
  pr: '1',
  py: '1',
  fontWeight: 'semibold',
} as const;

/** The region for toasts: top-right, stacking level 4000 (docs/specification.md §9). */
export function ToastRegion({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    region: {
      position: 'fixed',
      top: '4',
      right: '4',
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      width: 'min(24rem, calc(100vw - 2rem))',
      pointerEvents: 'none',
    },
    close: {
      width: 'target',
      height: 'target',
      borderRadius: 'md',
      cursor: 'pointer',
      fontSize: 'xl',
      color: 'inherit',
    },
    info: { ...cardStyle, bg: 'bg.info', color: 'fg.info' },
    success: { ...cardStyle, bg: 'bg.success', color: 'fg.success' },
    warning: { ...cardStyle, bg: 'bg.warning', color: 'fg.warning' },
    error: { ...cardStyle, bg: 'bg.error', color: 'fg.error' },
  });
  return (
    <>
      <StyleRules of={rules} />
      <Toaster label={t('toast.region')} closeLabel={t('toast.close')} classNames={names} />
    </>
  );
}
