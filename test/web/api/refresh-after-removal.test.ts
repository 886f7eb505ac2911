import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../../web/platform/api/query-client.ts';
import { refreshAfterRemoval } from '../../../web/platform/api/refresh-after-removal.ts';

afterEach(() => queryClient.clear());

/** Shows a query until the test ends, and records each read. */
async function show(queryKey: string[], reads: string[]): Promise<() => void> {
  const queryFn = () => {
    reads.push(queryKey.join(' '));
    return Promise.resolve(0);
  };
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  const leave = observer.subscribe(() => undefined);
  await queryClient.fetchQuery({ queryKey, queryFn });
  return leave;
}

test('after a record is deleted, lists are read again and the deleted record is not', async () => {
  const reads: string[] = [];
  const leave = [
    await show(['courses', 'list'], reads),
    await show(['courses', 'one', 'course_1'], reads),
    await show(['courses', 'one', 'course_2'], reads),
  ];
  (await show(['courses', 'content', 'course_1'], reads))();
  reads.splice(0);
  await refreshAfterRemoval(['courses'], 'course_1');
  expect(reads.toSorted()).toEqual(['courses list', 'courses one course_2']);
  expect(queryClient.getQueryData(['courses', 'content', 'course_1'])).toBeUndefined();
  expect(queryClient.getQueryState(['courses', 'one', 'course_1'])?.isInvalidated).toBe(true);
  for (const stop of leave) stop();
});
