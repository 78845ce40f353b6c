export { EventStatusTag } from './event-status-tag.tsx';
export { formatEventDays, formatEventMoment, formatEventTimes } from './event-times.ts';
export { type Event, type EventCard, toEventCard } from './events.ts';
