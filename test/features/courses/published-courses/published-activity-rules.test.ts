import { expect, test } from 'vitest';
import {
  activitySourceOf,
  parsePublishedActivityId,
  publishedActivityId,
} from '../../../../shared/features/courses/published-courses/schema.ts';

test('the ID of a published activity consists of the activity’s ID and the version in four digits', () => {
  expect(publishedActivityId('act_0Course1Leaf', 3)).toBe('pact_0Course1Leaf0003');
  expect(publishedActivityId('act_0Course1Leaf', 1_234)).toBe('pact_0Course1Leaf1234');
});

test('the ID of a published activity can be split into the activity’s ID and the version', () => {
  expect(parsePublishedActivityId('pact_0Course1Leaf0003')).toEqual({
    activityId: 'act_0Course1Leaf',
    courseVersion: 3,
  });
  expect(parsePublishedActivityId('pact_0Course1Leaf1234')).toEqual({
    activityId: 'act_0Course1Leaf',
    courseVersion: 1_234,
  });
});

test('all versions of a published activity have the same source activity; any other activity is its own source', () => {
  expect(activitySourceOf('pact_0Course1Leaf0003')).toBe('act_0Course1Leaf');
  expect(activitySourceOf('pact_0Course1Leaf0004')).toBe('act_0Course1Leaf');
  expect(activitySourceOf('copy_0Copy10004')).toBe('copy_0Copy10004');
  expect(activitySourceOf('cust_0Custom10004')).toBe('cust_0Custom10004');
  expect(activitySourceOf('act_0Course1Leaf')).toBe('act_0Course1Leaf');
});
