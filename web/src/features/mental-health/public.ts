export {
  getMentalHealthChoices,
  getMentalHealthPost,
  listMentalHealth,
  listMentalHealthById,
  type MentalHealthCard,
  toMentalHealthCard,
} from './mental-health.ts';
export { MentalHealthCardView } from './mental-health-card.tsx';
