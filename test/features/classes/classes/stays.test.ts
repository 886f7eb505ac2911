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

test('a child joins a class once, however often they are added', () => {
  const stays = join([since(ann, '2026-09-01')], [ben, ann, ben], '2026-09-07');
  expect(stays).toEqual([since(ann, '2026-09-01'), since(ben, '2026-09-07')]);
});

test('when a child leaves a class, the class still stores the child with the leaving day, but no longer lists the child', () => {
  const stays = leave([since(ann, '2026-09-01'), since(ben, '2026-09-01')], [ann], '2026-10-01');
  expect(stays).toEqual([since(ann, '2026-09-01', '2026-10-01'), since(ben, '2026-09-01')]);
  expect(childIdsOf(stays)).toEqual([ben]);
});

test('no stay is stored for a child who joins and leaves a class on the same day', () => {
  expect(leave([since(ann, '2026-10-01')], [ann], '2026-10-01')).toEqual([]);
});

test('a child who is added again on the day they left continues the same stay in the class', () => {
  const before = [since(ann, '2026-09-01')];
  expect(join(leave(before, [ann], '2026-10-01'), [ann], '2026-10-01')).toEqual(before);
});

test('a child who leaves a class and returns later has two stays', () => {
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

test('a class holds at most 200 current children and 400 in total', () => {
  const many = (count: number, leftOn: string | null) =>
    Array.from({ length: count }, (_, at) => since(`case_${leftOn}${at}`, '2026-09-01', leftOn));
  expect(areTooMany(many(200, null))).toBe(false);
  expect(areTooMany(many(201, null))).toBe(true);
  expect(areTooMany([...many(200, null), ...many(200, '2026-10-01')])).toBe(false);
  expect(areTooMany([...many(200, null), ...many(201, '2026-10-01')])).toBe(true);
});

test('a child counts as in a class until the leaving day, and is listed once even with several stays', () => {
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

test('if a child is added to a class again before the leaving day, this child stays and no other child’s stay changes', () => {
  const leaves = since(ann, '2026-09-01', '2026-11-01');
  const others = [since(ben, '2026-09-01', '2026-11-01'), since(ann, '2026-01-01', '2026-02-01')];
  expect(join([...others, leaves], [ann], '2026-10-31')).toEqual([...others, since(ann, '2026-09-01')]);
});

test('removing a child who has already left the class changes nothing', () => {
  const before = [since(ann, '2026-09-01', '2026-09-20')];
  expect(leave(before, [ann], '2026-10-01')).toEqual(before);
});
