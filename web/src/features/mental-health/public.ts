export { type MentalHealthCard, toMentalHealthCard } from './mental-health.ts';
export { MentalHealthCardView } from './mental-health-card.tsx';
export { mentalHealthSection } from './mental-health-section.tsx';
