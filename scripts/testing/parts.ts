import { join } from 'node:path';
import { rootDir } from '../stack/settings.ts';
import { cruiserCommand } from './borders/rules.ts';
import { runInContainers } from './containers.ts';
import { checkEpubs } from './epub.ts';
import { runFaults } from './faults.ts';
import type { PartContext, Result } from './part.ts';
import { runLogged } from './run-logged.ts';
import { runIntegration, runPlaywright, runTimed, runVitest } from './runners.ts';
import { knipCommand } from './unused.ts';

/**
 * Group of parts that run in sequence. `checks` need no project. `data` and `browser` modify their project, so each has a separate one. `alone` runs after
 * both, on a project of its own: these tests measure times, so nothing else must use the processor. `containers` run last, and only on request.
 */
export type Lane = 'checks' | 'data' | 'browser' | 'alone' | 'containers';

type TestPart = {
  title: string;
  /** Parts of the project that must run. */
  needs: 'nothing' | 'directus' | 'site';
  lane: Lane;
  run: (context: PartContext) => Promise<Result>;
};

/** All parts. The parts of one lane run in this order. Quick parts come first. */
export const testParts = {
  lint: {
    title: 'Lint and format',
    needs: 'nothing',
    lane: 'checks',
    run: () => runCheck(modulePath('@biomejs/biome/bin/biome'), ['ci', '--colors=off', '.']),
  },
  borders: { title: 'Borders', needs: 'nothing', lane: 'checks', run: () => runCheck(...cruiserCommand('err-long')) },
  unused: { title: 'Dead code', needs: 'nothing', lane: 'checks', run: () => runCheck(...knipCommand('symbols')) },
  types: { title: 'Types', needs: 'nothing', lane: 'checks', run: checkTypes },
  unit: { title: 'Unit tests', needs: 'nothing', lane: 'checks', run: (context) => runVitest('unit', context) },
  epub: { title: 'EPUB checks', needs: 'nothing', lane: 'checks', run: checkEpubs },
  codegen: { title: 'Generated files', needs: 'directus', lane: 'data', run: checkCodegen },
  integration: {
    title: 'Integration tests',
    needs: 'site',
    lane: 'data',
    run: runIntegration,
  },
  budgets: {
    title: 'Budgets',
    needs: 'site',
    lane: 'browser',
    run: (context) => runVitest('budgets', context),
  },
  e2e: {
    title: 'Browser tests',
    needs: 'site',
    lane: 'browser',
    run: (context) => runPlaywright(context, context.filters, ['--project=chromium', '--output=test-results/e2e']),
  },
  timed: { title: 'Timed tests', needs: 'site', lane: 'alone', run: runTimed },
  outages: {
    title: 'Outages',
    needs: 'site',
    lane: 'alone',
    run: (context) =>
      runPlaywright(context, context.filters, ['--project=outages', '--no-deps', '--output=test-results/outages']),
  },
  faults: { title: 'Faults', needs: 'site', lane: 'alone', run: runFaults },
  containers: {
    title: 'Containers',
    needs: 'nothing',
    lane: 'containers',
    run: runInContainers,
  },
} satisfies Record<string, TestPart>;

export type TestPartName = keyof typeof testParts;
export const testPartNames = Object.keys(testParts) as TestPartName[];
/** Parts that `npm test` runs without `--only`: all except the container tests, which belong to `npm run release-check`. */
export const gateParts = testPartNames.filter((name) => testParts[name].lane !== 'containers');

const modulePath = (script: string) => join(rootDir, 'node_modules', script);

async function runCheck(script: string, args: string[]): Promise<Result> {
  const { code, output } = await runLogged(process.execPath, [script, ...args]);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output, notes: [] };
}

/** Type-checks the TypeScript projects one after another. The settings of the projects differ, so no project can check the files of another. */
async function checkTypes(): Promise<Result> {
  const results: Result[] = [];
  for (const project of ['tsconfig.json', 'model/tsconfig.json', 'web/tsconfig.json']) {
    results.push(await runCheck(modulePath('typescript-7/bin/tsc'), ['--noEmit', '-p', project]));
  }
  const failed = results.some((result) => result.failed > 0) ? 1 : 0;
  return { passed: 1 - failed, failed, output: results.map((result) => result.output).join(''), notes: [] };
}

async function checkCodegen({ instance }: PartContext): Promise<Result> {
  if (!instance) throw new Error('The check of the generated files needs a running Directus.');
  const { findDrift } = await import('../../codegen/check.ts');
  const files = await findDrift({ url: instance.running.urls.directus, token: instance.secrets.adminToken });
  const failed = files.length > 0 ? 1 : 0;
  const differences = files.map((file) => `codegen/${file} differs`).join('\n');
  const output = failed ? `${differences}\nFix: npm run codegen while the project runs, and commit the result\n` : '';
  return { passed: 1 - failed, failed, output, notes: [] };
}
