import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyCalendar } from '../../../../shared/features/classes/school-calendar/schema.ts';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { callContext } from '../../../../web/platform/api/call-context.ts';
import { queryClient } from '../../../../web/platform/api/query-client.ts';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { renderHook } from '../../../web/hooks/render-hook.ts';
import { sessionRow } from './session-rows.ts';

const { toastDone } = vi.hoisted(() => ({ toastDone: vi.fn() }));
vi.mock('../../../../web/ui/feedback/toast.ts', () => ({ toastDone, toastFailed: vi.fn() }));

const queryKey = ['sessions', 'list', 'shown'];
const originalConnection = { ...callContext };
/** The bodies of the requests that were sent. `reply` makes the next response. */
const sent: unknown[] = [];
let reply: () => Response | Promise<Response>;

beforeEach(() => {
  sent.length = 0;
  callContext.bearerToken = async () => 'token';
  callContext.organization = () => 'brightwater';
  stubBrowser();
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address === '/config.json') return new Response(JSON.stringify({ api: '/api' }));
    sent.push(JSON.parse(String(request.body)));
    return reply();
  });
});

afterEach(() => {
  Object.assign(callContext, originalConnection);
  queryClient.clear();
  vi.unstubAllGlobals();
});

const session = sessionRow();
const tuesday = { date: '2026-10-20', start: '10:00', end: '11:00' };

test('moving a session to another day sends only the day, so that others of its series keep their times', async () => {
  reply = () => new Response(JSON.stringify({ data: { ...session, ...tuesday, version: 2 } }));
  const { useSessionActions } = await import(
    '../../../../web/features/classes/sessions/use-session-actions.ts'
  );
  const { move } = renderHook(useSessionActions);
  await move(session, tuesday, 'all');
  expect(sent).toEqual([{ version: 1, scope: 'all', changes: { date: '2026-10-20' } }]);
  const [, undo] = toastDone.mock.lastCall ?? [];
  await undo();
  expect(sent.at(-1)).toEqual({ version: 2, isMovedBack: true });
});

test('a session whose move could not be saved returns to its time, unless somebody else has moved it', async () => {
  const { usePlanning } = await import('../../../../web/features/classes/timetable/grid/use-planning.ts');
  const shown = () => queryClient.getQueryData<SessionRow[]>(queryKey);
  const failing = (meanwhile: () => void) => () => {
    expect(shown()).toEqual([{ ...session, ...tuesday }]);
    meanwhile();
    return new Response(JSON.stringify({ error: { code: 'server.failed' } }), { status: 500 });
  };
  const attempt = async (meanwhile = () => {}) => {
    queryClient.setQueryData(queryKey, [session]);
    const before = sent.length;
    reply = failing(meanwhile);
    renderHook(() => usePlanning(queryKey, emptyCalendar)).move(session, tuesday);
    await vi.waitFor(() => expect(sent.length).toBe(before + 1));
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0));
    await new Promise(resolve => setTimeout(resolve));
    return shown();
  };
  expect(await attempt()).toEqual([session]);
  const moved = { ...session, date: '2026-10-23' };
  expect(await attempt(() => queryClient.setQueryData(queryKey, [moved]))).toEqual([moved]);
});

test('a session that is moved again while its first move is being saved is saved at its last time', async () => {
  const { usePlanning } = await import('../../../../web/features/classes/timetable/grid/use-planning.ts');
  const shown = () => queryClient.getQueryData<SessionRow[]>(queryKey)?.[0];
  queryClient.setQueryData(queryKey, [session]);
  const first = Promise.withResolvers<Response>();
  const saved = (changes: object) => new Response(JSON.stringify({ data: { ...session, ...changes } }));
  reply = () => first.promise;
  const { move } = renderHook(() => usePlanning(queryKey, emptyCalendar));
  move(session, tuesday);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const later = { ...tuesday, start: '14:00', end: '15:00' };
  move({ ...session, ...tuesday }, later);
  await vi.waitFor(() => expect(shown()).toMatchObject(later));
  reply = () => saved({ ...later, version: 3 });
  first.resolve(saved({ ...tuesday, version: 2 }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ version: 2, scope: 'this', changes: { start: '14:00', end: '15:00' } });
  expect(shown()).toMatchObject(later);
  await vi.waitFor(() => expect(shown()?.version).toBe(3));
});
