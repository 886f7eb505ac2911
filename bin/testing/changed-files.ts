import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Files } from './affected.ts';

const git = (...words: string[]): string[] =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(line => line !== '');

/** What differs from where this branch left the base, committed or not, with what is new. */
export function changedSince(base: string): string[] {
  const [start = base] = git('merge-base', base, 'HEAD');
  return [
    ...git('diff', '--name-only', '--no-renames', start),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
}

/** Every file of the project, those that may name others with their text. */
export function readFiles(): Files {
  const paths = git('ls-files', '-co', '--exclude-standard').filter(path => existsSync(path));
  return new Map(
    paths.map(path => [path, /\.(tsx?|mjs|html)$/.test(path) ? readFileSync(path, 'utf8') : '']),
  );
}
