import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { projectFolder } from '../../lib/build/paths.ts';
import { removeFeatures } from '../support/source/remove-feature.ts';

const minutes = 60_000;
const excludedFolders = ['node_modules', '.git', '.local', '.cache', 'dist', 'cdk.out', 'test-results'];

/** Features that can be removed, each with those that make no sense without it. */
const removable = [['eye', 'reports']];

/** Features that others are built on, and why. */
const needed: Record<string, string> = {
  cases: 'what clinicians record is about a case',
  consent: 'an organisation’s record says which terms it has, and whoever registers accepts them',
  operations: 'files, jobs, notifications and the audit serve every feature',
  organizations: 'every record belongs to an organisation, and every caller is its member',
  people: 'whoever calls is signed in',
};

const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'lumitree-without-'));
  copies.push(copy);
  const isWanted = (path: string) => !excludedFolders.includes(relative(projectFolder, path));
  cpSync(projectFolder, copy, { recursive: true, filter: isWanted });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'dir');
  return copy;
}

/** Runs a program of the project in a copy. @returns what it prints when it fails */
function run(copy: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  return status === 0 ? '' : `${words.join(' ')}\n${stdout}${stderr}`;
}

test('of every feature it is known whether it can be removed', () => {
  const features = globSync('shared/features/*', { cwd: projectFolder }).map(folder => basename(folder));
  expect([...removable.flat(), ...Object.keys(needed)].toSorted()).toEqual(features.toSorted());
});

test.each(removable)(
  'without %s and %s the rest of the product compiles',
  {
    timeout: 15 * minutes,
  },
  (...features) => {
    const copy = copyProject();
    expect(removeFeatures(copy, features).filter(file => !file.startsWith('web/'))).toEqual([]);
    expect(run(copy, 'bin/docs.ts')).toBe('');
    expect(run(copy, 'node_modules/typescript/bin/tsc', '-b', 'shared', 'functions', 'lib', 'bin')).toBe('');
  },
);
