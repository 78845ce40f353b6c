'use client';

import { chakra } from '@chakra-ui/react';
import type { Choices } from '@hat-nang/model/contracts/choices';
import { useTranslation } from 'react-i18next';
import { CheckListField, RadioField, SelectField } from '@/components/form/choice-field';
import { Notice } from '@/components/form/form-message';
import { PhoneField } from '@/components/form/phone-field';
import { ActionButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import type { ChoicesState } from '@/components/form/use-choices';
import type { FormHandle } from '@/components/form/use-schema-form';
import { useLang } from '@/i18n/client';
import { FieldGrid } from './field-grid.tsx';
import type { SignUpValues } from './sign-up-rules.ts';

/** Answers about disabilities that exclude all other answers. */
const exclusiveAnswers = ['none', 'prefer-not-to-say'];

interface AboutFieldsProps {
  form: FormHandle<SignUpValues>;
  lists: ChoicesState;
  /** True if the form has a field for the address of a guardian. */
  needsGuardian: boolean;
}

/** Fields for personal details. The name fields are always visible. The other fields appear when the options have loaded. */
export function AboutFields({ form, lists: { choices, hasFailed, retry }, needsGuardian }: AboutFieldsProps) {
  const { t } = useTranslation('sign-up');
  return (
    <FieldGrid title={t('sections.about')}>
      <NameFields form={form} />
      {choices ? <ChoiceFields form={form} choices={choices} asksGuardian={needsGuardian} /> : null}
      <chakra.div role="status" gridColumn="1 / -1" _empty={{ position: 'absolute' }}>
        {!choices && !hasFailed ? <chakra.span color="fg.muted">{t('choicesLoading')}</chakra.span> : null}
        {!choices && hasFailed ? (
          <chakra.div display="flex" flexDirection="column" gap="3" alignItems="flex-start">
            <Notice tone="error">{t('choicesFailed')}</Notice>
            <ActionButton variant="outline" onClick={retry}>
              {t('retry')}
            </ActionButton>
          </chakra.div>
        ) : null}
      </chakra.div>
    </FieldGrid>
  );
}

/** The two name fields. On Vietnamese pages the family name comes first, on English pages last. */
function NameFields({ form }: { form: FormHandle<SignUpValues> }) {
  const { t } = useTranslation('sign-up');
  const lastNameField = (
    <TextField
      key="last"
      form={form}
      name="last_name"
      label={t('lastName')}
      isOptional
      autoComplete="family-name"
      maxLength={60}
    />
  );
  const firstNameField = (
    <TextField
      key="first"
      form={form}
      name="first_name"
      label={t('firstName')}
      isOptional
      autoComplete="given-name"
      maxLength={60}
    />
  );
  return useLang() === 'vi' ? [lastNameField, firstNameField] : [firstNameField, lastNameField];
}

interface ChoiceFieldsProps {
  form: FormHandle<SignUpValues>;
  choices: Choices;
  asksGuardian: boolean;
}

function ChoiceFields({ form, choices: { groups, countries }, asksGuardian }: ChoiceFieldsProps) {
  const { t } = useTranslation('sign-up');
  const isKid = form.watch('role') === 'kid';
  const placeholderText = t('choose');
  return (
    <>
      <RadioField form={form} name="gender" label={t('gender')} choices={groups.gender} />
      {/* Different keys, because React would otherwise reuse one select element for both lists when the role changes. */}
      {isKid ? (
        <SelectField
          key="kid"
          form={form}
          name="age_range_kid"
          label={t('age')}
          choices={groups.age_kid}
          placeholder={placeholderText}
        />
      ) : (
        <SelectField
          key="adult"
          form={form}
          name="age_range_adult"
          label={t('age')}
          choices={groups.age_adult}
          placeholder={placeholderText}
        />
      )}
      {asksGuardian ? <GuardianField form={form} /> : null}
      {isKid ? null : (
        <chakra.div gridColumn="1 / -1">
          <RadioField form={form} name="you_are" label={t('youAre')} choices={groups.who_are} columns={3} />
        </chakra.div>
      )}
      <chakra.div gridColumn="1 / -1">
        <CheckListField
          form={form}
          name="type_of_disabilities"
          label={t('disabilities')}
          hint={t('disabilitiesHint')}
          choices={groups.type_of_disabilities}
          exclusiveValues={exclusiveAnswers}
        />
      </chakra.div>
      <PhoneField
        form={form}
        name="phone"
        label={t('phone')}
        isOptional
        countryName="country"
        countryLabel={t('country')}
        countries={countries}
      />
      {isKid ? (
        <SelectField
          form={form}
          name="school"
          label={t('school')}
          isOptional
          choices={groups.school}
          placeholder={t('noSchool')}
        />
      ) : null}
    </>
  );
}

/**
 * Field for the e-mail address of the guardian, to whom the back end mails a consent request. Autofill is off, because browsers would insert the user's own
 * address.
 */
function GuardianField({ form }: { form: FormHandle<SignUpValues> }) {
  const { t } = useTranslation('sign-up');
  return (
    <chakra.div gridColumn="1 / -1">
      <TextField
        form={form}
        name="guardian_email"
        label={t('guardian')}
        hint={t('guardianHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
      />
    </chakra.div>
  );
}
