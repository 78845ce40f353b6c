import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFakeMailServer } from '../../../directus-extensions/auth-extend/src/mail/fake-mail-server.ts';
import type { Instance } from '../../../scripts/stack/instance.ts';
import { requestAsAdmin } from '../bench.ts';
import { type Answer, controlPart, type Fault, formatLength, readLength, slowestMs, timeRequest } from './fault.ts';
import { createSignUpForm } from './member.ts';

/** Maximum times in milliseconds: of a request that causes a mail, and from the end of the fault until every mail has arrived. */
const limits = { request: 3000, arrival: 60_000 };
const faultSeconds = readLength('FAULT_MAIL_S', { long: 60, usual: 20, short: 20 });
const noticeCount = 4;

/** Faults of the fake mail server. The bench changes them while the server runs. */
interface MailFaults {
  delayMs?: number;
  refusalCode?: () => number | undefined;
  shouldHangUp?: () => boolean;
}

/** Puts a fake mail server with these faults in the place of the mail catcher, and causes mails. Then it ends the faults and waits for the mails. */
const measureWith =
  (createFaults: () => MailFaults): Fault['measure'] =>
  async (instance) => {
    const { smtpPort } = instance.running;
    await controlPart(instance, 'mail', 'stop');
    const faults = createFaults();
    const server = await startFakeMailServer(faults, smtpPort);
    try {
      const { answers, marks, email } = await causeMails(instance);
      const countArrived = () => marks.map((mark) => server.acceptedMails.filter((mail) => mail.includes(mark)).length);
      const startedAt = performance.now();
      const hasAll = () => countArrived().every((count) => count > 0);
      while (!hasAll() && performance.now() - startedAt < faultSeconds * 1000) await sleep(200);
      const arrivedDuring = countArrived().filter((count) => count > 0).length;
      Object.assign(faults, { delayMs: undefined, refusalCode: undefined, shouldHangUp: undefined });
      const healedAt = performance.now();
      while (!hasAll() && performance.now() - healedAt < limits.arrival) await sleep(100);
      const arrivalMs = Math.round(performance.now() - healedAt);
      // Waits for second copies, which a retry might send.
      await sleep(5000);
      const counts = countArrived();
      await removePerson(instance, email);
      const failed = answers.filter(({ status }) => status !== 200);
      return {
        figures: [
          `${answers.length} requests, ${failed.length} failed, slowest ${slowestMs(answers)} ms`,
          `${marks.length} mails in ${server.offeredMessageIds.length} deliveries: ${arrivedDuring} during the fault, ${counts.filter((count) => count > 0).length} ${arrivalMs} ms after it, ${counts.filter((count) => count > 1).length} twice`,
        ].join('; '),
        isAcceptable:
          failed.length === 0 && slowestMs(answers) <= limits.request && counts.every((count) => count === 1),
      };
    } finally {
      await server.close();
      await controlPart(instance, 'mail', 'start');
    }
  };

/** Sends notices and a sign-up. Returns the answers, and for each mail a text that occurs only in it. */
async function causeMails(instance: Instance): Promise<{ answers: Answer[]; marks: string[]; email: string }> {
  const { urls } = instance.running;
  const json = { 'content-type': 'application/json' };
  const adminHeaders = { ...json, authorization: `Bearer ${instance.secrets.adminToken}` };
  const query = `filter[email][_eq]=${instance.credentials.admin.email}&fields=id`;
  const foundUsers = await timeRequest(`${urls.directus}/users?${query}`, { headers: adminHeaders });
  const [person] = (JSON.parse(foundUsers.text) as { data: { id: string }[] }).data;
  const form = await createSignUpForm(instance);
  const subjects = Array.from({ length: noticeCount }, () => `Fault ${randomUUID()}`);
  const send = (url: string, headers: Record<string, string>, body: object) =>
    timeRequest(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answers: Answer[] = [];
  for (const subject of subjects)
    answers.push(await send(`${urls.directus}/notifications`, adminHeaders, { recipient: person?.id, subject }));
  answers.push(await send(`${urls.site}/api/auth-extend/register`, { ...json, origin: urls.site }, form));
  return { answers, marks: [...subjects, `To: ${form.email}`], email: form.email };
}

async function removePerson(instance: Instance, email: string): Promise<void> {
  const query = { filter: { email: { _eq: email } }, limit: 1 };
  await requestAsAdmin(instance, 'DELETE', '/users', { query });
}

/** Answers true the first `count` times. */
function isAmongFirst(count: number): () => boolean {
  let remaining = count;
  return () => remaining-- > 0;
}

export const mailServerFaults: Fault[] = [
  {
    name: `The mail server takes 10 s for each answer, ${formatLength(faultSeconds)}`,
    measure: measureWith(() => ({ delayMs: 10_000 })),
  },
  {
    name: `The mail server answers 451, ${formatLength(faultSeconds)}`,
    measure: measureWith(() => ({ refusalCode: () => 451 })),
  },
  {
    name: 'The mail server drops the connection after DATA, three times',
    measure: measureWith(() => ({ shouldHangUp: isAmongFirst(3) })),
  },
];
