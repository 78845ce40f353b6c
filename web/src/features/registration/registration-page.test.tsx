import type { PlacesAnswer } from '@hat-nang/model/contracts/event-registrations';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { Event } from '../events/public.ts';
import { RegistrationView } from './registration-page.tsx';

vi.mock('@/components/ui/icon', () => ({ Icon: () => null }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

const event = {
  ...{ id: 12, title: 'Giờ truyện', url: '/su-kien/gio-truyen-12', place: '', address: '', status: 'upcoming' },
  times: { startsAt: '2030-01-01T02:00:00Z', endsAt: '2030-01-01T04:00:00Z', statusOverride: undefined },
} as unknown as Event;
const draw = (state: PlacesAnswer['state']) =>
  renderToStaticMarkup(<RegistrationView lang="vi" event={event} places={{ state, moreThan: 0, deadline: null }} />);

it('confirms the registration of the last place, although the page has no form any more', () => {
  for (const state of ['open', 'full'] as const) {
    const html = draw(state);
    expect(html.match(/id="sent"/g), state).toHaveLength(1);
    expect(html, state).toContain('Bạn đã đăng ký.');
    expect(html, state).toContain('/feeds/vi/event-12.ics');
  }
  expect(draw('full')).not.toContain('<form');
  expect(draw('closed')).not.toContain('id="sent"');
});

it('has a message about a failed form only beside the form, and none in the template', () => {
  expect(draw('open').match(/id="failed"/g)).toHaveLength(1);
  expect(draw('full')).not.toContain('id="failed"');
  const template = renderToStaticMarkup(<RegistrationView lang="vi" event={event} isTemplate />);
  expect(template).not.toContain('id="failed"');
  expect(template).toContain('{{value.name}}');
});
