import { expect, it } from 'vitest';
import { articleRow } from '@/components/article/article.test-row';
import { toEvent, toEventCard, toEventMap } from './events.ts';

const row = {
  ...articleRow(
    { location_name: 'Nhà văn hóa', location_address: '1 Lê Lợi', access_note: 'Có thang máy' },
    { location_name: 'Culture house', location_address: '1 Le Loi', access_note: '' },
  ),
  starts_at: '2026-11-23T02:00:00Z',
  ends_at: '2026-11-23T04:00:00Z',
  status_override: null,
  online_url: 'https://meet.example/x',
  map_url: 'javascript:alert(1)',
  recording_url: 'https://nghe-lai.example/x',
  report_url: 'javascript:alert(1)',
  organizer: null,
  has_interpreter: true,
  has_captions: false,
  has_quiet_room: false,
  is_wheelchair_accessible: true,
  category: null,
};
const timeDuringEvent = Date.parse('2026-11-23T03:00:00Z');

it('an event has times, the status at that moment, place and accessibility features', () => {
  expect(toEvent(row, 'vi', timeDuringEvent)).toMatchObject({
    title: 'Ngày hội sách',
    url: '/su-kien/ngay-hoi-sach-12',
    times: { startsAt: '2026-11-23T02:00:00Z', endsAt: '2026-11-23T04:00:00Z', statusOverride: undefined },
    status: 'live',
    place: 'Nhà văn hóa',
    address: '1 Lê Lợi',
    accessNote: 'Có thang máy',
    access: ['interpreter', 'wheelchair'],
    isOnline: true,
    organizer: '',
    category: undefined,
  });
});

it('an event links only to web addresses', () => {
  expect(toEvent(row, 'en', timeDuringEvent)).toMatchObject({ onlineUrl: 'https://meet.example/x', mapUrl: undefined });
  const openStreetMapUrl = 'https://www.openstreetmap.org/#map=15/21.0285/105.8542';
  expect(toEvent({ ...row, map_url: openStreetMapUrl }, 'en', timeDuringEvent)?.mapUrl).toContain(
    '?mlat=21.0285&mlon=105.8542#',
  );
  expect(toEvent(row, 'en', timeDuringEvent)).toMatchObject({
    recordingUrl: 'https://nghe-lai.example/x',
    reportUrl: undefined,
  });
  expect(toEventCard({ ...row, online_url: 'javascript:alert(1)' }, 'en', timeDuringEvent)?.isOnline).toBe(false);
});

it('the map of an event has a pin at the focal point, and the directions of the page’s language', () => {
  const file = { ...row.image, id: 'map', width: 960, height: 720, focal_point_x: 720, focal_point_y: 180 };
  const [vi, en] = row.translations;
  const toMap = (viMap: object, enMap: object, lang: 'vi' | 'en') =>
    toEventMap(
      {
        ...row,
        translations: [
          { ...vi, ...viMap },
          { ...en, ...enMap },
        ],
      } as never,
      lang,
    );
  const withMap = { map_image: file, map_note: 'Rẽ trái ở cầu.' };
  const withoutMap = { map_image: null, map_note: null };
  expect(toMap(withMap, withoutMap, 'vi')).toMatchObject({
    note: 'Rẽ trái ở cầu.',
    pin: { left: '75%', top: '25%' },
    picture: { src: expect.stringContaining('/api/assets/map') },
  });
  // The picture of the other language has no directions in this one.
  expect(toMap(withMap, withoutMap, 'en')).toMatchObject({ note: '', pin: { left: '75%', top: '25%' } });
  const unmarked = { ...withMap, map_image: { ...file, focal_point_x: null, focal_point_y: null } };
  expect(toMap(unmarked, withoutMap, 'vi')).not.toHaveProperty('pin');
  expect(toMap(withoutMap, withoutMap, 'vi')).toBeUndefined();
});

it('the status override of an editor takes precedence over the clock', () => {
  expect(toEventCard({ ...row, status_override: 'over' }, 'en', timeDuringEvent)?.status).toBe('over');
});

it('a row without translations is not an event', () => {
  expect(toEvent({ ...row, translations: [] }, 'vi', timeDuringEvent)).toBeUndefined();
});
