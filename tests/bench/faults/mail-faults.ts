import { randomUUID } from 'node:crypto';
import { rootDir } from '../../../scripts/stack/settings.ts';
import { runLogged } from '../../../scripts/testing/run-logged.ts';
import { ask, control, type Fault, timeUntil } from './fault.ts';

/** A mail that was acknowledged while the server was away arrives within so many milliseconds after its return. */
const goal = 60_000;

const refused: Fault['measure'] = async (instance) => {
  const { urls } = instance.running;
  const { adminToken } = instance.secrets;
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };
  const { email } = instance.credentials.admin;
  const people = await ask(`${urls.directus}/users?filter[email][_eq]=${email}&fields=id`, { headers });
  const [person] = (JSON.parse(people.text) as { data: { id: string }[] }).data;
  const marks = Array.from({ length: 5 }, () => `Fault ${randomUUID()}`);
  await control(instance, 'mail', 'stop');
  let taken = 0;
  try {
    for (const subject of marks) {
      const body = JSON.stringify({ recipient: person?.id, subject });
      if ((await ask(`${urls.directus}/notifications`, { method: 'POST', headers, body })).status === 200) taken++;
    }
  } finally {
    await control(instance, 'mail', 'start');
  }
  const arrived = async () => {
    const mails = JSON.parse((await ask(`${urls.mail}/email`)).text || '[]') as { subject: string }[];
    return marks.map((mark) => mails.filter(({ subject }) => subject === mark).length);
  };
  const ms = await timeUntil(async () => (await arrived()).every((count) => count > 0), goal);
  const counts = await arrived();
  return {
    figures: `${taken} of ${marks.length} acknowledged, ${counts.filter((count) => count > 0).length} arrived ${Math.round(ms)} ms after the return, ${counts.filter((count) => count > 1).length} twice`,
    holds: taken === marks.length && ms <= goal && counts.every((count) => count === 1),
  };
};

/** What `npm test` holds: run again, for a table that is whole. */
const byTests =
  (...files: string[]): Fault['measure'] =>
  async () => {
    const since = performance.now();
    const { code, output } = await runLogged(process.execPath, [
      ...[`${rootDir}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'unit', ...files],
    ]);
    const count = /Tests\s+(.*)/.exec(output)?.[1]?.trim() ?? 'no test';
    return { figures: `${count}, ${Math.round((performance.now() - since) / 1000)} s`, holds: code === 0 };
  };

export const mailFaults: Fault[] = [
  { name: 'The mail server refuses connections', measure: refused },
  {
    name: 'The mail server is slow, answers 451, drops after DATA',
    measure: byTests('directus-extensions/auth-extend/src/mail/mail-faults.test.ts'),
  },
];
