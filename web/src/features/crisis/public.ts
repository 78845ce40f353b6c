export { CrisisHelp, SmallHelp } from './crisis-help.tsx';
export { type CrisisNeed, crisisNeed } from './crisis-need.ts';
export { getCrisisWords } from './crisis-words.ts';
export { helpContacts } from './help-contacts.ts';
