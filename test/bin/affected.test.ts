import { expect, test } from 'vitest';
import { type Affected, affectedBy } from '../../bin/testing/affected.ts';

const files = new Map(
  Object.entries({
    'package.json': '',
    'docs/deploy.md': '',
    'shared/cases/endpoints.ts': '',
    'shared/eye/endpoints.ts': '',
    'shared/dates.ts': '',
    'shared/cases/age.ts': "import { days } from '../dates.ts';",
    'functions/cases/create-case.ts': "import { age } from '../../shared/cases/age.ts';",
    'web/cases/case-list.page.tsx': "import classes from './case-list.module.css';",
    'web/cases/case-list.module.css': '',
    'web/list/list.tsx': '',
    'test/cases/age.test.ts': "import { age } from '../../shared/cases/age.ts';",
    'test/cases/create-case.test.ts':
      "const { create } = await import('../../functions/cases/create-case.ts');",
    'test/suites/budgets.test.ts': "const file = new URL('budgets.json', import.meta.url);",
    'test/suites/budgets.json': '',
    'test/architecture.test.ts': "import { readSources } from './support/source-tree.ts';",
    'test/support/source-tree.ts': "const all = globSync('web/**');",
    'test/e2e/case-list.e2e.ts': '',
    'test/e2e/eye.e2e.ts': "await page.goto(at('/eye'));",
    'test/e2e/sound.e2e.ts': "import { walkThrough } from './support/walk.ts';",
    'test/e2e/support/walk.ts': '',
  }),
);

const changes: [changed: string, Affected][] = [
  [
    'shared/dates.ts',
    {
      behaviour: ['test/cases/age.test.ts', 'test/cases/create-case.test.ts', 'test/architecture.test.ts'],
      pages: ['test/e2e/case-list.e2e.ts', 'test/e2e/eye.e2e.ts', 'test/e2e/sound.e2e.ts'],
    },
  ],
  [
    'functions/cases/create-case.ts',
    {
      behaviour: ['test/cases/create-case.test.ts', 'test/architecture.test.ts'],
      pages: ['test/e2e/case-list.e2e.ts', 'test/e2e/sound.e2e.ts'],
    },
  ],
  [
    'web/cases/case-list.module.css',
    {
      behaviour: ['test/architecture.test.ts'],
      pages: ['test/e2e/case-list.e2e.ts', 'test/e2e/sound.e2e.ts'],
    },
  ],
  [
    'test/suites/budgets.json',
    { behaviour: ['test/suites/budgets.test.ts', 'test/architecture.test.ts'], pages: [] },
  ],
  [
    'test/e2e/support/walk.ts',
    { behaviour: ['test/architecture.test.ts'], pages: ['test/e2e/sound.e2e.ts'] },
  ],
  ['docs/deploy.md', { behaviour: ['test/architecture.test.ts'], pages: [] }],
  [
    'functions/cases/gone.ts',
    {
      behaviour: ['test/architecture.test.ts'],
      pages: expect.arrayContaining(['test/e2e/case-list.e2e.ts']),
    },
  ],
];

test.each(changes)('a change of %s leads to the tests that it can make fail', (changed, affected) => {
  expect(affectedBy([changed], files)).toEqual(affected);
});

test('what decides how all tests are run leads to all of them', () => {
  const { behaviour, pages } = affectedBy(['package.json'], files);
  expect([behaviour.length, pages.length]).toEqual([4, 3]);
});

test('what belongs to no feature can show on any page', () => {
  expect(affectedBy(['web/list/list.tsx'], files).pages).toHaveLength(3);
});
