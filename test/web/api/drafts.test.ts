import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callContext } from '../../../web/platform/api/call-context.ts';
import {
  caseDraftsQuery,
  discardDraft,
  discardForGood,
  draftQuery,
  fetchDraft,
  holdReads,
  saveDraft,
} from '../../../web/platform/api/drafts.ts';
import { queryClient } from '../../../web/platform/api/query-client.ts';

const key = { form: 'class' };
const originalConnection = { ...callContext };
/** The draft that the server has; another device may change it. */
let stored: string | null;
let isDown: boolean;

beforeEach(() => {
  stored = null;
  isDown = false;
  queryClient.clear();
  callContext.bearerToken = async () => 'token';
  callContext.organization = () => 'brightwater';
  vi.stubGlobal('__APP_VERSION__', '26-11-20-1');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (address === '/config.json') return new Response(JSON.stringify({ api: '/api' }));
    if (isDown) return new Response(JSON.stringify({ error: { code: 'server.failed' } }), { status: 503 });
    const savedAt = new Date().toISOString();
    if (method === 'PUT') stored = JSON.parse(String(body)).body;
    if (method === 'DELETE') stored = null;
    const data = stored === null ? null : { body: stored, savedAt };
    return new Response(JSON.stringify({ data }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  Object.assign(callContext, originalConnection);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bodyWhenOpened = async () => (await fetchDraft(key))?.body ?? null;

test('a form that opens again reads its draft again, because another device may have changed it', async () => {
  expect(await bodyWhenOpened()).toBe(null);
  stored = 'Typed on a tablet';
  expect(await bodyWhenOpened()).toBe('Typed on a tablet');
  await saveDraft(key, 'Typed here');
  stored = 'Typed on a tablet later';
  expect(await bodyWhenOpened()).toBe('Typed on a tablet later');
});

test('a form that opens reads its draft after queued writes of the form before', async () => {
  const running = Promise.withResolvers<void>();
  const queue = running.promise.then(async () => void (await saveDraft(key, 'The last words')));
  holdReads(key, queue);
  const read = bodyWhenOpened();
  running.resolve();
  expect(await read).toBe('The last words');
});

test('a draft that could not be sent or read is the text typed here last, or null', async () => {
  isDown = true;
  expect(await bodyWhenOpened()).toBe(null);
  await saveDraft(key, 'Typed offline').catch(() => undefined);
  expect(await bodyWhenOpened()).toBe('Typed offline');
  isDown = false;
  expect(await bodyWhenOpened()).toBe('Typed offline');
  await saveDraft(key, 'Typed online');
  isDown = true;
  expect(await bodyWhenOpened()).toBe('Typed online');
  await discardDraft(key).catch(() => undefined);
  expect(await bodyWhenOpened()).toBe(null);
});

test('the draft of a submitted form is deleted once the server can be reached, but not what was typed since', async () => {
  vi.useFakeTimers();
  await saveDraft(key, 'Submitted');
  isDown = true;
  await discardForGood(key);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stored).toBe('Submitted');
  expect(await bodyWhenOpened()).toBe(null);
  isDown = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stored).toBe(null);

  await saveDraft(key, 'Submitted as well');
  isDown = true;
  await discardForGood(key);
  isDown = false;
  await saveDraft(key, 'Typed since');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(stored).toBe('Typed since');
});

test('text that could not be sent stays in the cache while its form is closed', () => {
  // In Node, React Query keeps all data, so that only the option can be tested.
  expect(draftQuery(key).gcTime).toBe(Number.POSITIVE_INFINITY);
});

test('the list of children with a draft of a form is read again once such a draft was saved or discarded', async () => {
  const { queryKey } = caseDraftsQuery('eye');
  const isOutdated = () => queryClient.getQueryState(queryKey)?.isInvalidated;
  const afterWrite = async (write: () => Promise<unknown>) => {
    queryClient.setQueryData([...queryKey], undefined);
    await queryClient.fetchQuery({ queryKey, queryFn: () => null, staleTime: 0 });
    await write();
    return isOutdated();
  };
  const ofChild = { form: 'eye', caseId: 'case_1' };
  expect(await afterWrite(() => saveDraft(ofChild, 'Typed'))).toBe(true);
  expect(await afterWrite(() => discardDraft(ofChild))).toBe(true);
  expect(await afterWrite(() => saveDraft({ form: 'note', caseId: 'case_1' }, 'Typed'))).toBe(false);
});
