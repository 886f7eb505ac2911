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

function openQueue(answers: (readonly Evaluation[] | CallError)[], known: Evaluation[] = []) {
  const sent: { changes: EvaluationChange[]; key: string }[] = [];
  const lost: EvaluationChange[] = [];
  const refused = vi.fn();
  const queue = new EvaluationQueue({
    stored: known,
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

test('changes are shown at once and sent together, from what was stored to what was entered last', async () => {
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

test('offline keeps changes, and sends them again under the same key, what came later after them', async () => {
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

test('a cell that a colleague changed first shows theirs, and the others of the batch are stored', async () => {
  const theirs = stored(1);
  const { queue, sent, lost } = openQueue([conflict([theirs]), [stored(3, 1)]]);
  queue.change([rate(4), rate(3, 1)]);
  expect(await queue.flush()).toBe(true);
  expect(lost).toMatchObject([{ caseId: childOf(0), to: 4 }]);
  expect(sent[1]?.changes).toMatchObject([{ caseId: childOf(1), to: 3 }]);
  expect([shown(queue), shown(queue, 1)]).toEqual([1, 3]);
});

test('scores of a child whom a colleague marked absent are not sent for ever', async () => {
  const absent = new CallError('evaluation.absent', 409, { current: [stored(null, 0, true)] });
  const { queue, sent, lost } = openQueue([absent]);
  queue.change([rate(4)]);
  expect(await queue.flush()).toBe(true);
  expect(sent).toHaveLength(1);
  expect(lost).toHaveLength(1);
  expect(queue.state().unsaved).toBe(0);
});

test('what may not be stored at all is dropped and told', async () => {
  const finished = new CallError('evaluation.finished', 409);
  const { queue, refused } = openQueue([finished]);
  queue.change([rate(4)]);
  await queue.flush();
  expect(refused).toHaveBeenCalledWith(finished);
  expect([shown(queue), queue.state().unsaved]).toEqual([null, 0]);
});

test('undo takes back the last changes, but not where a colleague went on', async () => {
  const { queue } = openQueue([[stored(4), stored(4, 1)]]);
  queue.change([rate(4), rate(4, 1)]);
  await queue.flush();
  queue.takeOver([stored(2), stored(4, 1)], queue.saves);
  queue.undo();
  expect([shown(queue), shown(queue, 1)]).toEqual([2, null]);
  expect(queue.state().canUndo).toBe(false);
});

test('what was read before something was stored does not bring the old value back', async () => {
  const { queue } = openQueue([[stored(4)]]);
  const { saves } = queue;
  queue.change([rate(4)]);
  await queue.flush();
  queue.takeOver([], saves);
  expect(shown(queue)).toBe(4);
});

test('a batch has 30 children at most', async () => {
  const { queue, sent } = openQueue([]);
  queue.change(Array.from({ length: 40 }, (_, child) => rate(3, child)));
  await queue.flush();
  expect(sent.map(({ changes }) => changes.length)).toEqual([30, 10]);
});
