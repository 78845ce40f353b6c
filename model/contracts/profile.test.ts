import { expect, it } from 'vitest';
import { openapiPart } from './accounts-openapi.ts';
import { MESSAGES } from './errors.ts';
import { changePasswordForm, changePasswordRequest, confirmEmailRequest } from './profile.ts';

const OLD_PASSWORD = 'Dung-roi1';
const NEW_PASSWORD = 'Moi-hon-1';
const problems = (schema: typeof changePasswordForm, form: object) =>
  schema.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

it('the form reports what the endpoint would report, in the words of the specification', () => {
  const form = { current_password: OLD_PASSWORD, password: NEW_PASSWORD, re_password: NEW_PASSWORD };
  expect(problems(changePasswordForm, form)).toBeUndefined();
  expect(problems(changePasswordForm, { ...form, re_password: OLD_PASSWORD })).toEqual([
    're_password PROFILE_FORM.ERROR_CONFIRM_PASSWORD',
  ]);
  expect(problems(changePasswordForm, { ...form, password: OLD_PASSWORD, re_password: OLD_PASSWORD })).toEqual([
    'password PROFILE_FORM.ERROR_PASSWORD_EXIST',
  ]);
  expect(MESSAGES['PROFILE_FORM.ERROR_CONFIRM_PASSWORD']).toBe('Password does not match');
  expect(MESSAGES['PROFILE_FORM.ERROR_PASSWORD_EXIST']).toBe('Password already exist');
  expect(MESSAGES['PROFILE_FORM.ERROR_CURRENT_PASSWORD']).toBe('Wrong current password');
});

it('sends no confirmation and accepts no other field', () => {
  expect(
    changePasswordRequest.safeParse({
      current_password: OLD_PASSWORD,
      password: NEW_PASSWORD,
      re_password: NEW_PASSWORD,
    }).success,
  ).toBe(false);
  expect(confirmEmailRequest.safeParse({ otp: '1234' }).success).toBe(true);
  expect(confirmEmailRequest.safeParse({ otp: '1234', email: 'a@example.com' }).success).toBe(false);
});

it('describes every endpoint with its request and its answer, each under its own name', () => {
  const { paths } = openapiPart();
  const operations = Object.values(paths).flatMap((path) => Object.values(path) as Array<{ operationId: string }>);
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(JSON.stringify(paths)).not.toMatch(/pattern|\$schema/);
  expect(paths['/auth-extend/account/confirm-email']).toMatchObject({
    post: {
      requestBody: { content: { 'application/json': { schema: { required: ['otp'], additionalProperties: false } } } },
      responses: { 200: { content: { 'application/json': { schema: { required: ['data'] } } } } },
    },
  });
});
