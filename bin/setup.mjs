/**
 * Makes a checkout ready: every `npm start`, `npm test` … calls it first. Plain JavaScript, because it
 * runs on whatever Node the machine has (20 or later) before the packaged Node 24 is there.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const inModules = (...names) => join(root, 'node_modules', ...names);
const stampFile = inModules('.lumitree-setup');
const machine = `${process.platform}-${process.arch}`;
const nodeWanted = 24;

const lockfile = readFileSync(join(root, 'package-lock.json'));
const stamp = `${machine} ${createHash('sha256').update(lockfile).digest('hex')}`;

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  if (!isInstalled()) install();
  if (!hasDynamoDb()) fetchDynamoDb();
  requireNode();
  writeFileSync(stampFile, stamp);
}
if (!hasDynamoDb()) {
  console.error(
    `There is no packaged DynamoDB stand-in for ${machine}: set DYNOXIDE_BIN to a dynoxide binary before starting.`,
  );
}

/** Whether node_modules holds what the lockfile names, apart from packages for other platforms. */
function isInstalled() {
  const listing = inModules('.package-lock.json');
  if (!existsSync(listing)) return false;
  const installed = JSON.parse(readFileSync(listing, 'utf8')).packages;
  const wanted = JSON.parse(lockfile.toString('utf8')).packages;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    return installed[path] ? installed[path].version === version : optional === true;
  });
}

function install() {
  console.log('Installing packages, about half a minute the first time …');
  const status = npm('ci', '--include=dev', '--include=optional');
  if (status !== 0) process.exit(status);
}

function hasDynamoDb() {
  return Boolean(process.env.DYNOXIDE_BIN) || existsSync(inModules('@dynoxide', machine));
}

/** The lockfile names the stand-in of one platform; the others' are fetched at the same version. */
function fetchDynamoDb() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const version = optionalDependencies['@dynoxide/linux-x64'];
  npm('install', '--no-save', '--loglevel=silent', `@dynoxide/${machine}@${version}`);
}

/** Runs npm on the machine's own Node: ours lies in the very folder that npm replaces. */
function npm(...args) {
  const script = process.env.npm_execpath;
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const [command, first] = script
    ? [process.env.npm_node_execpath ?? process.execPath, [script]]
    : ['npm', []];
  const { status, error } = spawnSync(command, [...first, ...quiet, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !script && process.platform === 'win32',
  });
  if (error) console.error(`npm could not be started: ${error.message}`);
  return status ?? 1;
}

function requireNode() {
  const { stdout } = spawnSync('node', ['--version'], {
    env: { ...process.env, PATH: inModules('.bin') + delimiter + process.env.PATH },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const version = (stdout ?? '').trim();
  if (Number.parseInt(version.slice(1), 10) >= nodeWanted) return;
  console.error(
    `Lumitree runs on Node ${nodeWanted}, which npm packages do not bring to ${machine} (found ${version || 'none'}): install it from nodejs.org and run this again.`,
  );
  process.exit(1);
}
