import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { ProjectFiles } from './affected-tests.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter(line => line !== '');

/** Files changed since this branch left the given base, committed or not, including new files. */
export function changedSince(base: string): string[] {
  const [start = base] = git('merge-base', base, 'HEAD');
  return [
    ...git('diff', '--name-only', '--no-renames', start),
    ...git('ls-files', '-o', '--exclude-standard'),
  ];
}

/** Reads only the text of files that can mention other files. */
export function readProjectFiles(): ProjectFiles {
  const paths = git('ls-files', '-co', '--exclude-standard').filter(path => existsSync(path));
  return new Map(
    paths.map(path => [path, /\.(tsx?|mjs|html)$/.test(path) ? readFileSync(path, 'utf8') : '']),
  );
}
