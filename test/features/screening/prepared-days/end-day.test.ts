import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../support/stub-browser.ts';
import { PretendServer, prepareDevice, screen, secondsOf } from './browser-day.ts';

stubBrowser();
const { deleteClosedDay } = await import(
  '../../../../web/features/screening/prepared-days/delete-closed-day.ts'
);
const { endDay } = await import('../../../../web/features/screening/prepared-days/end-day.ts');
const { sendDay } = await import('../../../../web/features/screening/prepared-days/send-day.ts');
const { callContext } = await import('../../../../web/platform/api/call-context.ts');
const { hasPreparedDay, markPreparedDay } = await import('../../../../web/platform/offline/prepared-day.ts');

/** What happens while the server ends the day. */
let meanwhile: () => Promise<void>;
const connection = { ...callContext };

beforeEach(() => {
  meanwhile = async () => undefined;
  callContext.bearerToken = async () => 'token';
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/config.json') return Response.json({ api: '/api' });
    await meanwhile();
    return Response.json({ data: { received: 0, missing: [] } });
  });
});

afterEach(() => {
  Object.assign(callContext, connection);
  vi.unstubAllGlobals();
  stubBrowser();
});

async function prepare() {
  const store = await prepareDevice(1);
  markPreparedDay('me');
  return store;
}

test('a day whose answers have all been received is deleted when it is ended', async () => {
  const store = await prepare();
  expect(await endDay(store)).toEqual({ received: 0, missing: 0, isDeleted: true });
  expect(hasPreparedDay()).toBe(false);
});

test('an answer typed while the server ends the day is sent before the device deletes the day', async () => {
  const store = await prepare();
  meanwhile = () => screen(store, 0, '10');
  expect(await endDay(store)).toMatchObject({ missing: 0, isDeleted: false });
  const ended = { ...store.content.day, endedAt: store.content.day.preparedAt };
  expect(await deleteClosedDay(store, ended)).toBe(false);
  const server = new PretendServer();
  await sendDay(store, server, () => true);
  expect(secondsOf(server, 0)).toEqual([10]);
  expect(await deleteClosedDay(store, ended)).toBe(true);
  expect(hasPreparedDay()).toBe(false);
});

test('a revoked day and an ended day whose time is up are deleted with their unsent answers', async () => {
  const past = '2026-11-21T07:00:00.000Z';
  for (const closed of [{ revokedAt: past }, { endedAt: past, until: past }]) {
    const store = await prepare();
    await screen(store, 0, '10');
    expect(await deleteClosedDay(store, store.content.day)).toBe(false);
    expect(await deleteClosedDay(store, { ...store.content.day, ...closed })).toBe(true);
    expect(hasPreparedDay()).toBe(false);
    store.close();
  }
});
