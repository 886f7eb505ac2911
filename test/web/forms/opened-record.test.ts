import { expect, test } from 'vitest';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { useOpenedRecord } from '../../../web/ui/dialog/use-opened-record.ts';
import { renderHook } from '../hooks/render-hook.ts';

const record = (version: number, name = 'Ann') => ({ version, name, seenAt: version });

/** A dialog whose record is read again meanwhile, and whose first saving fails because of another version. */
function dialogAfter(current: ReturnType<typeof record>) {
  const saved: number[] = [];
  const taken: string[] = [];
  const acts = {
    valuesOf: ({ name }: ReturnType<typeof record>) => name,
    save: (version: number) => saved.push(version),
    take: (name: string) => taken.push(name),
  };
  const dialog = renderHook(round => {
    const opened = useOpenedRecord(record(round + 1), acts);
    if (round === 1) {
      saved.push(opened.version);
      expect(opened.handleConflict(new CallError('network.failed', 0))).toBe(false);
      expect(opened.handleConflict(new CallError('version.conflict', 409, { current }))).toBe(true);
    }
    return opened;
  }, 3);
  return { dialog, saved, taken };
}

test('a dialog saves over the version with which it was opened, and asks if somebody has changed its values', () => {
  const { dialog, saved, taken } = dialogAfter(record(4, 'Ben'));
  expect(saved).toEqual([1]);
  dialog.conflict?.onKeepMine();
  expect(saved).toEqual([1, 4]);
  dialog.conflict?.onTakeTheirs();
  expect(taken).toEqual(['Ben']);
});

test('a dialog saves over a version that differs from the opened one only in what the dialog does not show', () => {
  const { dialog, saved } = dialogAfter(record(4));
  expect(saved).toEqual([1, 4]);
  expect(dialog.conflict).toBeUndefined();
});
