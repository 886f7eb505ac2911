import { expect, test } from 'vitest';
import { linesIn } from '../../../web/features/courses/courses/course-values.ts';

test('a text with one item a line has each item once, without blank lines', () => {
  expect(linesIn(' Follow a line \n\nRead aloud\nFollow a line\n')).toEqual(['Follow a line', 'Read aloud']);
  expect(linesIn(' \n')).toEqual([]);
});
