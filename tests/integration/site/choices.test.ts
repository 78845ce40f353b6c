import { afterAll, expect, it } from 'vitest';
import { stack } from '../../setup/stack.ts';
import { content, waitForAnswer } from '../../support/content.ts';
import { visit } from '../../support/site.ts';

interface Choices {
  groups: Record<string, { id: number; value: string; label: string }[]>;
  countries: { id: number; iso2: string; code: string; name: string }[];
}

const listsIn = async (lang: string): Promise<Choices> => JSON.parse((await visit(`/api/choices/${lang}`)).text).data;

it('gives the lists of the account forms in each language, Viet Nam first', async () => {
  for (const [lang, country, refusal] of [
    ['vi', 'Việt Nam', 'Không muốn trả lời'],
    ['en', 'Viet Nam', 'Prefer not to say'],
  ] as const) {
    const { groups, countries } = await listsIn(lang);
    expect(countries[0]).toMatchObject({ iso2: 'VN', code: '+84', name: country });
    expect(countries.length).toBeGreaterThan(190);
    expect(Object.keys(groups).sort()).toEqual(
      ['age_adult', 'age_kid', 'gender', 'school', 'type_of_disabilities', 'who_are'].sort(),
    );
    for (const list of Object.values(groups)) expect(list.length).toBeGreaterThan(1);
    expect(groups.type_of_disabilities?.at(-1)).toMatchObject({ value: 'prefer-not-to-say', label: refusal });
  }
});

it('knows no other language', async () => {
  expect((await visit('/api/choices/fr')).status).toBe(404);
});

it('tells whether codes hold letters, and nothing else of the settings', async () => {
  const answer = await visit('/api/auth-extend/code-rules');
  expect(answer.status).toBe(200);
  expect(JSON.parse(answer.text)).toEqual({
    data: { otp_mode: 'digits', otp_resend_seconds: 60, guardian_age: null },
  });
  expect((await visit('/api/items/account_settings')).status).toBe(404);
});

let changedOption: { id: unknown; label: unknown } | undefined;
afterAll(async () => {
  if (changedOption) await content.update('options_translations', changedOption.id, { label: changedOption.label });
});

it('shows an editor’s change within 5 seconds', async () => {
  const filter = 'filter[languages_code][_eq]=en-US&filter[options_id][value][_eq]=preschool&fields=id,label';
  const [row] = await content.read('options_translations', filter);
  changedOption = { id: row?.id, label: row?.label };
  await content.update('options_translations', row?.id, { label: 'Kindergarten' });
  await waitForAnswer(`${stack().siteUrl}/api/choices/en`, (text) => text.includes('"Kindergarten"'));
});
