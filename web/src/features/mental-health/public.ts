export { type MentalHealthCard, toMentalHealthCard } from './mental-health.ts';
export { MentalHealthCardView } from './mental-health-card.tsx';
