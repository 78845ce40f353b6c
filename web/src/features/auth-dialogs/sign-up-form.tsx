'use client';

import { chakra } from '@chakra-ui/react';
import { languageCodes } from '@hat-nang/model/languages';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { ApiError, personalClient, publicClient, unwrap } from '@/cms/rest';
import { CheckboxField } from '@/components/form/checkbox-field';
import { FormMessage } from '@/components/form/form-message';
import { SubmitButton } from '@/components/form/submit-button';
import { useChoices } from '@/components/form/use-choices';
import { useSubmit } from '@/components/form/use-submit';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { MessagesProvider, useLang } from '@/i18n/client';
import { privacyPolicyPath } from '@/routing/privacy-policy';
import { AboutFields } from './about-fields.tsx';
import { AccountFields } from './account-fields.tsx';
import { addBlurChecks } from './blur-checks.ts';
import { RoleToggle } from './role-toggle.tsx';
import {
  isGuardianRequired,
  type SignUpContext,
  type SignUpRole,
  type SignUpValues,
  signUpResolver,
  toRegisterRequest,
} from './sign-up-rules.ts';
import { useCodeRules } from './use-code-rules.ts';

interface Registration {
  email: string;
  username: string;
}

interface SignUpFormProps {
  initial: SignUpValues;
  /** Called with the input when the form unmounts before a successful sign-up. */
  onLeave: (values: SignUpValues) => void;
  onSignedUp: (account: Registration & { role: SignUpRole }) => void;
}

/**
 * Checks whether the username is taken (docs/specification.md §5: checked on submit). Returns false if the request fails, because the registration then
 * reports a taken username.
 */
const isUsernameTaken = async (username: string): Promise<boolean> => {
  try {
    const query = { fields: ['*'], 'filter[username]': username };
    return (await unwrap(publicClient.GET('/users', { params: { query } }))).length > 0;
  } catch (error) {
    console.warn('username not looked up', error);
    return false;
  }
};

/**
 * The last successful registration since the page load. The user may send the same username and address again as a new attempt, although the username is then
 * taken (docs/design-notes.md "API and sessions").
 */
let lastAttempt: Registration | undefined;

/** The sign-up form: role, account, personal details, consent. */
export function SignUpForm({ initial, onLeave, onSignedUp }: SignUpFormProps) {
  const { t } = useTranslation('sign-up');
  const lang = useLang();
  const lists = useChoices();
  const { guardian_age: guardianAgeSetting } = useCodeRules();
  // True after the server refused `guardian_email`. The form then asks every kid for a guardian, because its copy of the settings can be outdated or missing.
  const [isGuardianForced, setIsGuardianForced] = useState(false);
  const signUpContext: SignUpContext = {
    guardianAge: isGuardianForced ? Number.POSITIVE_INFINITY : (guardianAgeSetting ?? null),
    ageRanges: lists.choices?.groups.age_kid ?? [],
  };
  const form = useForm<SignUpValues, SignUpContext>({
    defaultValues: initial,
    resolver: signUpResolver,
    context: signUpContext,
    shouldFocusError: false,
  });
  const formWithBlurChecks = addBlurChecks(form);
  const element = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);

  const onSubmit = useSubmit(form, async (values) => {
    const request = toRegisterRequest(values, languageCodes[lang], signUpContext);
    const isSameAttempt = request.username === lastAttempt?.username && request.email === lastAttempt.email;
    if (!isSameAttempt && (await isUsernameTaken(request.username))) {
      form.setError('username', { type: 'refused', message: 'FORM.ERROR_USERNAME_EXIST' });
      return;
    }
    const account = await unwrap(personalClient.POST('/auth-extend/register/', { body: request })).catch(
      (error: unknown) => {
        const fieldNames = error instanceof ApiError ? error.errors.map(({ extensions }) => extensions.field) : [];
        if (fieldNames.includes('guardian_email')) setIsGuardianForced(true);
        throw error;
      },
    );
    lastAttempt = { username: request.username, email: request.email };
    isSent.current = true;
    onSignedUp({ email: account.email, username: account.username, role: values.role });
  });

  // Focuses the first invalid field in page order. React Hook Form cannot do this, because fields register in another order after a change of the role.
  const { submitCount } = form.formState;
  const latestLists = useRef(lists);
  latestLists.current = lists;
  useEffect(() => {
    if (submitCount === 0) return;
    const firstInvalid = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = firstInvalid?.matches('fieldset') ? firstInvalid.querySelector<HTMLElement>('input') : firstInvalid;
    control?.focus();
    control?.closest('fieldset, [data-part="root"]')?.scrollIntoView({ block: 'nearest' });
    // If no control is invalid, the errors can belong to fields that are not shown, because their options failed to load. The options are then loaded again.
    if (!control && latestLists.current.hasFailed) latestLists.current.retry();
  }, [submitCount]);

  // The first country is the default (docs/specification.md §3). The default is set here, because the list of countries loads after the form.
  const firstCountry = lists.choices?.countries[0];
  useEffect(() => {
    if (firstCountry && !form.getValues('country')) form.setValue('country', String(firstCountry.id));
  }, [firstCountry, form]);

  const latestOnLeave = useRef(onLeave);
  latestOnLeave.current = onLeave;
  useEffect(
    () => () => {
      if (!isSent.current) latestOnLeave.current(form.getValues());
    },
    [form],
  );

  return (
    <MessagesProvider lang={lang} kind={form.watch('role')}>
      <form ref={element} noValidate onSubmit={onSubmit} style={{ display: 'contents' }}>
        <RoleToggle form={form} />
        <AccountFields form={formWithBlurChecks} />
        <AboutFields
          form={formWithBlurChecks}
          lists={lists}
          needsGuardian={isGuardianRequired(form.watch(), signUpContext)}
        />
        <chakra.div borderTopWidth="1px" borderColor="border" pt="4" display="flex" flexDirection="column" gap="4">
          <CheckboxField form={form} name="checked">
            <Agreement />
          </CheckboxField>
          <FormMessage form={form} />
          <SubmitButton form={form}>{t('submit')}</SubmitButton>
        </chakra.div>
      </form>
    </MessagesProvider>
  );
}

/** The consent sentence. */
function Agreement() {
  const { t } = useTranslation('sign-up');
  return <Trans t={t} i18nKey="agree" components={{ policy: <PolicyLink /> }} />;
}

/** The link to the privacy policy inside the consent sentence. */
function PolicyLink({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('account');
  const lang = useLang();
  return (
    <chakra.a
      href={privacyPolicyPath(lang)}
      target="_blank"
      rel="noopener"
      color="fg.link"
      fontWeight="bold"
      textDecoration="underline"
    >
      {children}
      <VisuallyHidden> ({t('opensInNewTab')})</VisuallyHidden>
    </chakra.a>
  );
}
