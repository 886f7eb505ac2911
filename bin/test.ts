/**
 * `npm test`                   everything: behaviour (vitest), then pages in a browser (Playwright)
 * `npm test -- isolation`      the vitest files with that in their path
 * `npm test -- e2e cases`      pages only; a word after it picks files
 * `npm test -- --full`         with what takes minutes: the slow files, the large figures
 * `npm test -- --changed`      what a change that is not committed can make fail; with a branch or commit
 *                              after it, what has changed since
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { affectedBy } from './testing/affected.ts';
import { changedSince, readFiles } from './testing/changed-files.ts';
import { dearest, type Seconds, secondsOfPages } from './testing/dearest.ts';
import { timesFile } from './testing/time-files.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Suite {
  title: string;
  command: string[];
  /** Where the runner writes what it saw. */
  report: string;
  read: (report: string) => Count;
  /** What each file took. */
  seconds: (report: string) => Seconds;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; flaky: number; unexpected: number; skipped: number };
}

const folder = '.cache/test';
/** So many of the dearest files are named. */
const shown = 10;
mkdirSync(folder, { recursive: true });

const words = process.argv.slice(2).filter(word => word !== '--full');
const isFull = process.argv.includes('--full');
const isChanged = words[0] === '--changed';
const environment = {
  ...process.env,
  ...(isFull && { TEST_FULL: '1' }),
  PLAYWRIGHT_JSON_OUTPUT_FILE: `${folder}/pages.json`,
};

const behaviour = (filters: string[]): Suite => ({
  title: 'behaviour',
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./bin/testing/time-files.ts',
    `--outputFile.json=${folder}/behaviour.json`,
  ],
  report: `${folder}/behaviour.json`,
  read: countVitest,
  seconds: () => (existsSync(timesFile) ? (JSON.parse(readFileSync(timesFile, 'utf8')) as Seconds) : {}),
});

const pages = (filters: string[]): Suite => ({
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
  seconds: secondsOfPages,
});

const total: Count = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const times: Seconds = {};
for (const suite of suites()) {
  const start = performance.now();
  const count = await run(suite);
  const seconds = Math.round((performance.now() - start) / 1000);
  lines.push(
    `${suite.title}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped in ${seconds} s`,
  );
  total.passed += count.passed;
  total.failed += count.failed;
  if (existsSync(suite.report)) Object.assign(times, suite.seconds(readFileSync(suite.report, 'utf8')));
}
if (Object.keys(times).length > shown)
  console.log(`\nthe dearest files:\n${dearest(times, shown).join('\n')}`);
console.log(`\n${lines.join('; ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && (total.passed > 0 || isChanged) ? 0 : 1;

function suites(): Suite[] {
  const [first, ...rest] = words;
  if (isChanged) return affected(rest[0] ?? 'HEAD');
  if (first === undefined) return [behaviour([]), pages([])];
  return first === 'e2e' ? [pages(rest)] : [behaviour(words)];
}

/** Of each runner the files that a change can make fail; no runner that has none. */
function affected(base: string): Suite[] {
  const found = affectedBy(changedSince(base), readFiles());
  const files = found.behaviour.filter(path => isFull || !path.includes('.slow.'));
  const { length } = found.pages;
  console.log(`since ${base}: ${files.length} files of behaviour and ${length} of pages can be affected`);
  return [...(files.length > 0 ? [behaviour(files)] : []), ...(length > 0 ? [pages(found.pages)] : [])];
}

/** What the runner reports; a runner that fails without naming a test counts as one failure. */
async function run({ command, report, read }: Suite): Promise<Count> {
  for (const file of [report, timesFile]) rmSync(file, { force: true });
  const child = spawn(process.execPath, command, { stdio: 'inherit', env: environment });
  const status = await new Promise<number>(resolve => child.on('close', code => resolve(code ?? 1)));
  const count = existsSync(report)
    ? read(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 0, skipped: 0 };
  return status !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function countVitest(text: string): Count {
  const report = JSON.parse(text) as VitestReport;
  const brokenFiles = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests,
  };
}

function countPlaywright(text: string): Count {
  const { stats } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
