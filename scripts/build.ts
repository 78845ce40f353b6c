import { runCommand } from './stack/command.ts';
import { buildExtensions } from './stack/extensions.ts';
import { readSettings } from './stack/settings.ts';
import { buildSite } from './stack/site.ts';

/** Builds everything that npm start builds, without starting it. */
await runCommand(async (reporter) => {
  const settings = readSettings();
  await reporter.step(
    'Extensions',
    () => buildExtensions(settings),
    (builtNames) => builtNames.join(', ') || 'unchanged',
  );
  await reporter.step(
    'Site build',
    () => buildSite(settings),
    ({ isNew }) => (isNew ? undefined : 'unchanged'),
  );
});
