import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectFolder } from '../../lib/build/paths.ts';

const minutes = 60_000;
const copy = mkdtempSync(join(tmpdir(), 'lumitree-copy-'));
const excludedFolders = ['node_modules', '.git', '.local', '.cache', 'dist', 'cdk.out', 'test-results'];

beforeAll(() => {
  const isWanted = (path: string) => !excludedFolders.includes(relative(projectFolder, path));
  cpSync(projectFolder, copy, { recursive: true, filter: isWanted });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'dir');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs one of the project's programs in the copy. @throws with what it printed when it fails */
function run(...words: string[]): string {
  const mine = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_FULL|NODE_OPTIONS)/.test(name));
  const path = [join(projectFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: copy,
    env: { ...Object.fromEntries(mine), PATH: path },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

/** Its own tests, and those of all nouns together. */
const wholeTestFiles = ['test/rooms', 'test/contract', 'test/web', 'test/architecture'];

/** Suites over every call there is; only what they say of the new ones is run. */
const suitesForNewCalls = ['test/suites', '-t', 'createRoom|listRooms'];

test('a generated noun passes every check, its own tests and the suites over all calls', {
  timeout: 15 * minutes,
}, () => {
  run('bin/new.ts', 'rooms', 'room', '房间');
  expect(run('bin/check.ts')).not.toContain('✗');
  for (const which of [wholeTestFiles, suitesForNewCalls]) {
    const said = run('node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...which);
    expect(said).toMatch(/Tests .*\d+ passed/);
    expect(said).toMatch(/rooms?/i);
  }
});

test('generating an existing noun fails', () => {
  expect(() => run('bin/new.ts', 'cases', 'case')).toThrow('There are cases already');
});
