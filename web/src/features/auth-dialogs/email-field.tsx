'use client';

import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/components/form/text-field';
import type { FormHandle } from '@/components/form/use-schema-form';
import { emailSuggestions } from './email-suggestions.ts';
import type { SignUpValues } from './sign-up-rules.ts';

/** The e-mail field. While the user types, the field suggests addresses at common mail domains. */
export function EmailField({ form }: { form: FormHandle<SignUpValues> }) {
  const { t } = useTranslation('sign-up');
  const suggestions = emailSuggestions(form.watch('email'));
  return (
    <chakra.div minWidth="0">
      <TextField
        form={form}
        name="email"
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
      {suggestions.length > 0 ? (
        <chakra.ul
          aria-label={t('emailSuggestions')}
          listStyleType="none"
          display="flex"
          flexWrap="wrap"
          gap="2"
          mt="2"
        >
          {suggestions.map((address) => (
            <li key={address} style={{ minWidth: 0 }}>
              <chakra.button
                type="button"
                minHeight="target"
                maxWidth="100%"
                px="3.5"
                borderRadius="full"
                borderWidth="1.5px"
                borderColor="border.strong"
                bg="bg.surface"
                color="fg.link"
                fontSize="sm"
                fontWeight="semibold"
                overflowWrap="anywhere"
                cursor="pointer"
                _hover={{ bg: 'bg.subtle' }}
                onClick={() => {
                  form.setValue('email', address, { shouldDirty: true });
                  void form.trigger('email');
                  form.setFocus('email');
                }}
              >
                {address}
              </chakra.button>
            </li>
          ))}
        </chakra.ul>
      ) : null}
    </chakra.div>
  );
}
