import { describe, expect, it } from 'vitest';
import { emptyConfig } from '@/cms/config';
import { eventCalendar } from './event-calendar.ts';
import type { Event } from './events.ts';

const event: Event = {
  id: 7,
  title: 'Giờ truyện: ma, mèo; và \\ bạn',
  slug: 'gio-truyen',
  summary:
    'Dòng một.\r\nDòng hai – một câu dài có dấu tiếng Việt để phải gấp dòng, gấp đúng chỗ, không cắt đôi chữ nào.',
  place: 'Nhà Hạt Nắng',
  address: '12 ngõ Hướng Dương, Hà Nội',
  isOnline: true,
  onlineUrl: 'https://meet.example/x',
  access: ['interpreter'],
  category: 'Xưởng',
  times: { startsAt: '2026-11-23T02:00:00.000Z', endsAt: '2026-11-23T03:30:00.000Z' },
  status: 'upcoming',
  publishedAt: '2026-11-01T00:00:00Z',
  url: '/su-kien/gio-truyen-7',
  isFallback: false,
  body: '',
  accessNote: 'X\u0007',
  organizer: '',
  seoTitle: '',
  seoDescription: '',
  alternates: {},
};
const options = { lang: 'vi', name: 'Sự kiện', config: emptyConfig, origin: 'https://thu-vien.example' } as const;
const text = eventCalendar([event], options);
const unfolded = text.replace(/\r\n /g, '');

describe('the calendar of events', () => {
  it('ends every line with CR LF, and no line exceeds 75 bytes', () => {
    expect(text.replace(/\r\n/g, '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text).not.toContain('\ufffd');
  });
  it('contains the time in UTC, the place, and a permanent UID', () => {
    expect(unfolded).toContain('\r\nDTSTART:20261123T020000Z\r\nDTEND:20261123T033000Z\r\n');
    expect(unfolded).toContain('\r\nUID:event-7@thu-vien.example\r\n');
    expect(unfolded).toContain('\r\nLOCATION:Nhà Hạt Nắng\\, 12 ngõ Hướng Dương\\, Hà Nội\r\n');
  });
  it('contains the accessibility features, and the link to join only until the end', () => {
    expect(unfolded).toContain('Phiên dịch ngôn ngữ ký hiệu');
    expect(unfolded).toContain('https://meet.example/x');
    expect(eventCalendar([{ ...event, status: 'over' }], options).replace(/\r\n /g, '')).not.toContain('meet.example');
  });
  it('escapes texts, so that none starts a new line', () => {
    expect(unfolded).toContain('\r\nSUMMARY:Giờ truyện: ma\\, mèo\\; và \\\\ bạn\r\n');
    expect(unfolded).toContain('DESCRIPTION:Dòng một.\\nDòng hai');
    expect(unfolded).not.toContain('\u0007');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });
});
