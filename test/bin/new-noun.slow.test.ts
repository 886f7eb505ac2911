import { describe, expect, test } from 'vitest';
import { typeOf } from '../../bin/noun/names.ts';
import { sampleOffset } from '../support/seed.ts';
import { copyProject, type ProjectCopy } from '../support/source/copy-project.ts';

const minutes = 60_000;

interface Noun {
  noun: string;
  plural: string;
  options?: string[];
}

/**
 * Nouns (kinds of records) that the product neither has nor plans: regular and irregular plurals, in existing
 * features and in a new one.
 */
const ofOrganization: Noun[] = [
  { noun: 'notes/letterhead', plural: 'letterheads', options: ['--zh', '信头'] },
  { noun: 'courses/reading-list', plural: 'reading-lists' },
  { noun: 'courses/category', plural: 'categories' },
  { noun: 'equipment/lamp', plural: 'lamps' },
  { noun: 'organizations/holiday', plural: 'schoolholidays', options: ['--plural', 'schoolholidays'] },
];
const ofCase: Noun[] = [
  { noun: 'eye/lens-fitting', plural: 'lens-fittings', options: ['--zh', '镜片验配'] },
  { noun: 'notes/allergy', plural: 'allergies' },
  { noun: 'screening/exercise', plural: 'exercises', options: ['--zh', '训练'] },
  { noun: 'consent/witness', plural: 'witnesses' },
  { noun: 'equipment/diagnosis', plural: 'diagnoses', options: ['--plural', 'diagnoses'] },
].map(noun => ({ ...noun, options: [...(noun.options ?? []), '--child-of-case'] }));

/**
 * Pairs of a noun whose records belong to an organisation and one whose records belong to a case; each noun
 * is used once. With `TEST_NOUNS=sample`, as in CI, about every third commit tests one pair, chosen by the
 * seed; other commits test none.
 */
const pairs = ofOrganization.map((noun, index): Noun[] => [noun, ...ofCase.slice(index, index + 1)]);
const sampled = sampleOffset('nouns') % (pairs.length * 3);
const chosen = process.env.TEST_NOUNS === 'sample' ? pairs.slice(sampled, sampled + 1) : pairs;

/** Tests that read all files of the product and therefore also check the new ones. */
const wholeTestFiles = [
  'test/contract',
  'test/web/',
  'test/architecture',
  'test/import',
  'test/platform/storage/keys',
  'test/formats',
  'test/features/operations/audit/reads',
];

const centralTables = /^(shared\/core\/(permissions|errors|ids|routes)|test\/formats\/record-schemas)\.ts$/;
/** Files that `npm run docs`, the suites and the format tests write. */
const generated =
  /^(docs\/|shared\/(features|audit-events)\.ts$|functions\/(lambdas\/routes\/|composition\/record-)|test\/support\/generated\/|test\/(suites\/(budgets|writers)|formats\/schemas)\.json$|web\/platform\/i18n\/namespaces\.ts$)/;

const changedByHand = ({ git }: ProjectCopy): string[] =>
  git('diff', '--name-only')
    .split('\n')
    .filter(file => file !== '' && !centralTables.test(file) && !generated.test(file));

/** Regular expression for the titles of suite tests that send requests to the endpoints of a noun. */
function callsOf({ noun, plural }: Noun): string {
  const verbs = '(search|get|create|change|remove)';
  return `${verbs}(${typeOf(noun.split('/')[1] ?? '')}|${typeOf(plural)})$|/${plural}(/|$)`;
}

describe.each(chosen.map(pair => [pair.map(({ plural }) => plural).join(' and '), pair] as const))(
  '%s',
  (_, pair) => {
    test('newly generated kinds of records pass all checks and tests, and removing the kinds restores every file', {
      timeout: 30 * minutes,
    }, () => {
      const copy = copyProject();
      const { run, git } = copy;
      const vitest = (...words: string[]) =>
        run('node_modules/vitest/vitest.mjs', 'run', '--reporter=verbose', ...words);
      for (const { noun, options = [] } of pair) {
        const before = changedByHand(copy).length;
        run('bin/new.ts', noun, ...options);
        expect(changedByHand(copy).length - before, noun).toBeLessThanOrEqual(3);
      }
      run('bin/docs.ts', '--check');
      run('node_modules/typescript/bin/tsc', '-b');
      run('node_modules/@biomejs/biome/bin/biome', 'ci');
      run('node_modules/knip/bin/knip.js', '--no-progress');
      const own = pair.map(({ noun, plural }) => `test/features/${noun.split('/')[0]}/${plural}/`);
      const said = vitest(...own, ...wholeTestFiles);
      for (const file of own) expect(said).toContain(file);
      const titles = pair.map(callsOf).join('|');
      const suites = run('bin/test.ts', '--each', 'test/suites/', '-t', titles, '--reporter=verbose');
      for (const { plural } of pair) expect(suites).toMatch(new RegExp(`[ /]${plural}`));
      for (const { noun } of pair.toReversed()) run('bin/new.ts', '--remove', noun);
      expect(git('status', '--porcelain')).toBe('');
    });
  },
);

test('npm run new rejects an invalid name for a kind of record with a message and writes no file', {
  timeout: 5 * minutes,
}, () => {
  const { run, git } = copyProject();
  const refused: [words: string, problem: string][] = [
    ['', 'Name one noun with its feature'],
    ['cases', 'Name one noun with its feature'],
    ['Classes/class', 'A feature is named in lower-case words'],
    ['class/room', 'class is a word of the language'],
    ['classes/X-ray', 'A noun is lower-case words, joined by hyphens'],
    ['cases/case', 'There are cases already, in shared/features/cases/cases'],
    ['consent/term', 'There are terms already, in shared/features/consent/terms'],
    ['consent/term', 'Give another plural, for example --plural termrecords'],
    ['classes/child', 'The plural of child may be irregular: give it with --plural'],
    ['files/event', 'Event is a type that the code already uses'],
    ['files/record', 'records is a name that the code already uses'],
    ['people/member --plural memberlist', 'There is a permission member:change already'],
    ['reports/sending --plural sendingrecords', 'Sending ids are used by another noun already'],
    ['reports/sending', 'Calls already have "sendings" in their path'],
    ['courses/developer --plural developer', 'Singular and plural have to differ'],
    ['people/user', 'has a user already. Choose another noun'],
    ['eye/optician --plural eye', 'The table has a key with EYE already'],
    ['classes/class --zh Class', 'Give the Chinese name with --zh, in Chinese characters'],
    ['classes/class --everything', '--everything'],
    ['--remove cases/case', 'There is no case of cases that this program made'],
  ];
  for (const [words, problem] of refused)
    expect(() => run('bin/new.ts', ...words.split(' ').filter(Boolean)), words).toThrow(problem);
  expect(git('status', '--porcelain')).toBe('');
});
