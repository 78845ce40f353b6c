import { parseArgs } from 'node:util';
import { openBrowser } from './stack/open-browser.ts';
import { readSettings } from './stack/settings.ts';
import { type Part, partNames, type Stack, startStack } from './stack/stack.ts';
import { createReporter, describeFailure } from './stack/steps.ts';

const usage = `Usage: npm start [-- --open] [-- --only directus,mail,site] [-- --no-seed]
       npm run dev
--open opens the site in the browser once everything runs.
The settings (PORT, DIRECTUS_PORT, MAIL_PORT, DATA_DIR …) are in docs/how-to.md.`;

const startedAt = performance.now();
const reporter = createReporter();
const startAbort = new AbortController();
let stack: Stack | undefined;
let endedAt = 0;

process.on('SIGINT', () => shutDown(130));
process.on('SIGTERM', () => shutDown(143));
process.on('SIGHUP', () => shutDown(129));
// The parent with-runtime.mjs has died, for example by kill -9. with-runtime.mjs can no longer forward signals, so this process ends.
process.once('disconnect', () => shutDown(1));
process.channel?.unref();

try {
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean' },
      only: { type: 'string' },
      open: { type: 'boolean' },
      'no-seed': { type: 'boolean' },
      control: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    process.exit(0);
  }
  const settings = readSettings();
  reporter.line(values.dev ? 'Starting for development' : 'Starting');
  stack = await startStack({
    settings,
    reporter,
    only: values.only ? readParts(values.only) : partNames,
    isDevelopment: values.dev,
    isSeeded: !values['no-seed'],
    isControlled: values.control,
    signal: startAbort.signal,
  });
  printAddresses(stack);
  const { urls } = stack.running;
  if (values.open) openBrowser(stack.programs.site ? urls.site : `${urls.studio}/admin`);
} catch (error) {
  reporter.end();
  if (!endedAt) console.error(`\n${describeFailure(error)}`);
  process.exit(process.exitCode || 1);
}

/**
 * Stops every child, then this process. A terminal's Ctrl-C arrives twice (from the terminal and through with-runtime.mjs). A signal
 * more than one second after the first exits at once, and the children exit with their parent.
 */
function shutDown(code: number): void {
  const isSecondSignal = endedAt > 0;
  if (isSecondSignal && performance.now() - endedAt > 1000) process.exit(code);
  if (isSecondSignal) return;
  endedAt = performance.now();
  process.exitCode = code;
  reporter.end();
  if (stack) void stack.stop().finally(() => process.exit());
  else startAbort.abort();
}

function readParts(text: string): Part[] {
  const names = text.split(',');
  const chosenParts = partNames.filter((part) => names.includes(part));
  if (chosenParts.length !== names.length) throw new Error(`--only takes ${partNames.join(', ')}; not "${text}".`);
  return chosenParts;
}

function printAddresses({ running, credentials, dataDir, programs }: Stack): void {
  const rows: [string, string][] = [];
  if (programs.site) rows.push(['Site', `${running.urls.site}  ·  ${running.urls.site}/en`]);
  if (programs.directus) rows.push(['Studio', `${running.urls.studio}/admin`]);
  if (programs.mail) rows.push(['Mail', running.urls.mail]);
  for (const [role, login] of Object.entries(credentials)) {
    rows.push([role, `${login.email}  ·  ${login.username}  ·  ${login.password}`]);
  }
  rows.push(['Data', dataDir]);
  const text = rows.map(([name, value]) => `  ${name.padEnd(8)} ${value}`).join('\n');
  reporter.line(
    `\nReady in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. Ctrl-C ends everything.\n\n${text}\n`,
  );
}
