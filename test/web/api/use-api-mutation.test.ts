import { expect, test } from 'vitest';
import { terms } from '../../../shared/features/consent/terms/endpoints.ts';
import { CallError, conflictOf } from '../../../web/platform/api/call-error.ts';
import { type ApiMutation, settle, useApiMutation } from '../../../web/platform/api/use-api-mutation.ts';
import { renderHook } from '../hooks/render-hook.ts';

/**
 * A mutation inside a component. Its requests return these responses one after another; an error is thrown.
 */
function mutationOf(answers: unknown[]): { mutation: ApiMutation<unknown, unknown>; keys: string[] } {
  const keys: string[] = [];
  const send = async (_: unknown, key: string) => {
    keys.push(key);
    const answer = answers[keys.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { mutation: renderHook(() => useApiMutation(send)), keys };
}

test('when a form sends the same input again after a lost response, it keeps the idempotency key', async () => {
  const { mutation, keys } = mutationOf([new CallError('network.failed', 0), 'done']);
  await expect(mutation.mutateAsync({ name: 'A' })).rejects.toThrow('network.failed');
  await mutation.mutateAsync({ name: 'A' });
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a form that sends changed input while its first record may be stored keeps its idempotency key', async () => {
  const { mutation, keys } = mutationOf([new CallError('network.failed', 0), 'done']);
  await expect(mutation.mutateAsync({ name: 'A' })).rejects.toThrow('network.failed');
  await mutation.mutateAsync({ name: 'B' });
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('an error contains the stored record only if the error is a version conflict', () => {
  const current = { id: 'trm_1', version: 4 };
  expect(conflictOf(terms.changeTerm, new CallError('version.conflict', 409, { current }))).toBe(current);
  expect(conflictOf(terms.changeTerm, new CallError('version.conflict', 409))).toBeUndefined();
  expect(conflictOf(terms.changeTerm, new CallError('case.merged', 409, { current }))).toBeUndefined();
  expect(conflictOf(terms.changeTerm, new Error('version.conflict'))).toBeUndefined();
});

test('the outcome of an action is reported once, and the action’s callbacks run after success and failure', async () => {
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

test('an error in a callback after success is not reported as a failure of the action', async () => {
  const failures: Error[] = [];
  const outcome = {
    onSuccess: () => Promise.reject(new Error('afterwards')),
    onError: (error: Error) => failures.push(error),
  };
  await expect(settle(Promise.resolve(1), outcome)).rejects.toThrow('afterwards');
  expect(failures).toEqual([]);
});
