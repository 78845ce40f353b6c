import { afterEach, expect, it, vi } from 'vitest';
import { forwardForm } from '@/api-proxy/visitor';
import { getSiteConfig } from '@/cms/config';
import { sendRegistration } from './send-registration.ts';

vi.mock('@/api-proxy/visitor', () => ({ forwardForm: vi.fn() }));
vi.mock('@/cms/config', () => ({ getSiteConfig: vi.fn() }));
afterEach(() => vi.resetAllMocks());

const summaryAfter = async (lang: 'vi' | 'en', seconds: number, phone: string | undefined = undefined) => {
  vi.mocked(forwardForm).mockResolvedValue({ kind: 'too-many', seconds });
  if (phone) vi.mocked(getSiteConfig).mockResolvedValue({ contact: { phone } } as never);
  else vi.mocked(getSiteConfig).mockRejectedValue(new Error('Directus: no answer'));
  const outcome = await sendRegistration({}, lang, new Request('https://library.example/'));
  return 'summary' in outcome ? outcome.summary : '';
};

it.each([
  [1, 'sau 1 phút.', 'in 1 minute.'],
  [60 * 60, 'sau 60 phút.', 'in 60 minutes.'],
  [89 * 60, 'sau 89 phút.', 'in 89 minutes.'],
  [89 * 60 + 1, 'sau 2 giờ.', 'in 2 hours.'],
  [24 * 60 * 60, 'sau 24 giờ.', 'in 24 hours.'],
])('a wait of %i seconds is "%s" and "%s"', async (seconds, vietnamese, english) => {
  expect(await summaryAfter('vi', seconds)).toMatch(new RegExp(`${vietnamese}$`));
  expect(await summaryAfter('en', seconds)).toMatch(new RegExp(`${english}$`));
});

it('adds the phone number of the foundation, if its settings can be read', async () => {
  expect(await summaryAfter('en', 60, '024 0000 1234')).toMatch(
    / in 1 minute\. If it is urgent, call 024 0000 1234\.$/,
  );
});
