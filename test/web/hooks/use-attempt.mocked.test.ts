import { expect, test, vi } from 'vitest';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { toastFailed } from '../../../web/ui/feedback/toast.ts';
import { useAttempt } from '../../../web/ui/feedback/use-attempt.ts';
import { renderHook } from './render-hook.ts';

vi.mock('../../../web/ui/feedback/toast.ts', () => ({ toastFailed: vi.fn() }));

const texts = { en: { moreErrors: { case: { merged: 'This case was merged' } } } };

test('an action that fails shows the text of its own error, and one that succeeds shows nothing', async () => {
  const attempt = renderHook(() => useAttempt('edit'), 1, texts);
  expect(await attempt(async () => 'done')).toBe(true);
  expect(toastFailed).not.toHaveBeenCalled();
  const refused = () => Promise.reject(new CallError('case.merged', 409));
  expect(await attempt(refused)).toBe(false);
  expect(toastFailed).toHaveBeenCalledExactlyOnceWith('This case was merged');
});
