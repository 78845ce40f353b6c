export { CrisisHelp, SmallHelp } from './crisis-help.tsx';
export { type CrisisNeed, crisisNeed } from './crisis-need.ts';
export { getCrisisWords } from './crisis-words.ts';
export { readHelpContacts } from './help-contacts.ts';
