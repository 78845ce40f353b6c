import { type Lang, languages } from '@hat-nang/model/languages';
import { getSiteConfig } from '@/cms/config';
import { orUnavailable } from '@/cms/or-unavailable';
import { publicUrl } from '@/cms/settings';
import { eventCalendar } from '@/features/events/event-calendar';
import { getEvent, listCalendarEvents } from '@/features/events/events';
import { buildSectionFeed } from '@/features/feeds/feeds';
import { parseId } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { feedSections } from '@/seo/feed-sections';

export const dynamic = 'force-dynamic';

const headers = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=0, s-maxage=300',
});

const notFound = () => new Response('Not found', { status: 404 });

/** Returns a calendar: `events.ics` contains every event, `event-12.ics` one event. */
const calendar = async (lang: Lang, file: string): Promise<Response> => {
  const id = /^event-(\d+)\.ics$/.exec(file)?.[1];
  const one = id === undefined ? undefined : await getEvent(lang, parseId(id) ?? 0);
  if (id !== undefined && !one) return notFound();
  const config = await getSiteConfig(lang);
  const name = one?.title ?? `${getT(lang)('events:title')} – ${config.brandName}`;
  const events = one ? [one] : await listCalendarEvents(lang);
  return new Response(eventCalendar(events, { lang, name, config, origin: publicUrl() }), {
    headers: {
      ...headers('text/calendar'),
      'Content-Disposition': `${one ? 'attachment' : 'inline'}; filename="${file}"`,
    },
  });
};

/** Returns the RSS feed of a section (`/feeds/vi/news.xml`), or a calendar of events (`/feeds/vi/events.ics`, `/feeds/vi/event-12.ics`). */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string; section: string }> }) {
  const { lang: segment, section: file } = await params;
  const lang = languages.find((candidate) => candidate === segment);
  if (!lang) return notFound();
  if (file === 'events.ics' || /^event-\d{1,10}\.ics$/.test(file)) return orUnavailable(() => calendar(lang, file));
  const section = feedSections.find((candidate) => `${candidate}.xml` === file);
  if (!section) return notFound();
  return orUnavailable(
    async () => new Response(await buildSectionFeed(lang, section), { headers: headers('application/rss+xml') }),
  );
}
