/**
 * `npm run bench`            first ratios in about a minute
 * `npm run bench -- --full`  larger clinics and longer loads
 */
import { spawnSync } from 'node:child_process';

const run = (...words: string[]) => spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;

process.exitCode = run('bin/build.ts', 'functions') || run('test/bench/run.ts', ...process.argv.slice(2));
