import { expect, test } from 'vitest';
import { subjectProblem } from '../../bin/testing/subject-problem.ts';

test.each([
  'cases: keep archived cases out of search',
  'timeline: read visits together with the modules',
  'forms: focus the unticked box',
  'eye, screening: pass the plane',
  'docs: name what each decision replaces',
])('the commit subject “%s” is accepted', subject => {
  expect(subjectProblem(subject)).toBeUndefined();
});

test.each([
  ['cases: keep archived cases out of search, and of everything else there is too', 'has 77 characters'],
  ['keep archived cases out of search', 'has no scope'],
  ['cases: Keep archived cases out of search', 'capital letter'],
  ['cases: kept archived cases; sorted', 'more than one sentence'],
  ['cases: added a filter', 'is not imperative: "added"'],
  ['cases: adds a filter', 'is not imperative: "adds"'],
  ['cases: adding a filter', 'is not imperative: "adding"'],
  ['cases: add a filter.', 'full stop'],
])('the commit subject “%s” is rejected', (subject, problem) => {
  expect(subjectProblem(subject)).toContain(problem);
});
