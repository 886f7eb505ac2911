import { expect, test } from 'vitest';
import {
  maxObservationCharacters,
  maxReportedActivities,
  maxReportedObservations,
  maxReportedPoints,
} from '../../../../shared/features/classes/progress-reports/progress.schema.ts';
import {
  mayChangeReport,
  mayRemoveReport,
} from '../../../../shared/features/classes/progress-reports/progress-report-rules.ts';
import { ProgressReportFields } from '../../../../shared/features/classes/progress-reports/schema.ts';
import {
  type FinishedSession,
  summarizeProgress,
} from '../../../../shared/features/classes/progress-reports/summarize-progress.ts';

const author = { id: 'ada' };
const people = [
  { id: 'ada', role: 'user' },
  { id: 'bell', role: 'user' },
  { id: 'bell', role: 'admin' },
] as const;

test('authors and admins may change a progress report, and remove it while it is a draft', () => {
  expect(people.map(person => mayChangeReport({ author }, person))).toEqual([true, false, true]);
  const mayRemove = (status: 'draft' | 'finished') =>
    people.map(person => mayRemoveReport({ author, status }, person));
  expect(mayRemove('draft')).toEqual([true, false, true]);
  expect(mayRemove('finished')).toEqual([false, false, true]);
});

test('the period of a progress report may be one day long and at most 366 days', () => {
  const faults = (from: string, to: string) =>
    (ProgressReportFields.safeParse({ from, to }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]);
  expect(faults('2026-09-01', '2026-09-01')).toEqual([]);
  expect(faults('2026-09-01', '2026-08-31')).toEqual([['to', 'validation.end_before_start']]);
  expect(faults('2027-09-01', '2028-08-31')).toEqual([]);
  expect(faults('2027-09-01', '2028-09-01')).toEqual([['from', 'validation.period_long']]);
});

const said = (source: string, participation: number | null, fluency: number | null, more: object = {}) => ({
  ...{ source, title: source, participation, fluency, observation: '', isShared: true },
  ...more,
});
const session = (
  date: string,
  activities: FinishedSession['activities'],
  more: object = {},
): FinishedSession => ({
  ...{ date, start: '10:00', isAbsent: false, absenceReason: '', activities },
  ...more,
});
const dayOf = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

test('a progress report counts attended and missed sessions, and counts sessions without a finished evaluation separately', () => {
  const summary = summarizeProgress(
    [
      session('2026-09-14', [said('Maze', 3, 3, { observation: 'Hidden' })], { isAbsent: true }),
      session('2026-09-01', []),
      session('2026-09-07', []),
    ],
    4,
  );
  expect(summary).toEqual({
    ...{ attended: 2, missed: 1, leftOut: 4, activities: [], moreActivities: 0 },
    ...{ observations: [], moreObservations: 0 },
  });
});

test('a progress report lists each rated activity with its first and latest rating and its latest title', () => {
  const { activities } = summarizeProgress(
    [
      session('2026-09-14', [said('maze', 5, null, { title: 'Maze, revised' })]),
      session('2026-09-07', [said('beads', null, 2), said('maze', null, 4, { title: 'Maze' })]),
      session('2026-09-01', [said('maze', 2, null, { title: 'Maze' }), said('clay', null, null)]),
    ],
    0,
  );
  expect(activities).toEqual([
    {
      title: 'Maze, revised',
      participation: {
        first: { date: '2026-09-01', score: 2 },
        latest: { date: '2026-09-14', score: 5 },
        count: 2,
      },
      fluency: {
        first: { date: '2026-09-07', score: 4 },
        latest: { date: '2026-09-07', score: 4 },
        count: 1,
      },
      points: [
        { date: '2026-09-01', participation: 2, fluency: null },
        { date: '2026-09-07', participation: null, fluency: 4 },
        { date: '2026-09-14', participation: 5, fluency: null },
      ],
    },
    {
      title: 'beads',
      participation: null,
      fluency: {
        first: { date: '2026-09-07', score: 2 },
        latest: { date: '2026-09-07', score: 2 },
        count: 1,
      },
      points: [{ date: '2026-09-07', participation: null, fluency: 2 }],
    },
  ]);
});

test('if a child has two sessions on one day, the latest rating in a progress report is from the session that starts later', () => {
  const { activities } = summarizeProgress(
    [
      session('2026-09-01', [said('Maze', 5, 5)], { start: '14:00' }),
      session('2026-09-01', [said('Maze', 1, 1)]),
    ],
    0,
  );
  expect(activities[0]?.participation).toMatchObject({ first: { score: 1 }, latest: { score: 5 } });
});

test('a progress report lists observations shared with families in time order, without unshared and empty ones', () => {
  const { observations, moreObservations } = summarizeProgress(
    [
      session('2026-09-07', [said('Maze', null, null, { observation: 'Later' })]),
      session('2026-09-01', [
        said('Maze', 1, 1, { observation: 'First' }),
        said('Beads', 1, 1, { observation: 'Ours', isShared: false }),
        said('Clay', 1, 1),
      ]),
    ],
    0,
  );
  expect(observations).toEqual([
    { date: '2026-09-01', activity: 'Maze', text: 'First' },
    { date: '2026-09-07', activity: 'Maze', text: 'Later' },
  ]);
  expect(moreObservations).toBe(0);
});

test('a progress report has a maximum number of activities and gives the number left out; each chart shows only the latest points', () => {
  const many = Array.from({ length: maxReportedActivities + 2 }, (_, index) =>
    said(`activity ${index}`, 3, 3),
  );
  const { activities, moreActivities } = summarizeProgress([session('2026-09-01', many)], 0);
  expect([activities.length, moreActivities]).toEqual([maxReportedActivities, 2]);
  expect(activities[0]?.title).toBe('activity 0');
  const often = Array.from({ length: maxReportedPoints + 1 }, (_, index) =>
    session(dayOf(index), [said('Maze', 3, 3)]),
  );
  const [maze] = summarizeProgress(often, 0).activities;
  expect(maze?.participation).toMatchObject({ count: maxReportedPoints + 1, first: { date: dayOf(0) } });
  expect(maze?.points).toHaveLength(maxReportedPoints);
  expect(maze?.points[0]?.date).toBe(dayOf(1));
});

test('if a child has too many observations for a progress report, the report has the latest observations that fit', () => {
  const observed = (count: number, text: string) =>
    summarizeProgress(
      Array.from({ length: count }, (_, index) =>
        session(dayOf(index), [said('Maze', 3, 3, { observation: text })]),
      ),
      0,
    );
  const many = observed(maxReportedObservations + 3, 'Counted');
  expect([many.observations.length, many.moreObservations]).toEqual([maxReportedObservations, 3]);
  expect(many.observations[0]?.date).toBe(dayOf(3));
  expect(observed(maxReportedObservations, 'Counted').moreObservations).toBe(0);
  const half = 'x'.repeat(maxObservationCharacters / 2);
  expect(observed(2, half).moreObservations).toBe(0);
  expect(observed(3, half)).toMatchObject({
    observations: [{ date: dayOf(1) }, { date: dayOf(2) }],
    moreObservations: 1,
  });
});
