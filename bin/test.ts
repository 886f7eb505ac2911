/**
 * `npm test`                   everything: behaviour (vitest), then pages in a browser (Playwright)
 * `npm test -- isolation`      the vitest files with that word in their path
 * `npm test -- e2e cases`      only pages; a word after `e2e` selects files
 * `npm test -- --full`         also the slow files, and every case of each suite instead of a sample
 * `npm test -- --each suites`  every endpoint instead of a sample, each tried as often as in a sample
 * `npm test -- --changed`      the files that uncommitted changes can affect; with a branch or commit after
 *                              `--changed`, the files that changes since then can affect
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findAffectedTests } from './testing/affected-tests.ts';
import { changedSince, readProjectFiles } from './testing/changed-files.ts';
import {
  type PlaywrightReport,
  playwrightFailedTests,
  type VitestReport,
  vitestFailedTests,
} from './testing/failed-tests.ts';
import { fileTimesPath } from './testing/file-times-reporter.ts';
import { type FileTimes, playwrightFileTimes, slowestFiles } from './testing/slowest-files.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Suite {
  title: string;
  command: string[];
  report: string;
  read: (report: string) => Count;
  readFailedTests: (report: string) => string[];
  readFileTimes: (report: string) => FileTimes;
}

const folder = '.cache/test';
const slowestFilesShown = 10;
mkdirSync(folder, { recursive: true });

const words = process.argv.slice(2).filter(word => !['--full', '--each'].includes(word));
const isFull = process.argv.includes('--full');
const isEach = process.argv.includes('--each');
const isChanged = words[0] === '--changed';
const environment = {
  ...process.env,
  ...(isFull && { TEST_FULL: '1' }),
  ...(isEach && { TEST_EACH: '1' }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder}/pages.json`,
};

const vitestSuite = (filters: string[]): Suite => ({
  title: 'behaviour',
  command: [
    // Handling requests creates much short-lived garbage: with V8's default of 16 MB, garbage collection
    // takes a seventh of the time.
    '--max-semi-space-size=64',
    'node_modules/vitest/vitest.mjs',
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./bin/testing/file-times-reporter.ts',
    `--outputFile.json=${folder}/behaviour.json`,
  ],
  report: `${folder}/behaviour.json`,
  read: countVitest,
  readFailedTests: vitestFailedTests,
  readFileTimes: () =>
    existsSync(fileTimesPath) ? (JSON.parse(readFileSync(fileTimesPath, 'utf8')) as FileTimes) : {},
});

const playwrightSuite = (filters: string[]): Suite => ({
  title: 'pages',
  command: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config=test/e2e/playwright.config.ts',
    '--reporter=list,json',
    ...filters,
  ],
  report: `${folder}/pages.json`,
  read: countPlaywright,
  readFailedTests: playwrightFailedTests,
  readFileTimes: playwrightFileTimes,
});

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const fileTimes: FileTimes = {};
const failedTests: string[] = [];
for (const suite of suites()) {
  const start = performance.now();
  const count = await run(suite);
  const seconds = Math.round((performance.now() - start) / 1000);
  lines.push(
    `${suite.title}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds} s`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
  if (!existsSync(suite.report)) continue;
  const report = readFileSync(suite.report, 'utf8');
  Object.assign(fileTimes, suite.readFileTimes(report));
  failedTests.push(...suite.readFailedTests(report));
}
if (Object.keys(fileTimes).length > slowestFilesShown)
  console.log(`\nslowest files:\n${slowestFiles(fileTimes, slowestFilesShown).join('\n')}`);
if (failedTests.length > 0) console.log(`\nfailed:\n${failedTests.join('\n')}`);
console.log(`\n${lines.join('; ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || isChanged) ? 0 : 1;

function suites(): Suite[] {
  const [first, ...rest] = words;
  if (isChanged) return affectedSuites(rest[0] ?? 'HEAD');
  if (first === undefined) return [vitestSuite([]), playwrightSuite([])];
  return first === 'e2e' ? [playwrightSuite(rest)] : [vitestSuite(words)];
}

/** The test runners that have affected files, each with only these files. @param base branch or commit */
function affectedSuites(base: string): Suite[] {
  const affected = findAffectedTests(changedSince(base), readProjectFiles());
  const vitestFiles = affected.vitest.filter(path => isFull || !path.includes('.slow.'));
  const { playwright } = affected;
  console.log(
    `affected since ${base}: ${vitestFiles.length} files of behaviour, ${playwright.length} of pages`,
  );
  return [
    ...(vitestFiles.length > 0 ? [vitestSuite(vitestFiles)] : []),
    ...(playwright.length > 0 ? [playwrightSuite(playwright)] : []),
  ];
}

/** If the runner fails although no test failed, counts one failure. */
async function run({ command, report, read }: Suite): Promise<Count> {
  for (const file of [report, fileTimesPath]) rmSync(file, { force: true });
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: environment });
  const status = await new Promise<number>(resolve => child.on('close', code => resolve(code ?? 1)));
  const count = existsSync(report)
    ? read(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 };
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function countVitest(text: string): Count {
  const report = JSON.parse(text) as VitestReport;
  return {
    passed: report.numPassedTests,
    failed: vitestFailedTests(text).length,
    skipped: report.numPendingTests,
  };
}

function countPlaywright(text: string): Count {
  const { stats } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
