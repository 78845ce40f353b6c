import { expect, it } from 'vitest';
import { memberRules } from './member.ts';

it('lets members change only the consents that they give themselves', () => {
  const rules = memberRules().filter(({ collection, action }) => collection === 'consents' && action === 'update');
  expect(rules.length).toBeGreaterThan(0);
  for (const { permissions } of rules)
    expect(JSON.stringify(permissions)).toContain('{"kind":{"_in":["privacy","history"]}}');
});
