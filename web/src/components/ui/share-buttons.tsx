'use client';

import type { ReactNode } from 'react';
import { showToast } from '../layout/toast-store.ts';

interface ShareButtonsProps {
  url: string;
  title: string;
  labels: { share: string; copy: string; copied: string; failed: string };
  icons: { share: ReactNode; copy: ReactNode };
  classNames: { share: string; copy: string };
}

/** Shares by the device's share sheet where available, else copies the address. No third party is involved. */
export function ShareButtons({ url, title, labels, icons, classNames }: ShareButtonsProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: 'success', text: labels.copied });
    } catch {
      showToast({ type: 'error', text: labels.failed });
    }
  };
  const share = async () => {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the share sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <>
      <button type="button" className={classNames.share} onClick={share}>
        {icons.share}
        {labels.share}
      </button>
      <button type="button" className={classNames.copy} onClick={copy}>
        {icons.copy}
        {labels.copy}
      </button>
    </>
  );
}
