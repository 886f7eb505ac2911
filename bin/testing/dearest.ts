/** What each file took, by its path. Files run beside one another, so that together they take more than the run. */
export type Seconds = Record<string, number>;

interface Described {
  file: string;
  suites?: Described[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

/** What each file took, from the report of Playwright: all its tests, and each time that one was tried. */
export function secondsOfPages(report: string): Seconds {
  const { suites } = JSON.parse(report) as { suites: Described[] };
  return Object.fromEntries(suites.map(suite => [`test/e2e/${suite.file}`, msOf(suite) / 1000]));
}

function msOf({ specs, suites = [] }: Described): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return sum([...results.map(({ duration }) => duration), ...suites.map(msOf)]);
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

/** The files that took longest, a line for each. */
export function dearest(times: Seconds, atMost: number): string[] {
  return Object.entries(times)
    .sort(([, a], [, b]) => b - a)
    .slice(0, atMost)
    .map(([path, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${path}`);
}
