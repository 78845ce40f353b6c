'use client';

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { CheckGlyph } from './glyphs.tsx';
import { findFulfilledRules, passwordRuleNames, rateStrength, type Strength } from './password-rules.ts';

const strengthBars: Record<Strength, { filledCount: number; color: string }> = {
  none: { filledCount: 0, color: 'border' },
  weak: { filledCount: 1, color: 'error.400' },
  fair: { filledCount: 2, color: 'warning.400' },
  good: { filledCount: 3, color: 'success.400' },
  strong: { filledCount: 4, color: 'success.400' },
};

/**
 * Hint of a password field: the fulfilled rules and the strength. Its texts are in the message namespace `account`. Only the strength is in a live region,
 * because the strength changes rarely.
 */
export function PasswordHint({ password }: { password: string }) {
  const { t } = useTranslation('account');
  const fulfilledRules = findFulfilledRules(password);
  const strength = rateStrength(password);
  const { filledCount, color } = strengthBars[strength];
  return (
    <chakra.span display="flex" flexDirection="column" gap="2" pt="0.5">
      <chakra.span display="grid" gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }} columnGap="5" rowGap="1">
        {passwordRuleNames.map((rule) => {
          const isFulfilled = fulfilledRules.includes(rule);
          return (
            <chakra.span
              key={rule}
              data-rule={rule}
              data-kept={isFulfilled}
              display="flex"
              alignItems="center"
              gap="1.5"
              color={isFulfilled ? 'fg.success' : 'fg.muted'}
              fontWeight={isFulfilled ? 'semibold' : undefined}
              _dark={isFulfilled ? { color: 'success.200' } : undefined}
            >
              {isFulfilled ? (
                <CheckGlyph size="1.125rem" />
              ) : (
                // A filled dot is used, because a ring would look like a radio button.
                <chakra.span
                  aria-hidden="true"
                  display="grid"
                  placeItems="center"
                  width="1.125rem"
                  height="1.125rem"
                  flexShrink="0"
                >
                  <chakra.span width="0.4375rem" height="0.4375rem" borderRadius="full" bg="currentColor" />
                </chakra.span>
              )}
              {t(`password.rules.${rule}`)}
              <VisuallyHidden>: {t(`password.${isFulfilled ? 'kept' : 'missing'}`)}; </VisuallyHidden>
            </chakra.span>
          );
        })}
      </chakra.span>
      <chakra.span display="flex" alignItems="center" gap="3" minHeight="1.5rem">
        <chakra.span aria-hidden="true" display="flex" gap="1" flex="1" maxWidth="10rem">
          {[1, 2, 3, 4].map((bar) => (
            <chakra.span
              key={bar}
              flex="1"
              height="0.375rem"
              borderRadius="full"
              bg={bar <= filledCount ? color : 'border'}
            />
          ))}
        </chakra.span>
        <span role="status">
          {strength === 'none' ? null : t('password.strength', { strength: t(`password.${strength}`) })}
        </span>
      </chakra.span>
    </chakra.span>
  );
}
