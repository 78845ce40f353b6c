import { parseArgs } from 'node:util';
import { runCommand } from './stack/command.ts';
import { readRunningState } from './stack/instance.ts';
import { makeSecret, readJson, type Secrets, writePrivateJson } from './stack/secrets.ts';
import { dataPath, readSettings } from './stack/settings.ts';
import { StepError } from './stack/steps.ts';

const names = ['key', 'secret', 'siteSecret', 'hashKey', 'adminToken'] as const;
type Name = (typeof names)[number];
const usage = `Usage: npm run rotate-secrets -- ${names.join(' | ')} … | --forget
Replaces secrets of npm start. Sessions and the site stay valid until --forget (docs/operations.md). Stop the copy first; only adminToken needs a running one.`;

await runCommand(async (reporter) => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' }, forget: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);
  const isKnown = (name: string): name is Name => names.some((known) => known === name);
  const chosen = positionals.filter(isKnown);
  if (chosen.length < positionals.length || (chosen.length === 0 && !values.forget))
    throw new StepError('Name the secrets to replace.', { fix: usage });
  const settings = readSettings();
  const file = dataPath(settings, 'secrets.json');
  const secrets = readJson<Secrets>(file);
  if (!secrets) throw new StepError(`There is no ${file}.`);
  const running = readRunningState(settings.dataDir);
  const isOnlyToken = chosen.every((name) => name === 'adminToken') && !values.forget;
  if (running && !isOnlyToken)
    throw new StepError(`A copy runs on ${settings.dataDir} (process ${running.pid}).`, { fix: 'end it with Ctrl-C' });
  if (!running && chosen.includes('adminToken'))
    throw new StepError('The token is in the database, and no copy runs.', { fix: 'npm start, then only adminToken' });
  const changed: Secrets = { ...secrets };
  for (const name of chosen) changed[name] = makeSecret();
  if (chosen.includes('secret')) changed.previousSecret = secrets.secret;
  if (chosen.includes('siteSecret')) changed.previousSiteSecret = secrets.siteSecret;
  if (values.forget) {
    delete changed.previousSecret;
    delete changed.previousSiteSecret;
  }
  if (running && chosen.includes('adminToken'))
    await changeToken(running.urls.directus, secrets.adminToken, changed.adminToken);
  writePrivateJson(file, changed);
  reporter.line(`${file} has ${values.forget ? 'no replaced secrets' : `new values of ${chosen.join(', ')}`}.`);
});

/** Gives the service user another token. */
async function changeToken(directusUrl: string, token: string, newToken: string): Promise<void> {
  const answer = await fetch(`${directusUrl}/users/me?fields=id`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ token: newToken }),
  });
  if (!answer.ok) throw new StepError(`Directus did not take the new token (${answer.status}).`);
}
