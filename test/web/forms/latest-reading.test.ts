import { expect, test } from 'vitest';
import { useLatest } from '../../../web/ui/file/use-latest.ts';
import { renderHook } from '../hooks/render-hook.ts';

test('a file that is read more slowly than one chosen after it is ignored', () => {
  const begin = renderHook(useLatest);
  const isFirstLatest = begin();
  expect(isFirstLatest()).toBe(true);
  const isSecondLatest = begin();
  expect([isFirstLatest(), isSecondLatest()]).toEqual([false, true]);
});
