import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getEvent } from '@/features/events/events';
import { renderRegistrationAnswer, sendRegistration } from '@/features/registration/send-registration';
import { POST } from './route.ts';

vi.mock('@/features/events/events', () => ({ getEvent: vi.fn() }));
vi.mock('@/features/registration/send-registration', () => ({
  renderRegistrationAnswer: vi.fn(),
  sendRegistration: vi.fn(),
}));
vi.mock('@/server/same-origin', () => ({ isSameOrigin: () => true }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.mocked(getEvent).mockRejectedValue(new Error('Directus: no answer'));
  vi.mocked(sendRegistration).mockResolvedValue({ status: 424, summary: 'Chưa gửi được', fields: {} });
});
afterEach(() => vi.restoreAllMocks());

const post = () =>
  POST(
    new Request('https://library.example/api/event-registration', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ lang: 'vi', event: '12', name: 'Lan' }),
    }),
  );

it('shows the input again while the back end is down, if the page of the form is cached', async () => {
  vi.mocked(renderRegistrationAnswer).mockResolvedValue('<p>Lan</p>');
  const response = await post();
  expect([response.status, await response.text()]).toEqual([424, '<p>Lan</p>']);
});

it('redirects to a message, never to a blank page, if the form cannot be rendered', async () => {
  vi.mocked(renderRegistrationAnswer).mockRejectedValue(new Error('form template: 500'));
  const response = await post();
  expect([response.status, response.headers.get('location')]).toEqual([303, '/su-kien/dang-ky/12#failed']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
