export { listMentalHealth, type MentalHealthCard, toMentalHealthCard } from './mental-health.ts';
