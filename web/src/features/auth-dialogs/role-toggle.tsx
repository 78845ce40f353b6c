'use client';

import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from '@/components/form/group-frame';
import type { FormHandle } from '@/components/form/use-schema-form';
import type { SignUpValues } from './sign-up-rules.ts';

const roles = ['kid', 'adult'] as const;

/** Two cards, "Kid" and "Adult", with the pictures of the starting page. The selected role determines the fields of the form. */
export function RoleToggle({ form }: { form: FormHandle<SignUpValues> }) {
  const id = useId();
  const { t } = useTranslation('sign-up');
  return (
    <chakra.fieldset role="radiogroup" minWidth="0">
      <chakra.legend fontWeight="bold" mb="2">
        {t('role.label')}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap={{ base: '2.5', sm: '4' }}>
        {roles.map((role) => (
          <ChoiceCard
            key={role}
            htmlFor={`${id}-${role}`}
            position="relative"
            flexDirection={{ base: 'column', sm: 'row' }}
            justifyContent="center"
            gap={{ base: '1', sm: '3' }}
            px={{ base: '2', sm: '4' }}
            py="2"
            borderRadius="lg"
            fontFamily="heading"
            fontWeight="bold"
            fontSize={{ base: 'md', sm: 'lg' }}
            textAlign="center"
          >
            {/* biome-ignore lint/performance/noImgElement: a drawing of our own, already small */}
            <chakra.img src={`/illustrations/${role}.svg`} alt="" width="5.5rem" height="auto" flexShrink="0" />
            <chakra.span display="inline-flex" alignItems="center" gap="2">
              <input type="radio" id={`${id}-${role}`} value={role} {...form.register('role')} />
              {t(`role.${role}`)}
            </chakra.span>
          </ChoiceCard>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
