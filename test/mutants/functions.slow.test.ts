import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from '../../lib/build/paths.ts';
import { createRandom, seed } from '../support/seed.ts';
import { functionRules } from './function-rules.ts';

const sampleSize = 6;
const minutes = 60_000;
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const config = 'test/mutants/functions.stryker.config.mjs';

test('every module on the list for mutation tests exists', () => {
  expect(functionRules.filter(path => !existsSync(join(projectFolder, path)))).toEqual([]);
});

test(
  `tests detect at least three quarters of the mutants of ${sampleSize} random modules of functions/`,
  () => {
    const sample = createRandom('mutants').shuffle(functionRules).slice(0, sampleSize);
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST_FULL|NODE_OPTIONS)/.test(name),
    );
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [stryker, 'run', config, '--concurrency', '1', '--logLevel', 'warn', '--mutate', sample.join()],
      { cwd: projectFolder, env: Object.fromEntries(own), encoding: 'utf8' },
    );
    expect(stdout, stderr).toContain('All files');
    console.info(`mutants of functions/: seed ${seed}\n${stdout.slice(stdout.indexOf('--------'))}`);
    expect(status, stdout).toBe(0);
  },
  15 * minutes,
);
