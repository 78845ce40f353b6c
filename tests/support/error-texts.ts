/**
 * An account text, and the browser test that shows it in both languages. Sections 5 and 8 of the specification name most of these texts.
 * tests/integration/site/error-texts.test.ts checks the list.
 */
export interface ErrorText {
  /** Key in the message files. */
  readonly key: string;
  /** The English text of the specification, if it defines one. */
  readonly words?: string;
  /** Name of the browser test in tests/e2e. */
  readonly shownBy: string;
}

const signUp = 'sign-up-form.spec.ts';

export const errorTexts: readonly ErrorText[] = [
  { key: 'FORM.ERROR_USERNAME', words: 'Please enter username', shownBy: signUp },
  { key: 'FORM.ERROR_INVALID_USERNAME', shownBy: signUp },
  { key: 'FORM.ERROR_USERNAME_EXIST', words: 'Username already exists', shownBy: signUp },
  { key: 'FORM.ERROR_EMAIL', words: 'Please enter email', shownBy: signUp },
  { key: 'FORM.ERROR_INVALID_EMAIL', words: 'Invalid email address', shownBy: signUp },
  { key: 'FORM.ERROR_EMAIL_EXISTS', words: 'Email already exists', shownBy: signUp },
  { key: 'FORM.ERROR_PHONE', words: 'Invalid phone number', shownBy: signUp },
  { key: 'FORM.ERROR_PASSWORD', shownBy: signUp },
  // This error appears on blur, and when the server refuses the password (section 8: "a message containing the word password").
  { key: 'FORM.ERROR_LENGTH_PASSWORD', shownBy: signUp },
  { key: 'FORM.ERROR_RE_PASSWORD', shownBy: signUp },
  { key: 'FORM.ERROR_CONFIRM_PASSWORD', words: 'Passwords do not match', shownBy: signUp },
  { key: 'FORM.ERROR_GENDER', shownBy: signUp },
  { key: 'FORM.ERROR_AGE', shownBy: signUp },
  { key: 'FORM.ERROR_TYPES_OF_DISABILITIES', shownBy: signUp },
  { key: 'FORM.ERROR_YOU_ARE', shownBy: signUp },
  { key: 'FORM.ERROR_PRIVACY', words: 'Please confirm you have read our privacy policy', shownBy: signUp },
  { key: 'FORM.ERROR_NOT_FOUND_USERNAME', words: 'Not found username with this email', shownBy: 'forgotten.spec.ts' },
  {
    key: 'FORM.ERROR_RESET_PASSWORD',
    words: 'Password reset failed. Please try again later',
    shownBy: 'forgotten.spec.ts',
  },
  { key: 'FORM.SUCCESS_RESET_PASSWORD', words: 'Password reset successfully', shownBy: 'forgotten.spec.ts' },
  { key: 'LOGIN_FORM.ERROR', words: 'Incorrect email or password', shownBy: 'login.spec.ts' },
  {
    key: 'OTP_FORM.ERROR',
    words: 'The OTP you entered is invalid. Please enter the correct OTP.',
    shownBy: 'otp.spec.ts',
  },
  { key: 'OTP_FORM.ERROR_START_AGAIN', shownBy: 'start-again.spec.ts' },
];
