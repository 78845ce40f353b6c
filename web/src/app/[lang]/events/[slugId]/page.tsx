import type { Metadata } from 'next';
import { type ItemPageProps, itemMetadata, readItem } from '@/components/article/item-page';
import { EventPage } from '@/features/events/event-page';
import { getEvent, listNextEvents } from '@/features/events/events';
import { readPlaces } from '@/features/registration/places';

export const generateStaticParams = () => [];

export async function generateMetadata(props: ItemPageProps): Promise<Metadata> {
  const { lang, item } = await readItem(props.params, getEvent);
  return itemMetadata(lang, 'eventsDetail', item);
}

export default async function Page(props: ItemPageProps) {
  const { lang, item } = await readItem(props.params, getEvent);
  const [places, next] = await Promise.all([readPlaces(item.id), listNextEvents(lang, item.id)]);
  return <EventPage lang={lang} event={item} places={places} next={next} />;
}
