import { drift } from '../codegen/check.ts';
import { runCommand } from './stack/command.ts';
import { StepError } from './stack/steps.ts';
import { startTestStack } from './testing/test-stack.ts';

/** A fresh Directus, so that nothing but the committed schema decides what is generated. */
await runCommand(async (reporter) => {
  const stack = await startTestStack({ reporter, only: ['directus'], isSeeded: false });
  try {
    const files = await reporter.step('Generated files', () =>
      drift({ url: stack.running.urls.directus, token: stack.secrets.adminToken }),
    );
    if (files.length > 0) {
      throw new StepError(
        `These differ from what the schema gives:\n${files.map((file) => `  codegen/${file}`).join('\n')}`,
        {
          fix: 'npm run codegen while the project runs, and commit codegen/',
        },
      );
    }
    reporter.line('Nothing drifted.');
  } finally {
    await stack.stop();
  }
});
