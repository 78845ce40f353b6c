/** Answer with which a search field in the browser recognises crisis words and shows help (docs/decisions/041-crisis-words.md). */
import * as z from 'zod/mini';

const wordForms = z.readonly(z.array(z.string()));

/** An emergency contact in one language. Each text may be empty. */
const helpContact = z.object({ name: z.string(), phone: z.string(), hours: z.string(), description: z.string() });
export type HelpContact = z.output<typeof helpContact>;

export const crisisAnswer = z.object({
  /** Crisis words of both languages, in the form that `createCrisisMatcher` accepts. */
  words: z.array(z.object({ certain: wordForms, doubtful: wordForms, exceptions: wordForms })),
  contacts: z.array(helpContact),
  /** Address to which the quick exit button leads. */
  exit: z.string(),
});
export type CrisisAnswer = z.output<typeof crisisAnswer>;
