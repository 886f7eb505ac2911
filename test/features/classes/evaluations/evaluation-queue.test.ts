import { expect, test, vi } from 'vitest';
import type { Evaluation, EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';
import { EvaluationQueue } from '../../../../web/features/classes/evaluations/evaluation-queue.ts';
import { CallError } from '../../../../web/platform/api/call-error.ts';

const activityId = `sact_${'b'.repeat(38)}`;
const childOf = (at: number) => `case_${String(at).padStart(22, '0')}`;
const rate = (to: number | null, child = 0): EvaluationChange => ({
  ...{ caseId: childOf(child), activityId, field: 'participation' as const },
  ...{ from: null, to },
});
const stored = (participation: number | null, child = 0, isAbsent = false): Evaluation => ({
  ...{ caseId: childOf(child), isAbsent, absenceReason: '', recent: [] },
  activities: [{ activityId, participation, fluency: null, observation: '', isShared: false }],
});
const shown = (queue: EvaluationQueue, child = 0) =>
  queue.rated(childOf(child)).activities[0]?.participation ?? null;

function openQueue(
  answers: (readonly Evaluation[] | CallError)[],
  known: Evaluation[] = [],
  kept: EvaluationChange[] = [],
) {
  const sent: { changes: EvaluationChange[]; key: string }[] = [];
  const lost: EvaluationChange[] = [];
  const refused = vi.fn();
  const queue = new EvaluationQueue({
    ...{ stored: known, kept },
    send: async (changes, key) => {
      sent.push({ changes, key });
      const answer = answers[sent.length - 1] ?? [];
      if (answer instanceof CallError) throw answer;
      return answer;
    },
    onLost: changes => lost.push(...changes),
    onRefused: refused,
  });
  return { queue, sent, lost, refused };
}

const offline = new CallError('network.failed', 0);
const conflict = (current: Evaluation[]) => new CallError('version.conflict', 409, { current });

test('typed scores are shown immediately and sent in one request, each with its stored value and the last value typed', async () => {
  const { queue, sent } = openQueue([[stored(5), stored(2, 1)]], [stored(3)]);
  queue.change([rate(4)]);
  queue.change([rate(5), rate(2, 1)]);
  expect([shown(queue), shown(queue, 1), queue.state().unsaved]).toEqual([5, 2, 2]);
  expect(await queue.flush()).toBe(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.changes).toMatchObject([
    { from: 3, to: 5 },
    { from: null, to: 2 },
  ]);
  expect(queue.state()).toMatchObject({ unsaved: 0, hasFailed: false });
});

test('after a page reload, unsent scores are sent unless they are already stored or a colleague has changed them meanwhile', async () => {
  const kept = [rate(4), rate(2, 1), rate(3, 2)];
  const known = [stored(null), stored(2, 1), stored(5, 2)];
  const { queue, sent, lost } = openQueue([conflict([stored(5, 2)]), [stored(4)]], known, kept);
  expect([shown(queue), shown(queue, 1), queue.state().pending.length]).toEqual([4, 2, 2]);
  queue.open();
  expect(await queue.flush()).toBe(true);
  expect(sent.map(({ changes }) => changes)).toEqual([[rate(4), rate(3, 2)], [rate(4)]]);
  expect(lost).toEqual([rate(3, 2)]);
  expect(queue.state()).toMatchObject({ unsaved: 0, pending: [] });
});

test('scores that could not be sent offline are sent again with the same idempotency key; later scores are sent afterwards', async () => {
  const { queue, sent } = openQueue([offline, [stored(4)], [stored(5)]]);
  queue.change([rate(4)]);
  expect(await queue.flush()).toBe(false);
  expect(queue.state()).toMatchObject({ unsaved: 1, hasFailed: true });
  queue.change([rate(5)]);
  expect(shown(queue)).toBe(5);
  expect(await queue.flush()).toBe(true);
  expect(sent.map(({ changes: [one] }) => [one?.from, one?.to])).toEqual([
    [null, 4],
    [null, 4],
    [4, 5],
  ]);
  expect(sent[1]?.key).toBe(sent[0]?.key);
  expect(sent[2]?.key).not.toBe(sent[0]?.key);
});

test('if a colleague has changed one of the scores meanwhile, the colleague’s score is shown and the user’s others are stored', async () => {
  const theirs = stored(1);
  const { queue, sent, lost } = openQueue([conflict([theirs]), [stored(3, 1)]]);
  queue.change([rate(4), rate(3, 1)]);
  expect(await queue.flush()).toBe(true);
  expect(lost).toMatchObject([{ caseId: childOf(0), to: 4 }]);
  expect(sent[1]?.changes).toMatchObject([{ caseId: childOf(1), to: 3 }]);
  expect([shown(queue), shown(queue, 1)]).toEqual([1, 3]);
});

test('unsent scores of a child whom a colleague has marked absent are dropped and not sent again', async () => {
  const absent = new CallError('evaluation.absent', 409, { current: [stored(null, 0, true)] });
  const { queue, sent, lost } = openQueue([absent]);
  queue.change([rate(4)]);
  expect(await queue.flush()).toBe(true);
  expect(sent).toHaveLength(1);
  expect(lost).toHaveLength(1);
  expect(queue.state().unsaved).toBe(0);
});

test('scores that the server rejects stay on the screen, together with later input, until the user sends them again', async () => {
  const finished = new CallError('evaluation.finished', 409);
  const { queue, sent, refused } = openQueue([finished, [stored(5), stored(2, 1)]]);
  queue.change([rate(4), rate(2, 1)]);
  expect(await queue.flush()).toBe(false);
  expect(refused).toHaveBeenCalledTimes(1);
  expect([shown(queue), shown(queue, 1), queue.state().unsaved]).toEqual([4, 2, 2]);
  expect(queue.state().held).toMatchObject({ error: finished, changes: [{ to: 4 }, { to: 2 }] });
  queue.change([rate(5)]);
  expect(queue.state()).toMatchObject({ unsaved: 2, held: { changes: [{ to: 2 }] } });
  expect(await queue.retry()).toBe(true);
  expect(sent[1]?.changes.toSorted((one, other) => Number(other.to) - Number(one.to))).toMatchObject([
    { from: null, to: 5 },
    { from: null, to: 2 },
  ]);
  expect(queue.state()).toMatchObject({ unsaved: 0, held: undefined });
});

test('if the server rejects the scores of one child, the scores of all other children are still stored', async () => {
  const archived = new CallError('case.archived', 409);
  const answers = [archived, [stored(1)], archived, [stored(3, 2)], [stored(5, 3)]];
  const { queue, sent } = openQueue(answers);
  queue.change([rate(1), rate(2, 1), rate(3, 2)]);
  const flushing = queue.flush();
  queue.change([rate(5, 3)]);
  expect(await flushing).toBe(false);
  expect(sent.slice(1).map(({ changes: [one] }) => [one?.caseId, one?.to])).toEqual([
    [childOf(0), 1],
    [childOf(1), 2],
    [childOf(2), 3],
    [childOf(3), 5],
  ]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length);
  expect(queue.state()).toMatchObject({ unsaved: 1, held: { changes: [{ caseId: childOf(1), to: 2 }] } });
  queue.discard();
  expect([shown(queue, 1), queue.state().unsaved]).toEqual([null, 0]);
});

test('discarding all changes shows the stored values again, and leaving sends nothing', async () => {
  const { queue, sent } = openQueue([offline, [stored(5, 1)]], [stored(3)]);
  queue.change([rate(4)]);
  expect(await queue.flush()).toBe(false);
  queue.change([rate(5, 1)]);
  queue.discard(true);
  expect([shown(queue), shown(queue, 1), queue.state().unsaved]).toEqual([3, null, 0]);
  expect(await queue.flush()).toBe(true);
  expect(sent).toHaveLength(1);
});

test('if an activity was removed from the session, unsent scores for this activity are rejected and other scores are stored', async () => {
  const gone = new CallError('record.missing', 404);
  const { queue } = openQueue([gone, gone, [stored(4)]]);
  const removed = { ...rate(2), activityId: `sact_${'c'.repeat(38)}` } as EvaluationChange;
  queue.change([removed, rate(4)]);
  expect(await queue.flush()).toBe(false);
  expect(queue.state().held?.changes).toMatchObject([{ activityId: `sact_${'c'.repeat(38)}`, to: 2 }]);
  expect(shown(queue)).toBe(4);
});

test('if a score is typed while an earlier one is being rejected, one change from the stored to the last score stays unsent', async () => {
  const archived = new CallError('case.archived', 409);
  let refuse = (_: CallError) => {};
  const queue = new EvaluationQueue({
    stored: [stored(3)],
    send: () => new Promise((_, reject) => (refuse = reject)),
    ...{ onLost: () => expect.unreachable(), onRefused: () => undefined },
  });
  queue.change([rate(4)]);
  const flushing = queue.flush();
  queue.change([rate(5)]);
  refuse(archived);
  expect(await flushing).toBe(false);
  expect(queue.state().held?.changes).toMatchObject([{ from: 3, to: 5 }]);
});

test('undo reverts the user’s last scores, except scores that a colleague has changed since', async () => {
  const { queue } = openQueue([[stored(4), stored(4, 1)]]);
  queue.change([rate(4), rate(4, 1)]);
  await queue.flush();
  queue.takeOver([stored(2), stored(4, 1)], queue.saves);
  queue.undo();
  expect([shown(queue), shown(queue, 1)]).toEqual([2, null]);
  expect(queue.state().canUndo).toBe(false);
});

test('undo of a named action reverts this action only, even if other scores were typed since', async () => {
  const { queue } = openQueue([], [stored(1, 2)]);
  const undoColumn = queue.change([rate(4), rate(4, 1)]);
  queue.change([rate(2, 2)]);
  expect(queue.change([rate(2, 2)])).toBeUndefined();
  undoColumn?.();
  undoColumn?.();
  expect([shown(queue), shown(queue, 1), shown(queue, 2)]).toEqual([null, null, 2]);
  queue.undo();
  expect(shown(queue, 2)).toBe(1);
  expect(queue.state().canUndo).toBe(false);
});

test('undo of a removed absence restores its reason, which is sent after the absence', async () => {
  const absent = { ...stored(null, 0, true), absenceReason: 'ill' };
  const { queue, sent } = openQueue([[stored(null)], [absent]], [absent]);
  const at = { caseId: childOf(0) };
  const undo = queue.change([{ ...at, field: 'isAbsent', from: true, to: false }]);
  await queue.flush();
  undo?.();
  expect(queue.rated(childOf(0))).toMatchObject({ isAbsent: true, absenceReason: 'ill' });
  await queue.flush();
  expect(sent.map(({ changes }) => changes)).toEqual([
    [
      { ...at, field: 'absenceReason', from: 'ill', to: '' },
      { ...at, field: 'isAbsent', from: true, to: false },
    ],
    [
      { ...at, field: 'isAbsent', from: false, to: true },
      { ...at, field: 'absenceReason', from: '', to: 'ill' },
    ],
  ]);
});

test('a score typed while two requests in turn conflict in other cells is stored', async () => {
  const known = [stored(1), stored(1, 1), stored(1, 2)];
  const { queue, sent, lost } = openQueue(
    [conflict([stored(5, 1)]), conflict([stored(5, 2)]), [stored(3)]],
    known,
  );
  queue.change([rate(2), rate(2, 1), rate(2, 2)]);
  const flushing = queue.flush();
  queue.change([rate(3)]);
  expect(await flushing).toBe(true);
  expect(lost.map(({ caseId }) => caseId)).toEqual([childOf(1), childOf(2)]);
  expect(sent.at(-1)?.changes).toEqual([{ ...rate(3), from: 1 }]);
  expect([shown(queue), shown(queue, 1), shown(queue, 2)]).toEqual([3, 5, 5]);
});

test('when a slow request returns an older state of an evaluation, the screen keeps the newer value', async () => {
  const { queue } = openQueue([[stored(4)]]);
  const { saves } = queue;
  queue.change([rate(4)]);
  await queue.flush();
  queue.takeOver([], saves);
  expect(shown(queue)).toBe(4);
});

test('one request contains changed scores of at most 30 children', async () => {
  const { queue, sent } = openQueue([]);
  queue.change(Array.from({ length: 40 }, (_, child) => rate(3, child)));
  await queue.flush();
  expect(sent.map(({ changes }) => changes.length)).toEqual([30, 10]);
});
