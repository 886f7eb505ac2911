import { expect, test } from 'vitest';
import { CallError } from '../../../web/platform/api/call-error.ts';
import { useOpenedRecord } from '../../../web/ui/dialog/use-opened-record.ts';
import { renderHook } from '../hooks/render-hook.ts';

const record = (version: number, name = 'Ann', role = 'user') => ({ version, name, role, seenAt: version });

/** A dialog whose record is read again meanwhile, and whose first saving fails because of another version. */
function dialogAfter(current: ReturnType<typeof record>) {
  const saved: (number | string)[] = [];
  const taken: string[] = [];
  const acts = {
    valuesOf: ({ name, role }: ReturnType<typeof record>) => ({ name, role }),
    typed: { name: 'Anne', role: 'user' },
    save: (version: number, { name, role }: { name: string; role: string }) =>
      saved.push(`${version} ${name} ${role}`),
    take: ({ name }: { name: string }) => taken.push(name),
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

test('a dialog saves over the version with which it was opened, and asks if somebody changed the same value', () => {
  const { dialog, saved, taken } = dialogAfter(record(4, 'Ben', 'admin'));
  expect(saved).toEqual([1]);
  dialog.conflict?.onKeepMine();
  expect(saved).toEqual([1, '4 Anne admin']);
  dialog.conflict?.onTakeTheirs();
  expect(taken).toEqual(['Ben']);
});

test('a dialog keeps what somebody changed meanwhile, if it is not what the user changed', () => {
  for (const role of ['user', 'admin']) {
    const { dialog, saved } = dialogAfter(record(4, 'Ann', role));
    expect(saved).toEqual([1, `4 Anne ${role}`]);
    expect(dialog.conflict).toBeUndefined();
  }
});
