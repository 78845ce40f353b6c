'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** An icon in a coloured circle above the title of a dialog that has no form. */
export function DialogBadge({
  tone = 'accent',
  children,
}: {
  tone?: 'accent' | 'success' | 'error';
  children: ReactNode;
}) {
  const colors = {
    accent: { bg: 'bg.accent', color: 'fg.onAccent' },
    success: { bg: 'bg.success', color: 'fg.success' },
    error: { bg: 'bg.error', color: 'fg.error' },
  } as const;
  return (
    <chakra.div
      aria-hidden="true"
      display="grid"
      placeItems="center"
      width="4rem"
      height="4rem"
      mb="3"
      borderRadius="full"
      {...colors[tone]}
    >
      {children}
    </chakra.div>
  );
}
