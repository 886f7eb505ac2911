import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { caseId, PretendServer, prepareDevice, screen } from './browser-day.ts';

stubBrowser();
const { provideDay } = await import('../../../../web/features/screening/prepared-days/current-day.ts');
const { sendNow } = await import('../../../../web/features/screening/prepared-days/use-sending.ts');
const { normsQuery } = await import('../../../../web/features/screening/settings/queries.ts');
const { screeningQuery } = await import('../../../../web/features/screening/queries.ts');
const { callContext } = await import('../../../../web/platform/api/call-context.ts');
const { queryClient } = await import('../../../../web/platform/api/query-client.ts');
const { hasPreparedDay, markPreparedDay } = await import('../../../../web/platform/offline/prepared-day.ts');
const { currentOrganizationSlug, setSession } = await import('../../../../web/platform/auth/session.ts');

const connection = { ...callContext };
const sent: { organization: string | null }[] = [];
let answer: (address: string, body: object) => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  queryClient.clear();
  sent.length = 0;
  callContext.bearerToken = async () => 'token';
  callContext.organization = currentOrganizationSlug;
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    if (address === '/config.json') return Response.json({ api: '/api' });
    sent.push({ organization: new Headers(request.headers).get('x-organization') });
    return answer(address, JSON.parse(String(request.body ?? '{}')));
  });
});

afterEach(() => {
  Object.assign(callContext, connection);
  vi.unstubAllGlobals();
  stubBrowser();
});

/** Prepares a device for the clinic, and opens an organisation of the same person. */
async function openIn(organizationSlug: string) {
  const store = await prepareDevice(1);
  const { session } = store.content;
  setSession({ ...session, organization: { ...session.organization, organizationSlug } as never });
  return store;
}

test('a prepared day fills the pages of its own organisation only', async () => {
  provideDay(await openIn('school'));
  expect(queryClient.getQueryData(normsQuery.queryKey)).toBeUndefined();
  expect(currentOrganizationSlug()).toBe('school');
  provideDay(await openIn('clinic'));
  expect(queryClient.getQueryData(normsQuery.queryKey)).toBeDefined();
});

test('answers of a prepared day are sent to its organisation, and stay out of the pages of another one', async () => {
  const server = new PretendServer();
  for (const [slug, isKept] of [
    ['school', false],
    ['clinic', true],
  ] as const) {
    const store = await openIn(slug);
    const { day } = store.content;
    answer = async (address, body) =>
      address.includes('prepared-days')
        ? Response.json({ data: day })
        : Response.json(
            {
              data: await server.send({
                ...{ key: slug, kind: 'create' },
                input: { ...body, caseId: caseId(0) } as never,
              }),
            },
            { status: 201 },
          );
    await screen(store, 0, '10');
    await sendNow(store);
    expect(store.waiting()).toEqual([]);
    const id = store.record(caseId(0)).known?.id ?? '';
    expect(queryClient.getQueryData(screeningQuery(id).queryKey) !== undefined).toBe(isKept);
    server.screenings.clear();
    store.close();
  }
  expect(new Set(sent.map(({ organization }) => organization))).toEqual(new Set(['clinic']));
});

test('a prepared day is deleted when its tester has left its organisation, and the session in another one goes on', async () => {
  const store = await openIn('school');
  const ended: string[] = [];
  callContext.onSessionEnd = ({ code }) => ended.push(code);
  answer = async () => Response.json({ error: { code: 'organization.foreign' } }, { status: 403 });
  await screen(store, 0, '10');
  markPreparedDay('me');
  await sendNow(store);
  expect([ended, hasPreparedDay()]).toEqual([[], false]);
  callContext.organization = () => 'clinic';
  await sendNow(store);
  expect(ended).toEqual(['organization.foreign']);
});
