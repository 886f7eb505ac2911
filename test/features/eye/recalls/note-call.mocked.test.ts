import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callContext } from '../../../../web/platform/api/call-context.ts';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { renderHook } from '../../../web/hooks/render-hook.ts';

const { toastDone, toastFailed } = vi.hoisted(() => ({ toastDone: vi.fn(), toastFailed: vi.fn() }));
vi.mock('../../../../web/ui/feedback/toast.ts', () => ({ toastDone, toastFailed }));

const originalConnection = { ...callContext };
/** The requests that were sent, in any order. */
let sent: { address: string; body?: unknown }[];
/** Idempotency keys of the sent notes. */
let keys: (string | null)[];
/** Cases whose requests fail. */
let failing: string[];

beforeEach(() => {
  [sent, keys, failing] = [[], [], []];
  toastDone.mockReset();
  toastFailed.mockReset();
  callContext.bearerToken = async () => 'token';
  callContext.organization = () => 'brightwater';
  stubBrowser();
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit = {}) => {
    if (address === '/config.json') return new Response(JSON.stringify({ api: '/api' }));
    sent.push({ address: `${method} ${address}`, ...(body ? { body: JSON.parse(String(body)) } : {}) });
    if (method === 'PUT') keys.push(new Headers(headers).get('idempotency-key'));
    if (failing.some(id => address.includes(id)))
      return new Response(JSON.stringify({ error: { code: 'server.failed' } }), { status: 500 });
    return new Response(
      JSON.stringify({ data: { reportId: `eye_of_${address.split('/')[3]}`, revision: 3 } }),
    );
  });
});

afterEach(() => {
  Object.assign(callContext, originalConnection);
  queryClient.clear();
  vi.unstubAllGlobals();
});

const ada = { caseId: 'case_ada', fullName: 'Ada Chan', reportId: 'eye_ada' };
const ben = { caseId: 'case_ben', fullName: 'Ben Chan' };

async function openHook() {
  const { useNoteCall } = await import('../../../../web/features/eye/recalls/use-note-call.ts');
  const eye = JSON.parse(await readFile('web/platform/i18n/en/eye.json', 'utf8'));
  return renderHook(useNoteCall, 1, { en: { eye } });
}

const noteCall = async (children: { caseId: string; fullName: string }[]): Promise<boolean> =>
  (await openHook()).note(children, 'Both on Friday');

const called = { state: 'contacted', callNote: 'Both on Friday' };

test('one call is noted for a child and for brothers and sisters, and can be undone for all of them', async () => {
  expect(await noteCall([ada, ben])).toBe(true);
  expect(sent).toContainEqual({
    address: 'PUT /api/cases/case_ada/recall',
    body: { ...called, reportId: 'eye_ada' },
  });
  expect(sent).toContainEqual({
    address: 'PUT /api/cases/case_ben/recall',
    body: { ...called, reportId: 'eye_of_case_ben' },
  });
  const [text, undo] = toastDone.mock.lastCall ?? [];
  expect(text).toBe('Ada Chan and Ben Chan’s family was called');
  sent.length = 0;
  await undo();
  expect(sent.map(({ body }) => body)).toEqual([{ revision: 3 }, { revision: 3 }]);
  expect(toastFailed).not.toHaveBeenCalled();
});

test('a call that could not be noted for one child stays noted for the others, and the child is named', async () => {
  failing = ['case_ben'];
  expect(await noteCall([ada, ben])).toBe(true);
  expect(toastDone.mock.lastCall?.[0]).toBe('Ada Chan’s family was called');
  expect(toastFailed.mock.lastCall?.[1]).toBe('The call was not noted for Ben Chan.');
  failing = ['case_ada', 'case_ben'];
  expect(await noteCall([ada, ben])).toBe(false);
  expect(toastFailed.mock.lastCall?.[1]).toBe('The call was not noted for Ada Chan and Ben Chan.');
});

test('the day on which to call again is sent for all children; without one, each keeps the usual day', async () => {
  const { note } = await openHook();
  await note([ada, ben], 'Both on Friday', '2026-12-04');
  const notes = sent.filter(({ address }) => address.startsWith('PUT'));
  expect(notes.map(({ body }) => body)).toEqual([
    { ...called, againOn: '2026-12-04', reportId: 'eye_ada' },
    { ...called, againOn: '2026-12-04', reportId: 'eye_of_case_ben' },
  ]);
});

test('a call that is confirmed twice is noted once', async () => {
  const { note } = await openHook();
  const first = note([ada, ben], 'Both on Friday');
  void note([ada, ben], 'Both on Friday');
  expect(await first).toBe(true);
  expect(new Set(keys).size).toBe(2);
  expect(keys).toHaveLength(2);
});

test('a call that is confirmed again after its response was lost has the same key', async () => {
  failing = ['case_ada'];
  const { note } = await openHook();
  expect(await note([ada], 'On Friday')).toBe(false);
  expect(await note([ada], 'On Friday')).toBe(false);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
