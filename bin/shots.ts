/**
 * `npm run shots`              every page as each kind of person sees it, into `.cache/shots/`
 * `npm run shots -- case …`    only the pages of these names
 * `npm run shots -- handbook`  the pictures of the handbook, into `docs/handbook/pictures/`
 */
import { spawnSync } from 'node:child_process';

const words = ['test/shots/run.ts', ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, words, { stdio: 'inherit' }).status ?? 1;
