'use client';

import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { showToast } from '../layout/toast-store.ts';
import { Button } from './button.tsx';

interface ShareButtonsProps {
  url: string;
  title: string;
  labels: { share: string; copy: string; copied: string; failed: string };
  icons: { share: ReactNode; copy: ReactNode };
}

/** Shares by the device's own sheet where there is one, else copies the address. No third party learns of it. */
export function ShareButtons({ url, title, labels, icons }: ShareButtonsProps) {
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
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  return (
    <Box display="flex" flexWrap="wrap" gap="3">
      <Button variant="outline" onClick={share}>
        {icons.share}
        {labels.share}
      </Button>
      <Button variant="ghost" onClick={copy}>
        {icons.copy}
        {labels.copy}
      </Button>
    </Box>
  );
}
