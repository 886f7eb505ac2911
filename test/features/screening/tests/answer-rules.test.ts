import { expect, test } from 'vitest';
import { TestEntries } from '../../../../shared/features/screening/tests/answers.schema.ts';
import { placesOf, testIds, testOf } from '../../../../shared/features/screening/tests/catalogue.ts';

const done = (values: Record<string, string | null>) => ({ state: 'done', values });
const issuesOf = (eyesight: object) =>
  TestEntries.safeParse({ eyesight }).error?.issues.map(({ code, message, path }) => ({
    ...{ code, message, path: path.join('.') },
  })) ?? [];
const wrong = (path: string) => ({ code: 'custom', message: 'validation.acuity', path: `eyesight.${path}` });

test('in a screening, an ambiguous acuity must be valid in the chosen notation; errors name the eye and the measure', () => {
  const eyes = { right: done({ unaided: '6/6', aided: '1.0' }), left: done({ unaided: '6/x', aided: 'CF' }) };
  expect(issuesOf({ ...eyes, details: { notation: 'snellen6' } })).toEqual([
    wrong('right.values.aided'),
    wrong('left.values.unaided'),
  ]);
  expect(issuesOf({ ...eyes, details: { notation: 'decimal' } })).toEqual([wrong('left.values.unaided')]);
  expect(issuesOf({ ...eyes, details: { notation: 'logmar' } })).toEqual([wrong('left.values.unaided')]);
});

test('in a screening without a stored notation, an acuity from 0.0 to 2.0 is accepted', () => {
  expect(issuesOf({ right: done({ unaided: '0.8' }), left: done({ unaided: '1.25' }) })).toEqual([]);
  expect(issuesOf({ left: done({ unaided: '5.0' }) })).toEqual([]);
  expect(issuesOf({ left: done({ unaided: '0.0' }) })).toEqual([]);
  expect(issuesOf({ left: done({ unaided: '5.5' }) })).toEqual([wrong('left.values.unaided')]);
  expect(issuesOf({ left: done({ unaided: '0.5' }), details: { notation: 'fiveGrade' } })).toEqual([
    wrong('left.values.unaided'),
  ]);
});

test('a screening needs no notation for a blank acuity, or for an eye that was not tested', () => {
  expect(issuesOf({ right: done({ unaided: null, aided: '1.0' }) })).toEqual([]);
  expect(issuesOf({ right: { state: 'notDone', reason: 'refused' } })).toEqual([]);
  expect(issuesOf({})).toEqual([]);
});

test('the catalogue has each screening test with its group, sides, details, measures and required measures', () => {
  expect(testOf('atnr')).toEqual({
    ...{ id: 'atnr', group: 'reflexes', isSided: true, tool: null, isFolded56: false, details: [] },
    measures: [{ id: 'grade', kind: 'number', unit: 'grade', min: 0, max: 4, step: 1, better: 'less' }],
    required: [['grade']],
  });
  expect(testIds.map(id => testOf(id).id)).toEqual(testIds);
});

test('a screening test has one result, or one for the right and one for the left side', () => {
  expect([placesOf({ isSided: false }), placesOf({ isSided: true })]).toEqual([['whole'], ['right', 'left']]);
});
