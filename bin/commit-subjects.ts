/**
 * Checks the subjects of all commits since the last release tag, or since `firstChecked` if there is no tag.
 */
import { execFileSync } from 'node:child_process';
import { subjectProblem } from './testing/subject-problem.ts';

/** The last commit before this check existed. The subjects of all later commits are checked. */
const firstChecked = '27339c93';
const git = (...options: string[]) =>
  execFileSync('git', options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

const base = [() => git('describe', '--tags', '--abbrev=0'), () => git('rev-parse', '--verify', firstChecked)]
  .values()
  .map(find => attempt(find))
  .find(found => found !== undefined);
const range = base ? [`${base}..HEAD`] : ['--max-count=1'];
const subjects = attempt(() => git('log', '--no-merges', '--format=%h %s', ...range)) ?? '';
const problems = subjects.split('\n').flatMap(line => {
  const [commit, ...words] = line.split(' ');
  const problem = commit && subjectProblem(words.join(' '));
  return problem ? [`${line}\n  ${problem}`] : [];
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/**
 * Returns undefined if the git command in `read` fails, for example outside a repository or in a clone
 * without tags.
 */
function attempt(read: () => string): string | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
