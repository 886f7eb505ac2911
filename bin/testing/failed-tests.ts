import { relative } from 'node:path';

export interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

interface ReportedSuite {
  file: string;
  suites?: ReportedSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

export interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
  suites: ReportedSuite[];
}

/**
 * The failed tests in a vitest report, each with its file, name and first error line. A file that failed
 * before its tests ran is listed without a test.
 */
export function vitestFailedTests(text: string): string[] {
  const { testResults } = JSON.parse(text) as VitestReport;
  return testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const path = relative('', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`  ${path}: ${firstLineOf(message)}`];
      return failed.map(
        ({ fullName, failureMessages }) => `  ${path} > ${fullName}: ${firstLineOf(failureMessages?.[0])}`,
      );
    });
}

export function playwrightFailedTests(text: string): string[] {
  const { suites } = JSON.parse(text) as PlaywrightReport;
  return suites.flatMap(suite => titlesOfFailed(suite).map(title => `  test/e2e/${suite.file} > ${title}`));
}

const titlesOfFailed = ({ specs, suites = [] }: ReportedSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
    .map(({ title }) => title),
  ...suites.flatMap(titlesOfFailed),
];

const firstLineOf = (text = '') => text.split('\n', 1)[0]?.slice(0, 200) ?? '';
