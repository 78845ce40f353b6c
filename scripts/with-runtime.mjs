// The commands of package.json (except `lint:fix`) start with this script, which provides Node 22, which Directus 11.17.4 needs, installs the dependencies of
// the lock file, and runs a TypeScript script. This file is plain JavaScript, because it runs on Node 20 or newer without packages.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative, resolve } from 'node:path';
import { withLock } from './stack/lock.mjs';

const wantedMajor = '22';
const wantedVersion = '22.23.3';
/** First minor version of Node 22 that runs TypeScript without a build. */
const firstMinor = 18;
/** Required major version of npm. npm 9 and 10 refuse a lock file of npm 11, because they miss optional peers of peers in the file. */
const npmMajor = '11';
const npmVersion = '11.19.1';
const root = resolve(import.meta.dirname ?? dirname(new URL(import.meta.url).pathname), '..');
const runtimeDir = join(root, '.runtime');
const stampFile = join(root, 'node_modules/.hat-nang-lock');

const mayInstall = process.argv[2] !== '--no-install';
const [script, ...args] = process.argv.slice(mayInstall ? 2 : 3);
if (!script) exitWithError('Usage: node scripts/with-runtime.mjs [--no-install] script.ts [arguments]');

const env = { ...process.env };
const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** Current signal handler. Until the script runs, the handler ends this process and npm. Later, the handler forwards the signal to the script. */
let onSignal = (signal) => process.exit(signals[signal]);
for (const signal of Object.keys(signals)) process.on(signal, () => onSignal(signal));

// If npm is killed with -9, its shell remains and waits for this process. This process therefore exits when its ancestors change. A TypeScript script such as
// start.ts notices the exit and stops its own children.
if (process.env.npm_lifecycle_event) {
  const ancestorsAtStart = listAncestors();
  setInterval(() => listAncestors() !== ancestorsAtStart && process.exit(1), 1000).unref();
}

const node = await provideNode();
env.PATH = [dirname(node.binary), process.env.PATH].join(delimiter);
if (node.headers) env.npm_config_nodedir = node.headers;
// Native modules are compiled on all cores. node-gyp uses one by default.
env.JOBS ??= 'max';
await provideDependencies();
runScript(node.binary, resolve(root, script), args);

/** Returns the Node to run, and the folder that contains its `include`. Without that folder, native modules could be compiled for the wrong Node. */
async function provideNode() {
  const currentNode = runningNode();
  if (currentNode) return currentNode;
  const localNode = () => findLocalNode();
  return (
    localNode() ??
    (await withLock(
      join(runtimeDir, 'install.lock'),
      async () => {
        if (localNode()) return localNode();
        mkdirSync(runtimeDir, { recursive: true });
        writeFileSync(join(runtimeDir, 'package.json'), '{ "private": true }\n');
        await runNpm(
          `Node ${wantedVersion} (this machine has ${process.versions.node})`,
          [...findMachineNpm(), 'install', '--no-save', '--no-package-lock', `node@${wantedVersion}`],
          runtimeDir,
          'node-install.log',
          `install Node ${wantedMajor} yourself and run the command again, or make the npm registry reachable`,
        );
        return (
          localNode() ?? exitWithError(`Node ${wantedVersion} was installed into ${runtimeDir} but does not run there.`)
        );
      },
      printWaiting,
    ))
  );
}

/** Returns the current Node and its headers. Undefined if its version is unsuitable, or if `npm_config_nodedir` is set and no suitable headers exist. */
function runningNode() {
  const [major, minor] = process.versions.node.split('.');
  if (major !== wantedMajor || Number(minor) < firstMinor) return undefined;
  const candidates = [env.npm_config_nodedir, resolve(dirname(process.execPath), '..')];
  const headers = candidates.find((folder) => folder && readHeadersMajor(folder) === wantedMajor);
  if (!headers && env.npm_config_nodedir) return undefined;
  return { binary: process.execPath, headers };
}

/** Returns the major version of the Node headers in a folder, or undefined if there are none. */
function readHeadersMajor(folder) {
  const file = join(folder, 'include/node/node_version.h');
  return existsSync(file) ? /NODE_MAJOR_VERSION (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
}

function findLocalNode() {
  const folder = join(runtimeDir, 'node_modules/node');
  const binary = join(folder, 'bin/node');
  const modulesFolder = join(folder, 'node_modules');
  if (!existsSync(binary) || !existsSync(modulesFolder)) return undefined;
  const version = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
  if (version !== wantedVersion) return undefined;
  const headers = readdirSync(modulesFolder)
    .map((name) => join(modulesFolder, name))
    .find((path) => existsSync(join(path, 'include/node/node.h')));
  return { binary, headers };
}

/**
 * Installs the packages of the lock file if the stamp in node_modules differs. The stamp contains the hash of the lock file, and the major version of Node
 * for which the native modules were built. With `--no-install`, an existing node_modules is left unchanged.
 */
async function provideDependencies() {
  const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wantedStamp = `${wantedMajor} ${createHash('sha256').update(lockText).digest('hex')}\n`;
  const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '');
  if (readStamp() === wantedStamp) return;
  if (!mayInstall && existsSync(stampFile)) {
    // `npm ci` first removes node_modules, which a running copy may use.
    console.log('  … the packages are not those of package-lock.json: npm start will install them');
    return;
  }
  await withLock(
    join(runtimeDir, 'install.lock'),
    async () => {
      if (readStamp() === wantedStamp) return;
      const lock = JSON.parse(lockText);
      const arePackagesInstalled = hasPackages(lock);
      if (arePackagesInstalled) linkWorkspaces(lock);
      // `npm install` with this Node may have installed all packages of the changed lock file already. `npm ci` would install 1.2 GB again.
      if (!arePackagesInstalled || !readStamp().startsWith(`${wantedMajor} `)) {
        // After an `npm ci` with another Node, only the native modules do not fit.
        const command = arePackagesInstalled ? 'rebuild' : 'ci';
        await runNpm(
          arePackagesInstalled ? 'Native modules' : 'Dependencies',
          [node.binary, await provideNpm(), command],
          root,
          `npm-${command}.log`,
          'a registry that cannot be reached: try again; a compiler error: install python3, make and a C++ compiler',
        );
      }
      // The stamp file is deleted first instead of being overwritten, because a hard-linked copy of node_modules must keep its old stamp.
      rmSync(stampFile, { force: true });
      writeFileSync(stampFile, wantedStamp);
    },
    printWaiting,
  );
}

/** Returns the command of the machine's npm: the npm that started this script, else the npm on the PATH. */
function findMachineNpm() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
}

/** Returns the path of an npm script that can read the lock file: the machine's npm, or an npm installed beside Node. */
async function provideNpm() {
  const machineNpmScript = process.env.npm_execpath ?? '';
  const manifest = resolve(machineNpmScript, '../../package.json');
  if (machineNpmScript.endsWith('npm-cli.js') && existsSync(manifest)) {
    if (JSON.parse(readFileSync(manifest, 'utf8')).version.startsWith(`${npmMajor}.`)) return machineNpmScript;
  }
  const folder = join(runtimeDir, 'npm');
  const installedNpm = join(folder, 'node_modules/npm/bin/npm-cli.js');
  if (existsSync(installedNpm)) return installedNpm;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  await runNpm(
    `npm ${npmVersion}`,
    [...findMachineNpm(), 'install', '--no-save', '--no-package-lock', `npm@${npmVersion}`],
    folder,
    'npm-install.log',
    `install npm ${npmMajor} yourself (npm install -g npm@${npmMajor}), or make the npm registry reachable`,
  );
  return installedNpm;
}

/**
 * Checks whether npm's record of node_modules has every package of the lock file in its version. Optional packages are ignored, because some are for
 * other platforms.
 */
function hasPackages(lock) {
  const file = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(file)) return false;
  const installedPackages = JSON.parse(readFileSync(file, 'utf8')).packages;
  return Object.entries(lock.packages).every(
    ([path, { version, link, optional }]) =>
      !path.includes('node_modules/') || link || optional || installedPackages[path]?.version === version,
  );
}

/** Creates missing links to workspaces of the lock file, as npm does. */
function linkWorkspaces(lock) {
  for (const [path, { link, resolved }] of Object.entries(lock.packages)) {
    const file = join(root, path);
    if (!link || existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    symlinkSync(relative(dirname(file), join(root, resolved)), file, 'junction');
  }
}

/** Runs npm and writes its output to a log. After a failure, prints the end of the log and exits. */
async function runNpm(title, args, cwd, logName, fix) {
  const startedAt = Date.now();
  const log = join(runtimeDir, logName);
  mkdirSync(runtimeDir, { recursive: true });
  rmSync(log, { force: true });
  const hintTimer = setTimeout(() => console.log(`  … ${title}`), 3000);
  const [command, ...commandArgs] = args;
  // npm runs in a separate process group, so that `endGroup` also ends its children (compilers, nested installs). The log level is explicit, because
  // `npm test --silent` passes its log level to children.
  const options = ['--no-audit', '--no-fund', '--loglevel=notice'];
  const child = spawn(command, [...commandArgs, ...options], {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endGroup = () => child.pid && process.kill(-child.pid, 'SIGTERM');
  process.once('exit', endGroup);
  const write = (chunk) => appendFileSync(log, chunk);
  child.stdout.on('data', write);
  child.stderr.on('data', write);
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      write(`${error.message}\n`);
      resolve(1);
    });
    child.once('close', resolve);
  });
  clearTimeout(hintTimer);
  process.off('exit', endGroup);
  const time = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  if (code === 0) {
    console.log(`  ✓ ${title}  ${time}`);
    return;
  }
  const lastLines = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-30) : [];
  exitWithError(
    `  ✗ ${title}  ${time}\n\nThe end of ${log}:\n${lastLines.map((line) => `  │ ${line}`).join('\n')}\nFix: ${fix}`,
  );
}

/** Runs the script in this terminal, forwards signals to the script, and exits with the exit code of the script. */
function runScript(binary, file, args) {
  const child = spawn(binary, ['--disable-warning=ExperimentalWarning', file, ...args], {
    cwd: process.cwd(),
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  onSignal = (signal) => child.kill(signal);
  child.once('error', (error) => exitWithError(error.message));
  child.once('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/** Returns the process ids of the parent and, if known, the grandparent: npm's shell and npm. */
function listAncestors() {
  const statFile = `/proc/${process.ppid}/stat`;
  const grandparent = existsSync(statFile) ? readFileSync(statFile, 'utf8').split(') ')[1]?.split(' ')[1] : '';
  return `${process.ppid} ${grandparent}`;
}

function printWaiting(ownerPid) {
  console.log(`  … waiting for another start that is installing (process ${ownerPid})`);
}

function exitWithError(text) {
  console.error(text);
  process.exit(1);
}
