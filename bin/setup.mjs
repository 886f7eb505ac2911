/**
 * Prepares a checkout; every `npm start`, `npm test` … calls it first. It is plain JavaScript, because it
 * runs on the machine's own Node (20 or later) before the packaged Node 24 is installed.
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
  requireNode();
  writeFileSync(stampFile, stamp);
}
if (!hasDynamoDb()) {
  const { version } = JSON.parse(lockfile.toString('utf8')).packages['node_modules/@dynoxide/linux-x64'];
  console.error(
    `The lockfile has no DynamoDB stand-in for ${machine}, and nothing else is installed without being asked. Run "npm install --no-save @dynoxide/${machine}@${version}", or set DYNOXIDE_BIN to a dynoxide ${version} binary, and start again.`,
  );
}

/** Whether node_modules matches the lockfile, ignoring packages for other platforms. */
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

/** Runs npm on the machine's own Node, because npm replaces the folder that contains the packaged Node. */
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
