'use client';

import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

/** A titled part of a long form. Its grid has one column on a phone and two columns on wider screens. */
export function FieldGrid({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" borderColor="border" pt="5">
      <chakra.h3 id={id} fontSize="lg" mb="4">
        {title}
      </chakra.h3>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="5"
        rowGap="5"
        alignItems="start"
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}
