'use client';

import { chakra } from '@chakra-ui/react';
import { profileChange } from '@hat-nang/model/contracts/accounts';
import type { Choices } from '@hat-nang/model/contracts/choices';
import { phoneDigits } from '@hat-nang/model/contracts/fields';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CheckListField, SelectField } from '@/components/form/choice-field';
import { FormMessage } from '@/components/form/form-message';
import { PhoneField, removeSeparators } from '@/components/form/phone-field';
import { SubmitButton, TextButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useChoices } from '@/components/form/use-choices';
import { useSchemaForm } from '@/components/form/use-schema-form';
import { useSubmit } from '@/components/form/use-submit';
import { showToast } from '@/components/layout/toast-store';
import { LoadFailure, Skeleton } from '@/components/own/own-parts';
import { useLang } from '@/i18n/client';
import { sessionStore } from '@/session/session-store';
import { type Profile, saveDetails } from './profile.ts';

/** Rules that the back end also applies to profiles (model/contracts/accounts.ts). */
const profileRules = profileChange.shape;
const detailsSchema = z.object({
  first_name: profileRules.first_name,
  last_name: profileRules.last_name,
  phone: z.pipe(z.string().check(z.overwrite(removeSeparators)), phoneDigits),
  phone_country: z.string(),
  language: z.string(),
  gender: z.string(),
  age_range: z.string(),
  you_are: z.string(),
  school: z.string(),
  disabilities: z.array(z.string()),
});

interface DetailsFormProps {
  profile: Profile;
  /** Called with the profile that the back end stored. */
  onSaved: (storedProfile: Profile) => void;
}

/**
 * The form for names, phone, gender, age range, language and disabilities. The form of an adult also asks who the adult is (`you_are`). The form of any other
 * user asks for the school instead. All fields except the language are optional.
 */
export function DetailsForm({ profile, onSaved }: DetailsFormProps) {
  const { choices, hasFailed, retry } = useChoices();
  if (hasFailed) return <LoadFailure onRetry={retry} />;
  if (!choices) return <Skeleton count={1} height="20rem" />;
  return <Form key={profile.id} profile={profile} choices={choices} onSaved={onSaved} />;
}

/** Values of the disability options that exclude all other options. */
const exclusiveValues = ['none', 'prefer-not-to-say'];

const toOptionId = (value: string): number | null => (value ? Number(value) : null);

function Form({ profile, choices, onSaved }: DetailsFormProps & { choices: Choices }) {
  const { t } = useTranslation('profile');
  const { groups, countries } = choices;
  const isAdult = profile.role.short_name === 'adult';
  const ageChoices = groups[isAdult ? 'age_adult' : 'age_kid'];
  const lastStoredProfile = useRef(profile);
  useEffect(() => {
    lastStoredProfile.current = profile;
  }, [profile]);
  const mayAlreadyBeSaved = useRef(false);
  const form = useSchemaForm(detailsSchema, {
    // A save or a refetch changes these values. The form then shows the new values, except in fields with unsaved input.
    values: {
      first_name: profile.first_name ?? '',
      last_name: profile.last_name ?? '',
      phone: profile.phone ?? '',
      phone_country: String(profile.phone_country ?? countries[0]?.id ?? ''),
      language: profile.language ?? 'vi-VN',
      gender: String(profile.gender ?? ''),
      age_range: String(profile.age_range ?? ''),
      you_are: String(profile.you_are ?? ''),
      school: String(profile.school ?? ''),
      disabilities: profile.type_of_disabilities.map(({ options_id }) => String(options_id)),
    },
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const onSubmit = useSubmit(form, async (values) => {
    const request = saveDetails(mayAlreadyBeSaved.current ? undefined : lastStoredProfile.current, {
      first_name: values.first_name || null,
      last_name: values.last_name || null,
      phone: values.phone || null,
      phone_country: values.phone && values.phone_country ? Number(values.phone_country) : null,
      language: values.language,
      gender: toOptionId(values.gender),
      age_range: toOptionId(values.age_range),
      you_are: toOptionId(values.you_are),
      school: toOptionId(values.school),
      disabilities: values.disabilities.map(Number),
    });
    const storedProfile = await request.catch((error: unknown) => {
      // The back end may have saved the details although its response was lost.
      mayAlreadyBeSaved.current = true;
      showToast({ type: 'error', text: t('failed') });
      throw error;
    });
    mayAlreadyBeSaved.current = false;
    // Set immediately, because the next save compares with this value and may begin before the next render.
    lastStoredProfile.current = storedProfile;
    onSaved(storedProfile);
    const { user, status } = sessionStore.get();
    // The header shows the user's first name, so the session store gets the new name.
    if (user) sessionStore.set({ status, user: { ...user, first_name: values.first_name || null } });
    showToast({ type: 'success', text: t('saved') });
  });
  const optional = { form, placeholder: t('details.none'), isOptional: true } as const;
  return (
    <chakra.form noValidate onSubmit={onSubmit} display="flex" flexDirection="column" gap="4">
      <chakra.dl>
        <chakra.dt fontWeight="bold">{t('details.username')}</chakra.dt>
        <chakra.dd>
          {profile.username} <chakra.span color="fg.muted">· {t('details.usernameHint')}</chakra.span>
        </chakra.dd>
      </chakra.dl>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <NameFields form={form} />
      </chakra.div>
      <PhoneField
        form={form}
        name="phone"
        countryName="phone_country"
        label={t('details.phone')}
        countryLabel={t('details.phoneCountry')}
        countries={countries}
        isOptional
      />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
        <SelectField {...optional} name="gender" label={t('details.gender')} choices={groups.gender} />
        <SelectField {...optional} name="age_range" label={t('details.ageRange')} choices={ageChoices} />
        {isAdult ? (
          <SelectField {...optional} name="you_are" label={t('details.youAre')} choices={groups.who_are} />
        ) : (
          <SelectField {...optional} name="school" label={t('details.school')} choices={groups.school} />
        )}
        <LanguageField form={form} />
      </chakra.div>
      <CheckListField
        form={form}
        name="disabilities"
        label={t('details.disabilities')}
        hint={t('details.disabilitiesHint')}
        choices={groups.type_of_disabilities}
        exclusiveValues={exclusiveValues}
        isOptional
      />
      <chakra.div mt="-2">
        <TextButton type="button" onClick={() => form.setValue('disabilities', [], { shouldDirty: true })}>
          {t('details.clearDisabilities')}
        </TextButton>
      </chakra.div>
      <FormMessage form={form} />
      <SubmitButton form={form}>{t('save')}</SubmitButton>
    </chakra.form>
  );
}

/** The label of each language is its native name, so that all users can find their language. */
const languages = [
  { value: 'vi-VN', label: 'Tiếng Việt' },
  { value: 'en-US', label: 'English' },
] as const;

type DetailsFormHandle = ReturnType<typeof useSchemaForm<typeof detailsSchema>>;

/** Name fields in the order of the interface language: in Vietnamese, the family name is first; in English, the given name is first. */
function NameFields({ form }: { form: DetailsFormHandle }) {
  const { t } = useTranslation('profile');
  const lastNameField = (
    <TextField
      key="last"
      form={form}
      name="last_name"
      label={t('details.lastName')}
      autoComplete="family-name"
      isOptional
    />
  );
  const firstNameField = (
    <TextField
      key="first"
      form={form}
      name="first_name"
      label={t('details.firstName')}
      autoComplete="given-name"
      isOptional
    />
  );
  return useLang() === 'vi' ? [lastNameField, firstNameField] : [firstNameField, lastNameField];
}

function LanguageField({ form }: { form: DetailsFormHandle }) {
  const { t } = useTranslation('profile');
  return (
    <chakra.fieldset>
      <chakra.legend fontWeight="bold" mb="1.5">
        {t('details.language')}
      </chakra.legend>
      <chakra.div display="flex" gap="4" flexWrap="wrap">
        {languages.map(({ value, label }) => (
          <chakra.label
            key={value}
            display="inline-flex"
            alignItems="center"
            gap="2"
            minHeight="target"
            cursor="pointer"
          >
            <chakra.input
              type="radio"
              value={value}
              width="1.25rem"
              height="1.25rem"
              accentColor="{colors.fg.link}"
              {...form.register('language')}
            />
            <span lang={value}>{label}</span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
