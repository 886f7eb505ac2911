import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callContext } from '../../../web/platform/api/call-context.ts';
import { queryClient } from '../../../web/platform/api/query-client.ts';
import { useServerDraft } from '../../../web/platform/api/use-server-draft.ts';
import { stubBrowser } from '../../support/stub-browser.ts';
import { renderHook } from '../hooks/render-hook.ts';

const originalConnection = { ...callContext };
let sent: string[];
let isFailing: boolean;

beforeEach(() => {
  [sent, isFailing] = [[], false];
  callContext.bearerToken = async () => 'token';
  callContext.organization = () => 'brightwater';
  stubBrowser();
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit = {}) => {
    if (address === '/config.json') return new Response(JSON.stringify({ api: '/api' }));
    sent.push(`${method} ${address} ${body}`);
    return isFailing
      ? new Response(JSON.stringify({ error: { code: 'server.failed' } }), { status: 500 })
      : new Response(JSON.stringify({ data: { savedAt: '2026-05-16T08:00:00.000Z' } }));
  });
});

afterEach(() => {
  Object.assign(callContext, originalConnection);
  queryClient.clear();
  vi.unstubAllGlobals();
});

const draftOf = (key: { form: string } | null) => renderHook(() => useServerDraft(key, 'Typed', null));

test('on leaving a form, its draft can be saved at once, and a failure is reported', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { saveDraft } = draftOf({ form: 'case' }).leaving;
  expect(await saveDraft?.()).toBe(true);
  expect(sent).toEqual(['PUT /api/drafts/case {"body":"Typed"}']);
  isFailing = true;
  await expect(saveDraft?.()).rejects.toMatchObject({ status: 500 });
});

test('on leaving a form whose input belongs to no child yet, no draft can be saved', () => {
  expect(draftOf(null).leaving.saveDraft).toBeUndefined();
});
