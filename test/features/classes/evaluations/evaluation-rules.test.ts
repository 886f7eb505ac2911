import { expect, test } from 'vitest';
import { caseIdOf, idKindOf } from '../../../../shared/core/ids.ts';
import {
  applyChanges,
  clearingOf,
  evaluationIdOf,
  fieldOf,
  hasGaps,
  isRatedIn,
  progressOf,
  type Rated,
  ratingIn,
  sessionIdOf,
  unrated,
} from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import {
  type EvaluationChange,
  EvaluationId,
} from '../../../../shared/features/classes/evaluations/schema.ts';

const caseId = `case_${'A1'.repeat(11)}`;
const activityId = `sact_${'b'.repeat(38)}`;
const at = { caseId, activityId };
const rate = (from: number | null, to: number | null): EvaluationChange => ({
  ...{ ...at, field: 'participation' as const },
  ...{ from, to },
});
const absent = (to: boolean): EvaluationChange => ({ caseId, field: 'isAbsent', from: !to, to });
const rated = (changes: EvaluationChange[], before: Rated = unrated): Rated => {
  const applied = applyChanges(before, changes);
  if (typeof applied === 'string') throw new Error(applied);
  return applied.rated;
};

test('the ID of a child’s evaluation in a session is calculated from the case ID and the session ID', () => {
  const session = `ses_${'0123456789'.repeat(2)}ZZ`;
  const id = evaluationIdOf(caseId, session);
  expect(EvaluationId.safeParse(id).success).toBe(true);
  expect(idKindOf(id)).toBe('evaluation');
  expect(caseIdOf(id)).toBe(caseId);
  expect(evaluationIdOf(caseId, session)).toBe(id);
  expect(evaluationIdOf(caseId, `ses_1${session.slice(5)}`)).not.toBe(id);
});

test('changes of different evaluation fields are merged; a change of a field that another person has changed is a conflict', () => {
  const one = rated([rate(null, 4)]);
  const both = rated([{ ...at, field: 'fluency', from: null, to: 2 }], one);
  expect(both.activities).toEqual([
    { activityId, participation: 4, fluency: 2, observation: '', isShared: false },
  ]);
  expect(applyChanges(both, [rate(null, 5)])).toBe('version.conflict');
  expect(applyChanges(both, [rate(3, 4)])).toMatchObject({ changes: [] });
  expect(rated([rate(4, null)], both).activities[0]).toMatchObject({ participation: null, fluency: 2 });
});

test('a child marked absent cannot be rated; when the child is marked present again, the earlier scores return', () => {
  const gone = rated([rate(null, 4), absent(true), { caseId, field: 'absenceReason', from: '', to: 'Ill' }]);
  expect(gone).toMatchObject({ isAbsent: true, absenceReason: 'Ill' });
  expect(applyChanges(gone, [rate(4, 5)])).toBe('evaluation.absent');
  const back = rated([absent(false)], gone);
  expect(back).toMatchObject({ isAbsent: false, absenceReason: '', activities: [{ participation: 4 }] });
  expect(applyChanges(back, [{ caseId, field: 'absenceReason', from: '', to: 'Ill' }])).toBe(
    'version.conflict',
  );
});

test('clearing the evaluation of an absent child resets exactly the fields that have a value', () => {
  const some = rated([rate(null, 4), { ...at, field: 'isShared', from: false, to: true }]);
  expect(clearingOf(caseId, some).map(({ field, from, to }) => [field, from, to])).toEqual([
    ['participation', 4, null],
    ['isShared', true, false],
  ]);
  expect(clearingOf(caseId, unrated)).toEqual([]);
});

test('absent children have no missing scores, and an empty score does not count as 0', () => {
  const activities = [{ id: activityId }];
  const whole = rated([rate(null, 4), { ...at, field: 'fluency', from: null, to: 1 }]);
  const half = rated([rate(null, 4)]);
  const gone = rated([absent(true)]);
  expect([whole, half, gone, unrated].map(one => hasGaps(one, activities))).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(hasGaps(unrated, [])).toBe(false);
  expect(progressOf([whole, half, gone, unrated], activities)).toEqual({ absent: 1, present: 3, done: 1 });
});

const otherId = `sact_${'c'.repeat(38)}`;
const elsewhere = { caseId, activityId: otherId };

test('a change of one field of an activity leaves other fields and activities unchanged', () => {
  const change = { ...elsewhere, field: 'fluency', from: null, to: 5 } as const;
  const before = rated([rate(null, 4)]);
  expect(applyChanges(before, [change])).toMatchObject({ changes: [change] });
  const both = rated([change], before);
  expect(both.activities.map(one => [one.activityId, one.participation, one.fluency])).toEqual([
    [activityId, 4, null],
    [otherId, null, 5],
  ]);
  const again = rated([{ ...elsewhere, field: 'observation', from: '', to: 'Counted' }], both);
  expect(again.activities).toEqual([both.activities[0], { ...both.activities[1], observation: 'Counted' }]);
  expect(ratingIn(again, otherId).observation).toBe('Counted');
  expect(fieldOf(again, rate(null, null))).toBe(4);
  expect(fieldOf(again, absent(true))).toBe(false);
});

test('the reason for a child’s absence is stored as long as the child is marked absent', () => {
  const gone = rated([absent(true), { caseId, field: 'absenceReason', from: '', to: 'Ill' }]);
  expect(fieldOf(gone, { caseId, field: 'absenceReason', from: '', to: 'Ill' })).toBe('Ill');
  expect(rated([absent(true)], { ...unrated, absenceReason: 'Late' }).absenceReason).toBe('Late');
});

test('a child counts as rated as long as the child has a score or an observation', () => {
  const of = (change: EvaluationChange) => isRatedIn(rated([change]), activityId);
  expect(isRatedIn(unrated, activityId)).toBe(false);
  expect(of(rate(null, 1))).toBe(true);
  expect(of({ ...at, field: 'fluency', from: null, to: 1 })).toBe(true);
  expect(of({ ...at, field: 'observation', from: '', to: 'Counted' })).toBe(true);
  expect(of({ ...at, field: 'isShared', from: false, to: true })).toBe(false);
  expect(isRatedIn(rated([rate(null, 1)]), otherId)).toBe(false);
});

test('clearing the evaluation of an absent child makes a separate change for each filled field of each activity', () => {
  const some = rated([
    { ...elsewhere, field: 'fluency', from: null, to: 2 },
    { ...elsewhere, field: 'observation', from: '', to: 'Counted' },
  ]);
  expect(clearingOf(caseId, some)).toEqual([
    { ...elsewhere, field: 'fluency', from: 2, to: null },
    { ...elsewhere, field: 'observation', from: 'Counted', to: '' },
  ]);
});

test('a child has missing scores until each activity has both scores', () => {
  const one = rated([rate(null, 4), { ...at, field: 'fluency', from: null, to: 1 }]);
  const fluent = rated([{ ...elsewhere, field: 'fluency', from: null, to: 1 }], one);
  expect([hasGaps(one, 1), hasGaps(one, 2), hasGaps(fluent, 2)]).toEqual([false, true, true]);
  const whole = rated([{ ...elsewhere, field: 'participation', from: null, to: 1 }], fluent);
  expect(hasGaps(whole, 2)).toBe(false);
  expect([fluent, whole].map(all => hasGaps(all, [{ id: activityId }, { id: otherId }]))).toEqual([
    true,
    false,
  ]);
  expect(hasGaps(one, [{ id: otherId }])).toBe(true);
});

test('the ID of a session can be read from the ID of each activity in the session', () => {
  const session = `ses_${'0123456789'.repeat(2)}ZZ`;
  expect(sessionIdOf(session)).toBe(session);
  expect(sessionIdOf(`sact_${session.slice(4)}${'d'.repeat(16)}`)).toBe(session);
});
