import { expect, test } from 'vitest';
import { playwrightFailedTests, vitestFailedTests } from '../../bin/testing/failed-tests.ts';

test('a failed test is listed with its file and first error line, and a file that cannot be loaded is listed with its name only', () => {
  const passed = { status: 'passed', fullName: 'it opens' };
  const failed = {
    status: 'failed',
    fullName: 'it closes',
    failureMessages: ['Error: it stays\n  at a.ts:1'],
  };
  const report = JSON.stringify({
    testResults: [
      { name: `${process.cwd()}/test/a.test.ts`, status: 'failed', assertionResults: [passed, failed] },
      {
        name: `${process.cwd()}/test/b.test.ts`,
        status: 'failed',
        message: 'no such file',
        assertionResults: [],
      },
      { name: `${process.cwd()}/test/c.test.ts`, status: 'passed', assertionResults: [passed] },
    ],
  });
  expect(vitestFailedTests(report)).toEqual([
    '  test/a.test.ts > it closes: Error: it stays',
    '  test/b.test.ts: no such file',
  ]);
});

test('failed page tests are listed however deep their suite is nested, unless they passed on the second try', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = JSON.stringify({
    suites: [
      {
        file: 'cases.e2e.ts',
        specs: [spec('a', 'unexpected'), spec('b', 'flaky')],
        suites: [{ file: 'cases.e2e.ts', specs: [spec('c', 'unexpected'), spec('d', 'expected')] }],
      },
    ],
  });
  expect(playwrightFailedTests(report)).toEqual([
    '  test/e2e/cases.e2e.ts > a',
    '  test/e2e/cases.e2e.ts > c',
  ]);
});
