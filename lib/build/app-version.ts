import { execFileSync } from 'node:child_process';
import { projectFolder } from './paths.ts';

/** `YY-MM-DD-build`: date of the last commit and number of commits, unless `APP_VERSION` sets another. */
export function appVersion(): string {
  if (process.env.APP_VERSION) return process.env.APP_VERSION;
  try {
    const git = (...words: string[]) =>
      execFileSync('git', words, {
        cwd: projectFolder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    const day = git('log', '-1', '--format=%cd', '--date=format:%y-%m-%d').trim();
    return `${day}-${git('rev-list', '--count', 'HEAD').trim()}`;
  } catch {
    return `${new Date().toISOString().slice(2, 10)}-0`;
  }
}
