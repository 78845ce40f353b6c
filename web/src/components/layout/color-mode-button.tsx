'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { readCookie, setCookie } from '@/i18n/cookie';
import { type ColorMode, colorModeCookie, colorModeMaxAge, colorModes } from '@/theme/color-mode';

const changeEvent = 'color-mode-changed';
const subscribe = (listener: () => void) => {
  addEventListener(changeEvent, listener);
  return () => removeEventListener(changeEvent, listener);
};
const readMode = (): ColorMode => {
  const mode = readCookie(colorModeCookie);
  return colorModes.includes(mode as ColorMode) ? (mode as ColorMode) : 'auto';
};

declare global {
  interface Window {
    __applyColorMode?: () => void;
  }
}

interface ColorModeButtonProps {
  labels: Record<ColorMode, string>;
  icons: Record<ColorMode, ReactNode>;
  className: string;
}

/** A button that cycles through auto → light → dark and shows the current mode. */
export function ColorModeButton({ labels, icons, className }: ColorModeButtonProps) {
  const mode = useSyncExternalStore<ColorMode>(subscribe, readMode, () => 'auto');
  return (
    <button
      type="button"
      className={className}
      aria-label={labels[mode]}
      title={labels[mode]}
      onClick={() => {
        const nextMode = colorModes[(colorModes.indexOf(mode) + 1) % colorModes.length] ?? 'auto';
        setCookie(colorModeCookie, nextMode, colorModeMaxAge);
        window.__applyColorMode?.();
        dispatchEvent(new Event(changeEvent));
      }}
    >
      {icons[mode]}
    </button>
  );
}
