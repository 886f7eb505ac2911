import { expect, test } from 'vitest';
import * as z from 'zod';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { useRecordForm } from '../../../web/ui/form/use-record-form.ts';
import { renderHook } from '../hooks/render-hook.ts';

const initialValues = { name: '' };

/** Submits a new record some times, as a page with this draft would, and returns the idempotency keys. */
async function keysOf(draft: object | null, answers: (Error | undefined)[]): Promise<string[]> {
  const keys: string[] = [];
  const { onSubmit } = renderHook(() =>
    useRecordForm<{ name: string }, { id: string; version: number }>({
      draftKey: { form: 'class' },
      autosave: draft && { body: JSON.stringify(draft), savedAt: '2026-01-01T00:00:00.000Z' },
      record: null,
      initialValues,
      valuesOf: () => initialValues,
      schema: z.object({ name: z.string() }),
      save: async (_, __, key) => {
        keys.push(key);
        const answer = answers[keys.length - 1];
        if (answer) throw answer;
        return { id: 'one', version: 1 };
      },
      onSaved: () => undefined,
    }),
  );
  for (const [index] of answers.entries()) {
    onSubmit();
    await expect.poll(() => keys.length).toBe(index + 1);
  }
  return keys;
}

const lost = new CallError('network.failed', 0);

test('a page that restores the draft of a new record creates it with the key of the page before', async () => {
  const createKey = crypto.randomUUID();
  const draft = { recordId: null, version: null, values: { name: 'P3' }, createKey };
  expect(await keysOf(draft, [lost])).toEqual([createKey]);
  const [first, again] = await keysOf(null, [lost, lost]);
  expect(again).toBe(first);
  expect(first).not.toBe(createKey);
});
