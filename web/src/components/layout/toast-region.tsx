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
  borderRadius: { base: '0', md: 'md' },
  boxShadow: 'lg',
  pl: '4',
  pr: '1',
  py: '1',
  fontWeight: 'semibold',
} as const;

/**
 * The region for toasts: top-right below the header, on phones a strip of full width, stacking level 4000 (docs/specification.md §9). The lengths of `top` are
 * the usual heights of the header. ToastList replaces them by the measured height.
 */
export function ToastRegion({ lang }: { lang: Lang }) {
  const t = getT(lang);
  const { names, rules } = classesFor({
    region: {
      position: 'fixed',
      top: { base: '4.75rem', md: '5.5rem', lg: '8.5rem' },
      right: { base: '0', md: '4' },
      zIndex: 'toast',
      display: 'flex',
      flexDirection: 'column',
      gap: { base: '1', md: '3' },
      width: { base: '100%', md: '24rem' },
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
