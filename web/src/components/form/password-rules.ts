/**
 * The parts of the password rule (docs/design-notes.md "API and sessions"): 8 to 20 characters with upper case, lower case and a special character. Together
 * the parts must equal `PASSWORD_PATTERN` of model/contracts/fields.ts; password-rules.test.ts compares both.
 */
const passwordRules = {
  length: (password: string) => password.length >= 8 && password.length <= 20,
  upper: (password: string) => /[A-Z]/.test(password),
  lower: (password: string) => /[a-z]/.test(password),
  special: (password: string) => /[^A-Za-z0-9\s]/.test(password),
} as const;
export type PasswordRule = keyof typeof passwordRules;

export const passwordRuleNames = Object.keys(passwordRules) as PasswordRule[];

export const findFulfilledRules = (password: string): PasswordRule[] =>
  passwordRuleNames.filter((rule) => passwordRules[rule](password));

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

/**
 * Estimates the strength of a password. The server rejects passwords below `good`. A `strong` password also has at least 12 characters, a digit, and at least
 * 9 different characters.
 */
export const rateStrength = (password: string): Strength => {
  if (password === '') return 'none';
  const fulfilledCount = findFulfilledRules(password).length;
  if (fulfilledCount < 3) return 'weak';
  if (fulfilledCount < passwordRuleNames.length) return 'fair';
  const isVaried = /[0-9]/.test(password) && new Set(password).size >= 9;
  return password.length >= 12 && isVaried ? 'strong' : 'good';
};
