import { expect, test } from 'vitest';
import { testsWithCourse } from '../../../../shared/features/screening/results/courses.ts';
import { done, rowOf } from './samples.ts';

const legs = (right: number, left: number) => ({
  right: done({ seconds: right }),
  left: done({ seconds: left }),
});
const reading = (without: number, read: number) => ({ whole: done({ without, with: read }) });

test('each test that changed since last time counts once: as better, as worse, or as partly better and partly worse', () => {
  const rows = [
    rowOf('oneLeg', legs(30, 10), legs(10, 30)),
    rowOf('romberg', { whole: done({ seconds: 40 }) }, { whole: done({ seconds: 20 }) }),
    rowOf('crawling', { whole: done({ grade: 3 }) }, { whole: done({ grade: 0 }) }),
    rowOf('moro', { whole: done({ grade: 1 }) }, { whole: done({ grade: 1 }) }),
  ];
  expect(testsWithCourse(rows, 'mixed')).toEqual(['oneLeg']);
  expect(testsWithCourse(rows, 'better')).toEqual(['romberg']);
  expect(testsWithCourse(rows, 'worse')).toEqual(['crawling']);
});

test('reading aids count neither as better nor as worse than last time', () => {
  const row = rowOf('overlays', reading(140, 170), reading(80, 90));
  expect(row.isBetter).toBe(true);
  expect(testsWithCourse([row], 'better')).toEqual([]);
});
