/**
 * `npm run bench`            all benchmarks
 * `npm run bench -- --full`  larger clinics and longer loads
 * `npm run bench -- readers` how long each parser of files and typed texts takes
 * `npm run bench -- screens [--beside ../1.0.0]` pages and typed keys, beside another version’s
 */
import { spawnSync } from 'node:child_process';

const run = (...words: string[]) => spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;

const needsFunctions = !['readers', 'screens'].some(word => process.argv.includes(word));
const isBuilt = !needsFunctions || run('bin/build.ts', 'functions') === 0;
process.exitCode = isBuilt ? run('test/bench/run.ts', ...process.argv.slice(2)) : 1;
