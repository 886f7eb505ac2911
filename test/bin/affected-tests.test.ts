import { expect, test } from 'vitest';
import { type AffectedTests, findAffectedTests } from '../../bin/testing/affected-tests.ts';

const files = new Map(
  Object.entries({
    'package.json': '',
    'docs/deploy.md': '',
    'shared/features/cases/cases/endpoints.ts': '',
    'shared/features/eye/eye-reports/endpoints.ts': '',
    'shared/core/dates.ts': '',
    'shared/features/cases/cases/age.ts': "import { days } from '../../../core/dates.ts';",
    'functions/features/cases/cases/create-case.ts':
      "import { age } from '../../../../shared/features/cases/cases/age.ts';",
    'web/features/cases/cases/case-list.page.tsx': "import classes from './case-list.module.css';",
    'web/features/cases/cases/case-list.module.css': '',
    'web/features/eye/recalls/recall-list.tsx': '',
    'web/ui/list/list.tsx': '',
    'test/features/cases/cases/age.test.ts':
      "import { age } from '../../../../shared/features/cases/cases/age.ts';",
    'test/features/cases/cases/create-case.test.ts':
      "const { create } = await import('../../../../functions/features/cases/cases/create-case.ts');",
    'test/suites/budgets.test.ts': "const file = new URL('budgets.json', import.meta.url);",
    'test/suites/budgets.json': '',
    'test/architecture.test.ts': "import { readSources } from './support/source-tree.ts';",
    'test/support/source-tree.ts': "const all = globSync('web/**');",
    'test/e2e/playwright.config.ts': "const globalSetup = join(folder, 'support/global-setup.ts');",
    'test/e2e/case-list.e2e.ts': '',
    'test/e2e/eye.e2e.ts': "await page.goto(pageUrl('/eye'));",
    'test/e2e/accessibility.e2e.ts': "import { createNavigator } from './support/navigate.ts';",
    'test/e2e/support/navigate.ts': '',
    'test/e2e/support/global-setup.ts': '',
  }),
);

const changes: [changed: string, AffectedTests][] = [
  [
    'shared/core/dates.ts',
    {
      vitest: [
        'test/features/cases/cases/age.test.ts',
        'test/features/cases/cases/create-case.test.ts',
        'test/architecture.test.ts',
      ],
      playwright: ['test/e2e/case-list.e2e.ts', 'test/e2e/eye.e2e.ts', 'test/e2e/accessibility.e2e.ts'],
    },
  ],
  [
    'functions/features/cases/cases/create-case.ts',
    {
      vitest: ['test/features/cases/cases/create-case.test.ts', 'test/architecture.test.ts'],
      playwright: ['test/e2e/case-list.e2e.ts', 'test/e2e/accessibility.e2e.ts'],
    },
  ],
  [
    'web/features/cases/cases/case-list.module.css',
    {
      vitest: ['test/architecture.test.ts'],
      playwright: ['test/e2e/case-list.e2e.ts', 'test/e2e/accessibility.e2e.ts'],
    },
  ],
  [
    'web/features/eye/recalls/recall-list.tsx',
    {
      vitest: ['test/architecture.test.ts'],
      playwright: ['test/e2e/eye.e2e.ts', 'test/e2e/accessibility.e2e.ts'],
    },
  ],
  [
    'test/suites/budgets.json',
    { vitest: ['test/suites/budgets.test.ts', 'test/architecture.test.ts'], playwright: [] },
  ],
  [
    'test/e2e/support/navigate.ts',
    { vitest: ['test/architecture.test.ts'], playwright: ['test/e2e/accessibility.e2e.ts'] },
  ],
  ['docs/deploy.md', { vitest: ['test/architecture.test.ts'], playwright: [] }],
  [
    'functions/features/cases/cases/deleted.ts',
    {
      vitest: ['test/architecture.test.ts'],
      playwright: expect.arrayContaining(['test/e2e/case-list.e2e.ts']),
    },
  ],
];

test.each(changes)(
  'if only %s has changed, the tests that the change can break are selected',
  (changed, affected) => {
    expect(findAffectedTests([changed], files)).toEqual(affected);
  },
);

test('if a file that decides how all tests run has changed, all tests are selected', () => {
  const { vitest, playwright } = findAffectedTests(['package.json'], files);
  expect([vitest.length, playwright.length]).toEqual([4, 3]);
});

test.each(['web/ui/list/list.tsx', 'test/e2e/support/global-setup.ts'])(
  'if only %s, a file of no feature, has changed, all page tests are selected',
  changed => {
    expect(findAffectedTests([changed], files).playwright).toHaveLength(3);
  },
);
