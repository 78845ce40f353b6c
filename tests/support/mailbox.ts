/** Reads the mail catcher, which contains the mails that Directus has sent over SMTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { stack } from '../setup/stack.ts';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly inReplyTo?: string;
  readonly references?: string | readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly to: readonly { address: string }[];
}

/**
 * Returns all mails to an address, oldest first. Ignores mails without recipient: a catcher that stops while it receives a mail has a part of this mail after
 * its restart. The sender has got no confirmation and sends the mail again.
 */
export async function mailsTo(address: string, mailUrl = stack().mailUrl): Promise<Mail[]> {
  const answer = await fetch(`${mailUrl}/email`);
  const mails = (await answer.json()) as (Omit<Mail, 'to'> & Partial<Pick<Mail, 'to'>>)[];
  return mails.filter((mail): mail is Mail => mail.to?.some((recipient) => recipient.address === address) ?? false);
}

/**
 * Waits for `count` mails to an address. Returns the newest one.
 * @throws Error after 20 s
 */
export async function waitForMailTo(address: string, count = 1): Promise<Mail> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const mails = await mailsTo(address);
    const newestMail = mails.at(-1);
    if (mails.length >= count && newestMail) return newestMail;
    await sleep(200);
  }
  throw new Error(`no mail number ${count} to ${address}`);
}

/**
 * Returns the verification code in a mail. The code is on a separate line.
 * @throws Error if the mail has no code
 */
export function codeIn({ text, subject }: Mail): string {
  const code = /^ {4}([0-9A-Z]{4})$/m.exec(text.replaceAll('\r', ''))?.[1];
  if (!code) throw new Error(`no code in the mail "${subject}"`);
  return code;
}

/** Returns four digits that differ from the right code, which must consist of digits. */
export const wrongCode = (rightCode: string): string => String((Number(rightCode) + 1) % 10_000).padStart(4, '0');

/**
 * Returns the link with a token in a mail.
 * @throws Error if the mail has no such link
 */
export function linkIn({ text, subject }: Mail): string {
  const link = /https?:\/\/\S+token=[\w.-]+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in the mail "${subject}"`);
  return link;
}
