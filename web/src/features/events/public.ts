export { EventCardView } from './event-card.tsx';
export { type EventCard, toEventCard } from './events.ts';
export { eventsSection } from './events-section.tsx';
