export { EventCardView } from './event-card.tsx';
export { type EventCard, getEvent, getEventChoices, listEvents, listEventsById, toEventCard } from './events.ts';
