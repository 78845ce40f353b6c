import { runCommand } from './stack/command.ts';
import { buildExtensions } from './stack/extensions.ts';
import { readSettings } from './stack/settings.ts';
import { buildSite } from './stack/site.ts';

/** Builds the extensions and the site as `npm start` does, without starting them. */
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
