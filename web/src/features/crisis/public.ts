export { CompactCrisisHelp, CrisisHelp } from './crisis-help.tsx';
export { type CrisisNeed, findCrisisNeed } from './crisis-need.ts';
export { getCrisisWords } from './crisis-words.ts';
export { readHelpContacts } from './help-contacts.ts';
