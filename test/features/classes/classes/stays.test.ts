import { expect, test } from 'vitest';
import {
  areTooMany,
  childIdsOf,
  childIdsOn,
  join,
  leave,
  listedChildIds,
} from '../../../../shared/features/classes/classes/stays.ts';

const [ann, ben] = ['case_ann', 'case_ben'] as [string, string];
const since = (caseId: string, joinedOn: string, leftOn: string | null = null) => ({
  caseId,
  joinedOn,
  leftOn,
});

test('a child who is added to a class several times joins the class once', () => {
  const stays = join([since(ann, '2026-09-01')], [ben, ann, ben], '2026-09-07');
  expect(stays).toEqual([since(ann, '2026-09-01'), since(ben, '2026-09-07')]);
});

test('when a child leaves a class, the class still stores the child with the leaving day, but no longer lists the child', () => {
  const stays = leave([since(ann, '2026-09-01'), since(ben, '2026-09-01')], [ann], '2026-10-01');
  expect(stays).toEqual([since(ann, '2026-09-01', '2026-10-01'), since(ben, '2026-09-01')]);
  expect(childIdsOf(stays)).toEqual([ben]);
});

test('if a child joins and leaves a class on the same day, no stay (period in the class) is stored', () => {
  expect(leave([since(ann, '2026-10-01')], [ann], '2026-10-01')).toEqual([]);
});

test('a child who is added to a class again on the day of leaving continues the same stay (period in the class)', () => {
  const before = [since(ann, '2026-09-01')];
  expect(join(leave(before, [ann], '2026-10-01'), [ann], '2026-10-01')).toEqual(before);
});

test('a child who leaves a class and returns later has two stays (periods in the class)', () => {
  const left = leave([since(ann, '2026-09-01')], [ann], '2026-10-01');
  expect(join(left, [ann], '2026-11-01')).toEqual([
    since(ann, '2026-09-01', '2026-10-01'),
    since(ann, '2026-11-01'),
  ]);
});

test('a child with merged cases can leave a class under the ID of any of these cases', () => {
  expect(leave([since(ben, '2026-09-01')], [ann, ben], '2026-10-01')).toEqual([
    since(ben, '2026-09-01', '2026-10-01'),
  ]);
});

test('a class has at most 200 current children, and at most 400 including children who left', () => {
  const many = (count: number, leftOn: string | null) =>
    Array.from({ length: count }, (_, at) => since(`case_${leftOn}${at}`, '2026-09-01', leftOn));
  expect(areTooMany(many(200, null))).toBe(false);
  expect(areTooMany(many(201, null))).toBe(true);
  expect(areTooMany([...many(200, null), ...many(200, '2026-10-01')])).toBe(false);
  expect(areTooMany([...many(200, null), ...many(201, '2026-10-01')])).toBe(true);
});

test('a child counts as a member of a class until the day before leaving, and is listed once even with several stays', () => {
  const stays = [
    since(ann, '2026-09-01', '2026-09-20'),
    since(ann, '2026-10-01'),
    since(ben, '2026-09-01', '2026-11-01'),
  ];
  expect(childIdsOn(stays, '2026-10-31')).toEqual([ann, ben]);
  expect(childIdsOn(stays, '2026-11-01')).toEqual([ann]);
  const leaving = [{ caseId: ben, leftOn: '2026-11-01' }];
  expect(listedChildIds({ childIds: [ann], leaving }, '2026-10-31')).toEqual([ann, ben]);
  expect(listedChildIds({ childIds: [ben], leaving }, '2026-10-31')).toEqual([ben]);
  expect(listedChildIds({ childIds: [ann] }, '2026-10-31')).toEqual([ann]);
});

test('a child who is added to a class again before the leaving day stays in the class; other children’s stays do not change', () => {
  const leaves = since(ann, '2026-09-01', '2026-11-01');
  const others = [since(ben, '2026-09-01', '2026-11-01'), since(ann, '2026-01-01', '2026-02-01')];
  expect(join([...others, leaves], [ann], '2026-10-31')).toEqual([...others, since(ann, '2026-09-01')]);
});

test('removing a child who has already left the class changes nothing', () => {
  const before = [since(ann, '2026-09-01', '2026-09-20')];
  expect(leave(before, [ann], '2026-10-01')).toEqual(before);
});
