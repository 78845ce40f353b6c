import { type Lang, languages } from '@hat-nang/model/languages';
import { answerOrUnavailable } from '@/cms/answer-or-unavailable';
import { getSiteConfig } from '@/cms/config';
import { publicUrl } from '@/cms/settings';
import { eventCalendar } from '@/features/events/event-calendar';
import { getEvent, listCalendarEvents } from '@/features/events/events';
import { buildSectionFeed } from '@/features/feeds/feeds';
import { parseId } from '@/i18n/params';
import { getT } from '@/i18n/server';
import { feedSections } from '@/seo/feed-sections';

export const dynamic = 'force-dynamic';

const createHeaders = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'public, max-age=0, s-maxage=300',
});

const createNotFoundResponse = () => new Response('Not found', { status: 404 });

/** Returns a calendar: `events.ics` contains the 200 events that start last, `event-12.ics` one event. */
const createCalendarResponse = async (lang: Lang, file: string): Promise<Response> => {
  const id = /^event-(\d+)\.ics$/.exec(file)?.[1];
  const singleEvent = id === undefined ? undefined : await getEvent(lang, parseId(id) ?? 0);
  if (id !== undefined && !singleEvent) return createNotFoundResponse();
  const config = await getSiteConfig(lang);
  const name = singleEvent?.title ?? `${getT(lang)('events:title')} – ${config.brandName}`;
  const events = singleEvent ? [singleEvent] : await listCalendarEvents(lang);
  return new Response(eventCalendar(events, { lang, name, config, origin: publicUrl() }), {
    headers: {
      ...createHeaders('text/calendar'),
      'Content-Disposition': `${singleEvent ? 'attachment' : 'inline'}; filename="${file}"`,
    },
  });
};

/** Returns the RSS feed of a section (`/feeds/vi/news.xml`), or a calendar of events (`/feeds/vi/events.ics`, `/feeds/vi/event-12.ics`). */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string; section: string }> }) {
  const { lang: segment, section: file } = await params;
  const lang = languages.find((candidate) => candidate === segment);
  if (!lang) return createNotFoundResponse();
  if (file === 'events.ics' || /^event-\d{1,10}\.ics$/.test(file))
    return answerOrUnavailable(() => createCalendarResponse(lang, file));
  const section = feedSections.find((candidate) => `${candidate}.xml` === file);
  if (!section) return createNotFoundResponse();
  return answerOrUnavailable(
    async () => new Response(await buildSectionFeed(lang, section), { headers: createHeaders('application/rss+xml') }),
  );
}
