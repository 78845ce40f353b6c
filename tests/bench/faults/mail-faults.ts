import { randomUUID } from 'node:crypto';
import { rootDir } from '../../../scripts/stack/settings.ts';
import { runLogged } from '../../../scripts/testing/run-logged.ts';
import { controlPart, type Fault, timeRequest, timeUntil } from './fault.ts';

/** Maximum time from the return of the mail server until the mails arrive that Directus accepted during the outage, in milliseconds. */
const maxArrivalMs = 60_000;

const measureRefused: Fault['measure'] = async (instance) => {
  const { urls } = instance.running;
  const { adminToken } = instance.secrets;
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  const { email } = instance.credentials.admin;
  const foundUsers = await timeRequest(`${urls.directus}/users?filter[email][_eq]=${email}&fields=id`, { headers });
  const [person] = (JSON.parse(foundUsers.text) as { data: { id: string }[] }).data;
  const subjects = Array.from({ length: 5 }, () => `Fault ${randomUUID()}`);
  await controlPart(instance, 'mail', 'stop');
  let acknowledged = 0;
  try {
    for (const subject of subjects) {
      const body = JSON.stringify({ recipient: person?.id, subject });
      if ((await timeRequest(`${urls.directus}/notifications`, { method: 'POST', headers, body })).status === 200)
        acknowledged++;
    }
  } finally {
    await controlPart(instance, 'mail', 'start');
  }
  const countArrived = async () => {
    const mails = JSON.parse((await timeRequest(`${urls.mail}/email`)).text || '[]') as { subject: string }[];
    return subjects.map((sentSubject) => mails.filter(({ subject }) => subject === sentSubject).length);
  };
  const ms = await timeUntil(async () => (await countArrived()).every((count) => count > 0), maxArrivalMs);
  const counts = await countArrived();
  return {
    figures: `${acknowledged} of ${subjects.length} acknowledged, ${counts.filter((count) => count > 0).length} arrived ${Math.round(ms)} ms after the return, ${counts.filter((count) => count > 1).length} twice`,
    isAcceptable: acknowledged === subjects.length && ms <= maxArrivalMs && counts.every((count) => count === 1),
  };
};

/** Returns a measurement that runs the unit tests of a fault. The printed table can then also list faults that only unit tests can cause. */
const measureByTests =
  (...files: string[]): Fault['measure'] =>
  async () => {
    const startedAt = performance.now();
    const { code, output } = await runLogged(process.execPath, [
      ...[`${rootDir}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'unit*', ...files],
    ]);
    const count = /Tests\s+(.*)/.exec(output)?.[1]?.trim() ?? 'no test';
    return { figures: `${count}, ${Math.round((performance.now() - startedAt) / 1000)} s`, isAcceptable: code === 0 };
  };

export const mailFaults: Fault[] = [
  { name: 'The mail server refuses connections', measure: measureRefused },
  {
    name: 'The mail server is slow, answers 451, drops after DATA',
    measure: measureByTests('directus-extensions/auth-extend/src/mail/mail-faults.test.ts'),
  },
];
