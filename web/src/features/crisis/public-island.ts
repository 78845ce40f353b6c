export { askCrisis, type CrisisData } from './ask-crisis.ts';
export { SuggestedHelp } from './suggested-help.tsx';
