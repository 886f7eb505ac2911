import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RecallRow } from '../../../../shared/features/eye/recalls/recall.ts';
import { callContext } from '../../../../web/platform/api/call-context.ts';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import { currentUserWith } from '../../../support/current-user.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { renderHook } from '../../../web/hooks/render-hook.ts';

const { toastDone, toastFailed } = vi.hoisted(() => ({ toastDone: vi.fn(), toastFailed: vi.fn() }));
vi.mock('../../../../web/ui/feedback/toast.ts', () => ({ toastDone, toastFailed }));

const originalConnection = { ...callContext };
const rowOf = (caseId: string, changes: object = {}) =>
  ({
    ...{ caseId, reportId: 'eye_1', state: 'waiting', dueOn: null, bookedFor: null, called: null, at: null },
    case: { fullName: caseId === 'case_ada' ? 'Ada Chan' : 'Ben Lee' },
    ...changes,
  }) as unknown as RecallRow;
/** Bodies of the sent notes, and the row that the server returns. */
let sent: unknown[];
let saved: RecallRow;

beforeEach(async () => {
  sent = [];
  toastDone.mockReset();
  callContext.bearerToken = async () => 'token';
  callContext.organization = () => 'brightwater';
  stubBrowser();
  const { setSession } = await import('../../../../web/platform/auth/session.ts');
  setSession(currentUserWith('admin', ['eye']));
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address === '/config.json') return new Response(JSON.stringify({ api: '/api' }));
    sent.push(body ? JSON.parse(String(body)) : null);
    return new Response(JSON.stringify({ data: saved }));
  });
});

afterEach(() => {
  Object.assign(callContext, originalConnection);
  queryClient.clear();
  vi.unstubAllGlobals();
});

const textsIn = async () => ({
  en: { eye: JSON.parse(await readFile('web/platform/i18n/en/eye.json', 'utf8')) },
});

async function noteWaiting(before: object, after: object): Promise<string> {
  const { useUpdateRecall } = await import('../../../../web/features/eye/recalls/use-update-recall.ts');
  saved = rowOf('case_ada', { revision: 2, ...after });
  const row = rowOf('case_ada', { at: '2026-01-01T08:00:00.000Z', ...before });
  const { note } = renderHook(() => useUpdateRecall(row), 1, await textsIn());
  expect(await note('waiting')).toBe(true);
  expect(toastDone.mock.lastCall?.[1]).toBeTypeOf('function');
  return toastDone.mock.lastCall?.[0];
}

test('a cancelled booking is called so, with undo, and says whether the family is to be called now', async () => {
  const booked = { state: 'booked', bookedFor: '2099-12-03' };
  const toCall = 'Ada Chan’s booking is cancelled; the family is to be called again';
  expect(await noteWaiting(booked, { dueOn: '2026-01-01' })).toBe(toCall);
  expect(sent).toEqual([{ reportId: 'eye_1', state: 'waiting', notedAt: '2026-01-01T08:00:00.000Z' }]);
  expect(await noteWaiting(booked, { dueOn: '2099-12-01' })).toBe('Ada Chan’s booking is cancelled');
  expect(await noteWaiting({ state: 'contacted' }, { dueOn: '2026-01-01' })).toBe(
    'Ada Chan’s family is to be called again',
  );
});

test('a booking names other children who are booked for the same time', async () => {
  const { useBookedThen } = await import('../../../../web/features/eye/recalls/use-booked-then.ts');
  const { bookedOnQuery } = await import('../../../../web/features/eye/eye-reports/queries.ts');
  const [day, time] = ['2099-03-01', '10:30'];
  const rows = [
    rowOf('case_ada', { bookedTime: time }),
    rowOf('case_ben', { bookedTime: time }),
    rowOf('case_mia', { bookedTime: '11:00' }),
  ];
  queryClient.setQueryData(bookedOnQuery(day).queryKey, rows);
  const texts = await textsIn();
  const hintFor = (booking: { day?: string; time?: string }) =>
    renderHook(() => useBookedThen({ caseId: 'case_ada', day: booking.day, time: booking.time }), 1, texts);
  expect(hintFor({ day, time })).toBe('Also booked at 10:30: Ben Lee.');
  expect(hintFor({ day, time: '10:45' })).toBeNull();
  expect(hintFor({ day })).toBeNull();
  expect(hintFor({ time })).toBeNull();
});
