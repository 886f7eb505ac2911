import { expect, test } from 'vitest';
import { activitiesIn, pointsOf } from '../../../../shared/features/classes/evaluations/case-scores.ts';
import {
  classPoints,
  exportLines,
  joinAnswers,
  summaryOf,
} from '../../../../shared/features/classes/evaluations/class-scores.ts';
import type {
  CaseEvaluation,
  ClassEvaluations,
  ClassSession,
} from '../../../../shared/features/classes/evaluations/schema.ts';
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

test('a mean of scores leaves out missing scores and does not count them as 0', () => {
  expect(meanOf([4, null, 3])).toEqual({ value: 3.5, count: 2 });
  expect(meanOf([null])).toBeNull();
  expect(formatMean({ value: 10 / 3, count: 3 })).toBe('3.3');
  expect(formatMean({ value: 4, count: 1 })).toBe('4.0');
});

test('the curves of a score chart start at the earliest session and have no point for a session that the child missed', () => {
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

test('all points lie within the score chart; a higher score is higher in the chart, and a later day is farther right', () => {
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

test('a score chart is drawn exactly as expected, with axes, curves and marks for absences', () => {
  const points = [
    point('2026-03-02', 1),
    { ...point('2026-03-07', 3), means: { participation: null, fluency: { value: 3.25, count: 2 } } },
    { ...point('2026-03-12', 5), isAbsent: true },
  ];
  expect(drawScores(points, { width: 436, height: 240 })).toEqual({
    ...{ width: 436, height: 240, plot: { left: 28, right: 428, top: 12, bottom: 212 } },
    lines: [
      {
        scale: 'participation',
        path: 'M42 198L414 12',
        marks: [
          { key: '2026-03-02', x: 42, y: 198 },
          { key: '2026-03-12', x: 414, y: 12 },
        ],
      },
      { scale: 'fluency', path: 'M228 93.4', marks: [{ key: '2026-03-07', x: 228, y: 93.4 }] },
    ],
    absences: [{ key: '2026-03-12', x: 414, y: 211 }],
    yTicks: [
      { value: 1, y: 198 },
      { value: 2, y: 151.5 },
      { value: 3, y: 105 },
      { value: 4, y: 58.5 },
      { value: 5, y: 12 },
    ],
    xTicks: [
      { date: '2026-03-02', x: 28, anchor: 'start' },
      { date: '2026-03-07', x: 228, anchor: 'middle' },
      { date: '2026-03-12', x: 428, anchor: 'end' },
    ],
  });
});

test('date labels of a score chart do not overlap; the first label is always shown, the last label if there is space', () => {
  const dates = (width: number, ...days: number[]) =>
    drawScores(
      days.map(day => point(`2026-03-${String(day).padStart(2, '0')}`, 3)),
      { width, height: 240 },
    ).xTicks.map(({ date, x }) => [Number(date.slice(8)), x]);
  expect(dates(436)).toEqual([]);
  expect(dates(436, 7, 7)).toEqual([[7, 228]]);
  expect(drawScores([point('2026-03-07', 3)], { width: 436, height: 240 }).xTicks[0]?.anchor).toBe('middle');
  expect(dates(276, 1, 11)).toEqual([[1, 28]]);
  expect(dates(277, 1, 11)).toEqual([
    [1, 28],
    [11, 269],
  ]);
  const places = (...days: number[]) => dates(562, ...days).map(([day]) => day);
  expect(places(1, 10, 11, 12, 21, 22, 31)).toEqual([1, 11, 21, 31]);
  expect(places(1, 22, 31)).toEqual([1, 31]);
});

test('a score chart places a single session, or two sessions on the same day, inside the chart', () => {
  const { lines } = drawScores([point('2026-03-02', 1), point('2026-03-02', 2)], { width: 400, height: 200 });
  expect(lines[0]?.marks.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
});

test('the activities that the user can choose for a score chart are each listed once, sorted by name', () => {
  const all = [
    session('2026-03-09', { activities: [rated('Maze', 1, 1), rated('Beads', 1, 1)] }),
    session('2026-03-02', { activities: [rated('Maze', 2, 2)] }),
  ];
  expect(activitiesIn(all)).toEqual(['Beads', 'Maze']);
});

test('absent and unrated children are left out of the mean scores, and have one row each in the exported table', () => {
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
  expect(
    exportLines([here]).map(({ child, activity }) => [
      child.caseId,
      activity?.title,
      activity?.rated.participation,
    ]),
  ).toEqual([
    ['a', 'Maze', 2],
    ['a', 'Beads', 5],
    ['b', undefined, undefined],
    ['c', undefined, undefined],
  ]);
});

test('the chart of a class has one point per session, earliest first, counting only children who attended', () => {
  const one = (sessionId: string, ...children: [isAbsent: boolean, score: number][]) =>
    ({
      ...{ sessionId, date: `2026-03-0${sessionId}` },
      children: children.map(([isAbsent, score]) => ({ isAbsent, activities: [rated('Maze', score, null)] })),
    }) as unknown as ClassSession;
  expect(classPoints([one('2', [false, 2], [true, 5]), one('1', [false, 4], [false, 5])])).toEqual([
    { key: '1', date: '2026-03-01', means: { participation: { value: 4.5, count: 2 }, fluency: null } },
    { key: '2', date: '2026-03-02', means: { participation: { value: 2, count: 1 }, fluency: null } },
  ]);
});

test('several pages of a class’s evaluations are joined into one list that contains each child once', () => {
  const [mia, leo] = ['mia', 'leo'].map(id => ({ id }));
  const answer = (data: string[], children: object[]) => ({ data, children }) as unknown as ClassEvaluations;
  expect(joinAnswers([answer(['c', 'b'], [mia ?? {}]), answer(['a'], [leo ?? {}, { id: 'mia' }])])).toEqual({
    data: ['c', 'b', 'a'],
    children: [{ id: 'mia' }, { id: 'leo' }],
  });
});
