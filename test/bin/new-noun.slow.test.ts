import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectFolder } from '../../lib/build/paths.ts';
import { sampleOffset } from '../support/seed.ts';

const minutes = 60_000;
const copy = mkdtempSync(join(tmpdir(), 'lumitree-copy-'));
const excludedFolders = ['node_modules', '.git', '.local', '.cache', 'dist', 'cdk.out', 'test-results'];

beforeAll(() => {
  const isWanted = (path: string) => !excludedFolders.includes(relative(projectFolder, path));
  cpSync(projectFolder, copy, { recursive: true, filter: isWanted });
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'), 'dir');
  git('init', '--quiet');
  git('add', '--all');
  git('-c', 'user.name=Test', '-c', 'user.email=test@test.example', 'commit', '--quiet', '--message=Copy');
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

const git = (...words: string[]) => start('git', words);
/** Runs one of the project's programs in the copy. */
const run = (...words: string[]) => start(process.execPath, words);

/** @throws with what the program printed when it fails */
function start(program: string, words: string[]): string {
  const mine = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_FULL|NODE_OPTIONS)/.test(name));
  const path = [join(projectFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: copy,
    env: { ...Object.fromEntries(mine), PATH: path, NO_COLOR: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

interface Noun {
  noun: string;
  plural: string;
  options?: string[];
}

const ofOrganization: Noun[] = [
  { noun: 'classes/class', plural: 'classes', options: ['--zh', '班级'] },
  { noun: 'notes/template', plural: 'templates' },
  { noun: 'courses/course', plural: 'courses' },
  { noun: 'courses/activity', plural: 'activities' },
  { noun: 'classes/session', plural: 'sessions' },
];
const ofCase: Noun[] = [
  { noun: 'classes/evaluation', plural: 'evaluations' },
  { noun: 'notes/note', plural: 'notes' },
  { noun: 'screening/screening', plural: 'screenings' },
  { noun: 'equipment/aid', plural: 'aids', options: ['--plural', 'aids'] },
].map(noun => ({ ...noun, options: [...(noun.options ?? []), '--child-of-case'] }));

/** One of each kind together: each noun once, or in CI, with `TEST_NOUNS=sample`, one pair by the seed. */
const pairs = ofOrganization.map((noun, index): Noun[] => [noun, ...ofCase.slice(index, index + 1)]);
const chosen =
  process.env.TEST_NOUNS !== 'sample' ? pairs : [pairs[sampleOffset('nouns') % ofCase.length] ?? []];

/** What reads every file of the product. */
const wholeTestFiles = [
  'test/contract',
  'test/web',
  'test/architecture',
  'test/platform/storage/keys',
  'test/formats',
];

describe.each(chosen.map(pair => [pair.map(({ plural }) => plural).join(' and '), pair] as const))(
  '%s',
  (_, pair) => {
    test('pass every check and their own tests, and are removed without a trace', {
      timeout: 15 * minutes,
    }, () => {
      for (const { noun, options = [] } of pair) run('bin/new.ts', noun, ...options);
      run('node_modules/typescript/bin/tsc', '-b');
      run('node_modules/@biomejs/biome/bin/biome', 'ci');
      run('node_modules/knip/bin/knip.js', '--no-progress');
      const own = pair.map(({ noun, plural }) => `test/features/${noun.split('/')[0]}/${plural}/`);
      const said = run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=verbose',
        ...own,
        ...wholeTestFiles,
      );
      for (const file of own) expect(said).toContain(file);
      for (const { noun } of pair.toReversed()) run('bin/new.ts', '--remove', noun);
      expect(git('status', '--porcelain')).toBe('');
    });
  },
);

test.each([
  ['cases/case', 'There are cases already'],
  ['classes/x-ray', 'A noun is one lower-case word'],
  ['files/event', 'Event is a type that the code already uses'],
])('%s is refused before anything is written', (noun, problem) => {
  const before = git('status', '--porcelain');
  expect(() => run('bin/new.ts', noun)).toThrow(problem);
  expect(git('status', '--porcelain')).toBe(before);
});
