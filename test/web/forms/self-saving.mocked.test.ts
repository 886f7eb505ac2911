import { expect, test, vi } from 'vitest';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { toastFailed } from '../../../web/ui/feedback/toast.ts';
import { useSelfSaving } from '../../../web/ui/form/use-self-saving.ts';
import { renderHook } from '../hooks/render-hook.ts';

vi.mock('../../../web/ui/feedback/toast.ts', () => ({ toastFailed: vi.fn() }));

test('after a conflict, a form says that the other version could not be read, and can save again', async () => {
  const results = [new CallError('version.conflict', 409), new CallError('server.failed', 500)];
  const tries: number[] = [];
  const saved = renderHook(() =>
    useSelfSaving({
      ...{ record: { version: 1, savedAt: '', text: 'Slept' }, action: 'edit' },
      valuesOf: ({ text }: { version: number; savedAt: string; text: string }) => ({ text }),
      findProblems: () => ({}),
      withoutProblems: values => values,
      store: async ({ text }, version) => {
        tries.push(version);
        const result = results.shift();
        if (result) throw result;
        return { text, version: version + 1, savedAt: '' };
      },
      readOther: () => Promise.reject(results.shift()),
      onStored: () => undefined,
    }),
  );
  saved.change(() => ({ text: 'Slept badly' }));
  expect(await saved.save()).toBe(false);
  expect(toastFailed).toHaveBeenCalledOnce();
  expect([await saved.save(), tries]).toEqual([true, [1, 1]]);
});
