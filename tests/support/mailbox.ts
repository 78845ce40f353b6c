/** Mails as the catcher has them: real ones, sent by the outbox over SMTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import { stack } from '../setup/stack.ts';

export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly to: readonly { address: string }[];
}

/** All mails to an address, the oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${stack().mailUrl}/email`);
  const mails = (await answer.json()) as Mail[];
  return mails.filter(({ to }) => to.some((recipient) => recipient.address === address));
}

/** The newest mail to an address, once there are `count` of them. @throws after 20 s */
export async function mailTo(address: string, count = 1): Promise<Mail> {
  for (let tries = 0; tries < 100; tries++) {
    const mails = await mailsTo(address);
    const newest = mails.at(-1);
    if (mails.length >= count && newest) return newest;
    await sleep(200);
  }
  throw new Error(`no mail number ${count} to ${address}`);
}

/** The verification code in a mail: it has a line of its own. @throws when there is none */
export function codeIn({ text, subject }: Mail): string {
  const code = /^ {4}([0-9A-Z]{4})$/m.exec(text.replaceAll('\r', ''))?.[1];
  if (!code) throw new Error(`no code in the mail "${subject}"`);
  return code;
}

/** A code that is not the right one. */
export const wrongCode = (right: string): string => String((Number(right) + 1) % 10_000).padStart(4, '0');

/** The address of the link in a mail that carries a token. @throws when there is none */
export function linkIn({ text, subject }: Mail): string {
  const link = /https?:\/\/\S+token=[\w.-]+/.exec(text)?.[0];
  if (!link) throw new Error(`no link in the mail "${subject}"`);
  return link;
}
