import { expect, test } from 'vitest';
import { settle } from '../../web/platform/api/use-action.ts';

test('an outcome is told once, and what comes after it in either case', async () => {
  const told: string[] = [];
  const outcome = {
    onSuccess: (answer: string) => told.push(answer),
    onError: (error: Error) => told.push(error.message),
    onSettled: () => told.push('over'),
  };
  await settle(Promise.resolve('done'), outcome);
  await settle(Promise.reject(new Error('failed')), outcome);
  expect(told).toEqual(['done', 'over', 'failed', 'over']);
});

test('what fails after a success is not told as a failure of the action', async () => {
  const failures: Error[] = [];
  const outcome = {
    onSuccess: () => Promise.reject(new Error('afterwards')),
    onError: (error: Error) => failures.push(error),
  };
  await expect(settle(Promise.resolve(1), outcome)).rejects.toThrow('afterwards');
  expect(failures).toEqual([]);
});
