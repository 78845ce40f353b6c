export { type CrisisData, fetchCrisisData } from './read-crisis-data.ts';
export { SuggestedHelp } from './suggested-help.tsx';
