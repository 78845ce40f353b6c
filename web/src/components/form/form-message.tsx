'use client';

import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useMessage } from '@/i18n/client';
import { CheckGlyph, InfoGlyph, WarningGlyph } from './glyphs.tsx';
import type { FormHandle } from './use-schema-form.ts';

const tones = {
  error: { bg: 'bg.error', color: 'fg.error', glyph: WarningGlyph },
  success: { bg: 'bg.success', color: 'fg.success', glyph: CheckGlyph },
  info: { bg: 'bg.info', color: 'fg.info', glyph: InfoGlyph },
} as const;

/** A coloured message with an icon. Screen readers announce the message only inside a live region. */
export function Notice({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  const { bg, color, glyph: Glyph } = tones[tone];
  return (
    <chakra.div
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      px="4"
      py="3"
      borderRadius="md"
      bg={bg}
      color={color}
      fontWeight="semibold"
      lineHeight="snug"
    >
      <Glyph />
      <chakra.div flex="1" minWidth="0">
        {children}
      </chakra.div>
    </chakra.div>
  );
}

/**
 * The error of the whole form. The live region is always rendered, because screen readers do not announce a region that appears later. Without an error, the
 * region is empty.
 */
export function FormMessage<Values extends FieldValues>({ form }: { form: FormHandle<Values> }) {
  const toText = useMessage();
  const key = form.formState.errors.root?.message;
  return (
    <chakra.div role="alert" _empty={{ position: 'absolute' }}>
      {key ? <Notice tone="error">{toText(key)}</Notice> : null}
    </chakra.div>
  );
}
