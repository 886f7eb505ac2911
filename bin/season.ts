/**
 * `npm run season -- --week`         a week of a clinic and a school, in about two minutes
 * `npm run season`                   a year of a clinic and a school, in about half an hour
 * `npm run season -- --page`         also writes docs/season.md
 * `npm run season -- --faults`       a day, then injected faults; the checks must find each
 * `npm run season -- --faults --only PDF`   only faults whose name contains this word
 * `npm run season -- --months 2 --scale 1`  two months of a clinic and school in full size
 * `npm run season -- --seed 7`       another season; the same seed repeats the same season
 */
import { spawnSync } from 'node:child_process';

/** Builds the pages in a separate process, because the season measures the memory of its own process. */
const build = "await (await import('./test/support/built-site.ts')).builtSite()";
const scripts = [
  ['--input-type=module', '--eval', build],
  ['test/season/run.ts', ...process.argv.slice(2)],
];
for (const script of scripts)
  process.exitCode ||= spawnSync(process.execPath, script, { stdio: 'inherit' }).status ?? 1;
