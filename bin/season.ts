/**
 * `npm run season -- --week`         a week of a clinic and a school, in about two minutes
 * `npm run season`                   a year of them
 * `npm run season -- --page`         also writes docs/season.md
 * `npm run season -- --faults`       a day, then faults put in by hand, each of which a check must find
 * `npm run season -- --faults --only PDF`   only faults with this in their name
 * `npm run season -- --months 2 --scale 1`  two months of a whole clinic and school
 * `npm run season -- --seed 7`       another season; the same seed repeats the same acts
 */
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(process.execPath, ['test/season/run.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
