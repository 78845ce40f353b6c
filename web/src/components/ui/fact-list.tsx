import type { ReactNode } from 'react';
import { Box } from '@/components/ui/box';
import { Icon } from './icon.tsx';

/** Facts in one line, such as dates, authors and places. Each fact has an icon. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Box display="flex" flexWrap="wrap" columnGap="5" rowGap="1" color="fg.muted" mb="6">
      {children}
    </Box>
  );
}

export function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1.5">
      <Icon name={icon} />
      <span>{children}</span>
    </Box>
  );
}
