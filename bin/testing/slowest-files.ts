/**
 * Seconds of each test file, by path. Files run in parallel, so their sum exceeds the duration of the run.
 */
export type FileTimes = Record<string, number>;

interface ReportedSuite {
  file: string;
  suites?: ReportedSuite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** Seconds of each test file in a Playwright report: the sum of its tests, including retries. */
export function playwrightFileTimes(report: string): FileTimes {
  const { suites } = JSON.parse(report) as { suites: ReportedSuite[] };
  return Object.fromEntries(suites.map(suite => [`test/e2e/${suite.file}`, durationOf(suite) / 1000]));
}

/** Duration of all tests in a suite, in milliseconds. */
function durationOf({ specs, suites = [] }: ReportedSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum([...results.map(({ duration }) => duration), ...suites.map(durationOf)]);
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function slowestFiles(times: FileTimes, count: number): string[] {
  return Object.entries(times)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([path, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
}
