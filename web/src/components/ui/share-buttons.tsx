'use client';

import { type ComponentProps, type ComponentType, type ReactNode, useRef, useState } from 'react';
import { showToast } from '../layout/toast-store.ts';
import type { ShareMenu, ShareMenuLabels } from './share-menu.tsx';

interface ShareButtonsProps {
  url: string;
  title: string;
  labels: ShareMenuLabels & { share: string };
  icons: { share: ReactNode; copy: ReactNode };
  classNames: { share: string; copy: string };
}

/**
 * Two buttons. The first button opens the share sheet of the device, or else a menu whose code loads on click. The second button copies the address. No other
 * service receives data before the visitor selects the service.
 */
export function ShareButtons({ url, title, labels, icons, classNames }: ShareButtonsProps) {
  const [Menu, setMenu] = useState<ComponentType<ComponentProps<typeof ShareMenu>>>();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ type: 'success', text: labels.copied });
    } catch {
      showToast({ type: 'error', text: labels.failed });
    }
  };
  const openMenu = async () => {
    try {
      const { ShareMenu: LoadedMenu } = await import('./share-menu.tsx');
      setMenu(() => LoadedMenu);
      setIsOpen(true);
    } catch (error) {
      console.warn('share menu not loaded', error);
      await copy();
    }
  };
  const share = async () => {
    if (!navigator.share) return openMenu();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // An AbortError means that the visitor closed the share sheet, which is not a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await openMenu();
    }
  };
  return (
    <>
      <button type="button" ref={opener} className={classNames.share} onClick={share}>
        {icons.share}
        {labels.share}
      </button>
      <button type="button" className={classNames.copy} onClick={copy}>
        {icons.copy}
        {labels.copy}
      </button>
      {Menu && isOpen ? (
        <Menu url={url} title={title} labels={labels} opener={opener} onClose={() => setIsOpen(false)} />
      ) : null}
    </>
  );
}
