/**
 * `npm run shots`              every page for each role, into `.cache/shots/`
 * `npm run shots -- case …`    only the named pages
 * `npm run shots -- handbook`  the pictures of the handbook, into `docs/handbook/pictures/`
 */
import { spawnSync } from 'node:child_process';

const words = ['test/shots/run.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
