export { askCrisis, type CrisisKnowledge } from './ask-crisis.ts';
export { SuggestedHelp } from './suggested-help.tsx';
