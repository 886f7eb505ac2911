import { expect, test } from 'vitest';
import { courseState, mayChangeCourse } from '../../../../shared/features/courses/courses/course-rules.ts';

const author = { id: 'a', fullName: 'Ada' };

test('the author and every admin can change a course', () => {
  expect(mayChangeCourse({ author }, { id: 'a', role: 'user' })).toBe(true);
  expect(mayChangeCourse({ author }, { id: 'b', role: 'user' })).toBe(false);
  expect(mayChangeCourse({ author }, { id: 'b', role: 'admin' })).toBe(true);
});

test('the state of a course is draft, published, changed since the publication, withdrawn, taken down or archived', () => {
  const published = (state: 'published' | 'withdrawn', contentVersion = 3) => ({
    archivedAt: null,
    takeDown: null,
    contentVersion: 3,
    publication: { state, courseVersion: 1, contentVersion, publishedAt: '2026-05-16T08:00:00.000Z' },
  });
  const stateOf = (course: object) => courseState(course as Parameters<typeof courseState>[0]);
  expect(stateOf({ archivedAt: null, contentVersion: 1, publication: null })).toBe('draft');
  expect(stateOf(published('published'))).toBe('published');
  expect(stateOf(published('published', 2))).toBe('changed');
  expect(stateOf(published('withdrawn', 2))).toBe('withdrawn');
  const takeDown = { reason: 'Copied from a book', at: '2026-06-01T08:00:00.000Z' };
  expect(stateOf({ ...published('published'), takeDown })).toBe('taken-down');
  expect(stateOf({ ...published('published'), archivedAt: '2026-06-16T08:00:00.000Z' })).toBe('archived');
});
