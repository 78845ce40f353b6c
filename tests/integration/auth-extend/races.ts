/**
 * Tests concurrent sign-ups and guesses of codes on a database with concurrent writes. Names stay unique regardless of case, and each guess counts. The tests
 * use a project without content and without a mail catcher (tests/integration/schema/apply.test.ts).
 */
import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { deriveCode } from '../../../directus-extensions/auth-extend/src/accounts/codes/codes.ts';
import { connect } from '../../../schema/connect.ts';
import type { Stack } from '../../../scripts/stack/stack.ts';
import { databaseOf } from '../../setup/database.ts';
import { countValues, formatVerdict, post, wrongCode } from './support.ts';

const LIMITED_VERDICT = '429 REQUESTS_EXCEEDED';
const INVALID_VERDICT = '400 INVALID_OTP otp';

export function accountRaces(stack: () => Stack): void {
  describe('accounts, many at once', () => {
    const optionIds: Record<string, number> = {};
    const sendRequest = (path: string, body: unknown, cookies: Record<string, string> = {}) =>
      post(path, body, { baseAt: stack().running.urls.directus, cookies });
    const rows = (sql: string, ...values: string[]) => databaseOf(stack().running.settings).query(sql, ...values);
    const runMany = <Result>(count: number, task: (i: number) => Promise<Result>) =>
      Promise.all(Array.from({ length: count }, (_, i) => task(i)));

    const form = () => {
      const name = `t${randomUUID().slice(0, 12).replaceAll('-', '')}`;
      return {
        role: 'kid',
        username: name,
        email: `${name}@mail.hatnang.example.com`,
        password: 'Dung-roi1',
        gender: optionIds.gender,
        type_of_disabilities: [optionIds.type_of_disabilities],
        age_range_kid: optionIds.age_kid,
      };
    };
    const codesOf = (email: string) =>
      rows('SELECT c.* FROM account_codes c JOIN directus_users u ON u.id = c."user" WHERE u.email = ?', email);

    beforeAll(async () => {
      const api = await connect({ url: stack().running.urls.directus, token: stack().secrets.adminToken });
      for (const key of ['gender', 'type_of_disabilities', 'age_kid']) {
        const group = await api.call<{ id: number }>('POST', '/items/option_groups', { key });
        const option = { group: group.id, value: `one-${randomInt(1e9)}`, is_active: true };
        optionIds[key] = (await api.call<{ id: number }>('POST', '/items/options', option)).id;
      }
    });

    it('50 sign-ups of one address, in any case, make one account and one living code', async () => {
      const newForm = form();
      const withOtherCase = (i: number) => (i % 2 ? newForm.email.toUpperCase() : newForm.email);
      const answers = await runMany(50, (i) =>
        sendRequest('/auth-extend/register', { ...newForm, email: withOtherCase(i) }),
      );
      expect(countValues(answers.map(formatVerdict))).toEqual({ 200: 3, [LIMITED_VERDICT]: 47 });
      expect(rows('SELECT id FROM directus_users WHERE lower(email) = ?', newForm.email)).toHaveLength(1);
      expect(codesOf(newForm.email)).toMatchObject([{ attempts: 0, used_at: null }]);
    });

    it('50 sign-ups with one username make one account', async () => {
      const forms = Array.from({ length: 50 }, form);
      const username = forms[0]?.username ?? '';
      const answers = await Promise.all(
        forms.map((registrationForm) => sendRequest('/auth-extend/register', { ...registrationForm, username })),
      );
      expect(countValues(answers.map(formatVerdict))).toEqual({ 200: 1, '400 USERNAME_ALREADY_EXISTS username': 49 });
      expect(rows('SELECT id FROM directus_users WHERE lower(username) = ?', username)).toHaveLength(1);
    });

    it('200 guesses count as five, and of 50 right ones one is right', async () => {
      const [guessedForm, knownForm] = [form(), form()];
      const code = async ({ email }: typeof guessedForm) => {
        const [row] = codesOf(email);
        return deriveCode(stack().secrets.hashKey, String(row?.id), 'digits');
      };
      const proofs: Record<string, string>[] = [];
      for (const registrationForm of [guessedForm, knownForm]) {
        const answer = await sendRequest('/auth-extend/register', registrationForm);
        expect(formatVerdict(answer)).toBe('200');
        proofs.push(answer.cookies);
      }
      const wrongOtp = wrongCode(await code(guessedForm));
      const guesses = await runMany(200, () =>
        sendRequest('/auth-extend/otp-verify', { email: guessedForm.email, otp: wrongOtp }, proofs[0]),
      );
      expect(countValues(guesses.map(formatVerdict))).toEqual({ [INVALID_VERDICT]: 15, [LIMITED_VERDICT]: 185 });
      expect(codesOf(guessedForm.email)).toMatchObject([{ attempts: 5, used_at: null }]);

      const otp = await code(knownForm);
      const rightAnswers = await runMany(50, () =>
        sendRequest('/auth-extend/otp-verify', { email: knownForm.email, otp }, proofs[1]),
      );
      expect(countValues(rightAnswers.map(formatVerdict))).toEqual({
        200: 1,
        [INVALID_VERDICT]: 14,
        [LIMITED_VERDICT]: 35,
      });
      expect(rows('SELECT status FROM directus_users WHERE email = ?', knownForm.email)).toEqual([
        { status: 'active' },
      ]);
    });
  });
}
