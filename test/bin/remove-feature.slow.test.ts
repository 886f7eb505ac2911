import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../lib/build/paths.ts';
import { copyProject, type ProjectCopy } from '../support/source/copy-project.ts';
import { removeFeatures } from '../support/source/remove-feature.ts';

const minutes = 60_000;

/** Features that can be removed, each with the features that need it. */
const removable = [['eye', 'reports']];

/** Features that others are built on, with the reason. */
const needed: Record<string, string> = {
  cases: 'what clinicians record is about a case',
  consent: 'an organisation’s record says which terms it has, and whoever registers accepts them',
  operations: 'files, jobs, notifications and the audit serve every feature',
  organizations: 'every record belongs to an organisation, and every caller is its member',
  people: 'whoever calls is signed in',
};

/** Runs a program of the project in a copy. @returns its output if it fails */
function problemOf({ run }: ProjectCopy, ...words: string[]): string {
  try {
    run(...words);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('for every feature it is known whether it can be removed', () => {
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
    expect(removeFeatures(copy.folder, features).filter(file => !file.startsWith('web/'))).toEqual([]);
    expect(problemOf(copy, 'bin/docs.ts')).toBe('');
    expect(
      problemOf(copy, 'node_modules/typescript/bin/tsc', '-b', 'shared', 'functions', 'lib', 'bin'),
    ).toBe('');
  },
);
