export { EventCardView } from './event-card.tsx';
export { type EventCard, toEventCard } from './events.ts';
