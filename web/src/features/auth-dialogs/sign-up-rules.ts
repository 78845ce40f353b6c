/**
 * Input, output and rules of the sign-up form. The account contract defines most rules. This file adds the rules for the guardian's address, and for two
 * fields that are never sent (docs/specification.md §3: `re_password` and `checked`).
 */

import { registerRequest } from '@hat-nang/model/contracts/accounts';
import type { Choice } from '@hat-nang/model/contracts/choices';
import type { Language } from '@hat-nang/model/contracts/fields';
import { mayBeYoungerThan } from '@hat-nang/model/contracts/guardian-age';
import type { FieldErrors, Resolver } from 'react-hook-form';

export type SignUpRole = 'kid' | 'adult';

/** Values of the form's controls. Ids of options are strings. */
export interface SignUpValues {
  role: SignUpRole;
  username: string;
  email: string;
  password: string;
  re_password: string;
  first_name: string;
  last_name: string;
  gender: string;
  age_range_adult: string;
  age_range_kid: string;
  type_of_disabilities: string[];
  you_are: string;
  school: string;
  phone: string;
  /** Id of the phone number's country. The id is sent only with a phone number. */
  country: string;
  /** E-mail address of the guardian. It is required and sent only if `isGuardianRequired` returns true. */
  guardian_email: string;
  checked: boolean;
}

export const emptySignUp: SignUpValues = {
  role: 'adult',
  username: '',
  email: '',
  password: '',
  re_password: '',
  first_name: '',
  last_name: '',
  gender: '',
  age_range_adult: '',
  age_range_kid: '',
  type_of_disabilities: [],
  you_are: '',
  school: '',
  phone: '',
  country: '',
  guardian_email: '',
  checked: false,
};

/** Returns the values that the form keeps after it closes: the role is reset to adult, and the passwords are empty (docs/specification.md §4). */
export const resetAfterClose = (values: SignUpValues): SignUpValues => ({
  ...values,
  role: 'adult',
  password: '',
  re_password: '',
});

/** Converts the id of an option to a number. An empty choice becomes 0, which the contract rejects. */
const toOptionId = (value: string): number => Number(value);

/** Settings that determine the fields of the form. */
export interface SignUpContext {
  /** Kids whose age range begins below this age must name a guardian. If null, no kid needs a guardian. */
  guardianAge: number | null;
  ageRanges: readonly Choice[];
}

/**
 * Checks whether the form needs a guardian's address. The back end has the same rule. If `guardianAge` is set, kids without a selected age range also need a
 * guardian.
 */
export const isGuardianRequired = (
  { role, age_range_kid }: Pick<SignUpValues, 'role' | 'age_range_kid'>,
  { guardianAge, ageRanges }: SignUpContext,
): boolean => {
  if (role !== 'kid' || guardianAge === null) return false;
  const range = ageRanges.find(({ id }) => String(id) === age_range_kid)?.value;
  return range === undefined || mayBeYoungerThan(range, guardianAge);
};

/** Builds the body of `POST /auth-extend/register/`. Kids send no `you_are`, adults send no `school`. `country` is null without a phone number. */
export const toRegisterRequest = (values: SignUpValues, language: Language, context: SignUpContext) => {
  const phone = values.phone.replace(/[\s.()-]/g, '');
  const guardian = isGuardianRequired(values, context) ? values.guardian_email.trim() : '';
  const commonFields = {
    username: values.username.trim(),
    email: values.email.trim(),
    password: values.password,
    first_name: values.first_name,
    last_name: values.last_name,
    gender: toOptionId(values.gender),
    type_of_disabilities: values.type_of_disabilities.map(toOptionId),
    phone: phone || null,
    country: phone ? toOptionId(values.country) : null,
    language,
  };
  if (values.role === 'adult') {
    const adultFields = { age_range_adult: toOptionId(values.age_range_adult), you_are: toOptionId(values.you_are) };
    return { role: 'adult' as const, ...commonFields, ...adultFields };
  }
  return {
    role: 'kid' as const,
    ...commonFields,
    age_range_kid: toOptionId(values.age_range_kid),
    school: values.school ? toOptionId(values.school) : null,
    ...(guardian ? { guardian_email: guardian } : {}),
  };
};

type SignUpErrors = Partial<Record<keyof SignUpValues, string>>;

/** Returns the message key of each invalid field. The result is empty if the form is valid. */
export const checkSignUp = (values: SignUpValues, context: SignUpContext): SignUpErrors => {
  const errors: SignUpErrors = {};
  const { error } = registerRequest.safeParse(toRegisterRequest(values, 'vi-VN', context));
  for (const { path, message } of error?.issues ?? []) {
    const field = path[0] as keyof SignUpValues;
    errors[field] ??= message;
  }
  if (!values.re_password) errors.re_password = 'FORM.ERROR_RE_PASSWORD';
  else if (values.re_password !== values.password) errors.re_password = 'FORM.ERROR_CONFIRM_PASSWORD';
  const guardian = values.guardian_email.trim().toLowerCase();
  const isOtherAddress = guardian !== '' && guardian !== values.email.trim().toLowerCase();
  if (isGuardianRequired(values, context) && !isOtherAddress) errors.guardian_email = 'FORM.ERROR_GUARDIAN';
  if (!values.checked) errors.checked = 'FORM.ERROR_PRIVACY';
  return errors;
};

const noGuardianContext: SignUpContext = { guardianAge: null, ageRanges: [] };

/** Adapts `checkSignUp` to a resolver of react-hook-form. */
export const signUpResolver: Resolver<SignUpValues, SignUpContext> = (values, context) => {
  const entries = Object.entries(checkSignUp(values, context ?? noGuardianContext)).map(([field, message]) => [
    field,
    { type: 'rule', message },
  ]);
  return entries.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(entries) as FieldErrors<SignUpValues> };
};
