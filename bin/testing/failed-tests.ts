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
 * The tests that failed, each as its file, its name and the first line of why; a file that broke before
 * its tests ran stands by itself.
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

/** The tests that failed, each as its file and its title. */
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
