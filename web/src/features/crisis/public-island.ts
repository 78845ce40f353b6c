export { askCrisis, type CrisisData } from './read-crisis-data.ts';
export { SuggestedHelp } from './suggested-help.tsx';
