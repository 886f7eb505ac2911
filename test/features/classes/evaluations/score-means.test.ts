import { expect, test } from 'vitest';
import { activitiesIn, pointsOf } from '../../../../shared/features/classes/evaluations/case-scores.ts';
import { exportLines, summaryOf } from '../../../../shared/features/classes/evaluations/class-scores.ts';
import type { CaseEvaluation, ClassSession } from '../../../../shared/features/classes/evaluations/schema.ts';
import {
  drawScores,
  formatMean,
  meanOf,
  type ScorePoint,
} from '../../../../shared/features/classes/evaluations/score-means.ts';

const rated = (title: string, participation: number | null, fluency: number | null) => ({
  ...{ activityId: `act_${title}`, title, participation, fluency },
  ...{ observation: '', isShared: false },
});
const session = (date: string, more: Partial<CaseEvaluation>): CaseEvaluation => ({
  ...{ sessionId: `session ${date}`, title: '', date, start: '10:00', classes: [] },
  ...{ isAbsent: false, absenceReason: '', activities: [] },
  ...more,
});

test('what is not rated counts nowhere: it is no 0', () => {
  expect(meanOf([4, null, 3])).toEqual({ value: 3.5, count: 2 });
  expect(meanOf([null])).toBeNull();
  expect(formatMean({ value: 10 / 3, count: 3 })).toBe('3.3');
  expect(formatMean({ value: 4, count: 1 })).toBe('4.0');
});

test('curves begin with the earliest session, and an absence is no point of them', () => {
  const points = pointsOf([
    session('2026-03-16', { isAbsent: true, activities: [rated('A', 1, 1)] }),
    session('2026-03-09', { activities: [rated('A', 5, null), rated('B', 4, null)] }),
    session('2026-03-02', { activities: [rated('A', 2, 3)] }),
  ]);
  expect(points.map(({ date, means }) => [date, means.participation?.value, means.fluency?.value])).toEqual([
    ['2026-03-02', 2, 3],
    ['2026-03-09', 4.5, undefined],
    ['2026-03-16', undefined, undefined],
  ]);
  const { lines, absences } = drawScores(points, { width: 400, height: 200 });
  expect(lines.map(({ marks }) => marks.length)).toEqual([2, 1]);
  expect(absences).toHaveLength(1);
});

const point = (date: string, value: number): ScorePoint => ({
  ...{ key: date, date },
  means: { participation: { value, count: 1 }, fluency: null },
});

test('higher scores are drawn higher, later days further right, all of it within the plot', () => {
  for (const width of [280, 1_100]) {
    const { lines, plot, xTicks, yTicks } = drawScores(
      [point('2025-09-01', 1), point('2025-12-01', 5), point('2026-03-02', 3)],
      { width, height: 230 },
    );
    const marks = lines[0]?.marks ?? [];
    expect(marks.map(({ x }) => x)).toEqual(marks.map(({ x }) => x).toSorted((one, other) => one - other));
    expect(marks[1]?.y).toBeLessThan(Number(marks[2]?.y));
    expect(marks[0]?.y).toBe(yTicks[0]?.y);
    for (const { x, y } of marks) {
      expect(x).toBeGreaterThanOrEqual(plot.left);
      expect(x).toBeLessThanOrEqual(plot.right);
      expect(y).toBeGreaterThanOrEqual(plot.top);
      expect(y).toBeLessThanOrEqual(plot.bottom);
    }
    expect(xTicks.map(({ x }) => x)).toEqual(xTicks.map(({ x }) => x).toSorted((one, other) => one - other));
  }
});

test('two sessions of one day, or one alone, have a place too', () => {
  const { lines } = drawScores([point('2026-03-02', 1), point('2026-03-02', 2)], { width: 400, height: 200 });
  expect(lines[0]?.marks.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});

test('activities are offered once each, by name', () => {
  const all = [
    session('2026-03-09', { activities: [rated('Maze', 1, 1), rated('Beads', 1, 1)] }),
    session('2026-03-02', { activities: [rated('Maze', 2, 2)] }),
  ];
  expect(activitiesIn(all)).toEqual(['Beads', 'Maze']);
});

test('who was absent or not rated is in no mean of a session, and has one line of an export', () => {
  const said = { observation: '', isShared: false };
  const here: ClassSession = {
    ...{ sessionId: 'one', title: 'Club', date: '2026-03-02', start: '10:00', hidden: 2 },
    activities: [
      { id: 'first', title: 'Maze' },
      { id: 'second', title: 'Beads' },
    ],
    children: [
      {
        ...{ caseId: 'a', isAbsent: false, absenceReason: '' },
        activities: [
          { activityId: 'second', participation: 5, fluency: null, ...said },
          { activityId: 'first', participation: 2, fluency: 3, ...said },
        ],
      },
      { caseId: 'b', isAbsent: true, absenceReason: 'Ill', activities: [] },
      { caseId: 'c', isAbsent: false, absenceReason: '', activities: [] },
    ],
  };
  expect(summaryOf(here)).toEqual({
    ...{ present: 2, absent: 1 },
    means: { participation: { value: 3.5, count: 2 }, fluency: { value: 3, count: 1 } },
  });
  expect(exportLines([here]).map(({ child, activity }) => [child.caseId, activity?.title])).toEqual([
    ['a', 'Maze'],
    ['a', 'Beads'],
    ['b', undefined],
    ['c', undefined],
  ]);
});
