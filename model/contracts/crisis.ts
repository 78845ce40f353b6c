/** The data with which a search field in the browser recognises a crisis (docs/decisions/041-crisis-words.md). */
import { z } from 'zod';

const forms = z.array(z.string()).readonly();

/** An emergency contact, in one language; a text may be empty. */
const helpContact = z.object({ name: z.string(), phone: z.string(), hours: z.string(), description: z.string() });
export type HelpContact = z.output<typeof helpContact>;

export const crisisAnswer = z.object({
  /** All words of both languages, as `crisisMatcher` takes them. */
  words: z.array(z.object({ certain: forms, doubtful: forms, exceptions: forms })),
  contacts: z.array(helpContact),
  /** Target of the quick exit button. */
  exit: z.string(),
});
export type CrisisAnswer = z.output<typeof crisisAnswer>;
