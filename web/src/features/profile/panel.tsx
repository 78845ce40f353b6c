'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A titled section of the profile page. */
export function ProfilePanel({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <chakra.section
      aria-labelledby={id}
      p={{ base: '4', sm: '6' }}
      borderRadius="lg"
      borderWidth="1px"
      borderColor="border"
      bg="bg.surface"
      boxShadow="sm"
    >
      <chakra.h2 id={id} fontSize="2xl" mb="4">
        {title}
      </chakra.h2>
      {children}
    </chakra.section>
  );
}
