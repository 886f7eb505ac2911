import { expect, test } from 'vitest';
import { openDayDatabase } from '../../../../web/features/screening/prepared-days/day-database.ts';
import { openDayKey } from '../../../../web/features/screening/prepared-days/day-key.ts';
import { DayStore } from '../../../../web/features/screening/prepared-days/day-store.ts';
import { resolve } from '../../../../web/features/screening/prepared-days/join.ts';
import { sendDay } from '../../../../web/features/screening/prepared-days/send-day.ts';
import { CallError } from '../../../../web/platform/api/call-error.ts';
import { caseId, code, PretendServer, prepareDevice, screen, secondsOf, share } from './browser-day.ts';

const online = () => true;

/** Reopens the prepared screening day with its code, as after the tab was killed. */
async function reopen(): Promise<DayStore> {
  const database = await openDayDatabase();
  const stored = await database.get('day', 'day');
  if (!stored) throw new Error('nothing was prepared');
  return DayStore.open(database, stored, await openDayKey(stored.key, code, share));
}

test('a prepared device sends its screenings in the order in which they were started, each screening once', async () => {
  const store = await prepareDevice(3);
  await screen(store, 2, '30');
  await screen(store, 0, '10');
  await screen(store, 1, '20', true);
  expect(store.waiting()).toHaveLength(3);
  const server = new PretendServer();
  await sendDay(store, server, online);
  expect(store.waiting()).toEqual([]);
  expect(server.received.map(({ kind, input }) => [kind, 'caseId' in input && input.caseId])).toEqual([
    ['create', caseId(0)],
    ['create', caseId(1)],
    ['finish', false],
    ['create', caseId(2)],
  ]);
  await sendDay(store, server, online);
  expect(server.received).toHaveLength(4);
});

test('if a request or response is lost or the tab is killed, the server still gets each screening of a device exactly once', async () => {
  for (let at = 0; at < 6; at++) {
    for (const fate of ['lost', 'answer lost'] as const) {
      const server = new PretendServer();
      let store = await prepareDevice(2);
      await screen(store, 0, '10', true);
      await screen(store, 1, '20', true);
      let sent = 0;
      server.fate = () => (sent++ === at ? fate : 'arrives');
      await sendDay(store, server, online);
      store.close();
      store = await reopen();
      await screen(store, 1, '20', true);
      await sendDay(store, server, online);
      expect(store.waiting(), `${fate} at ${at}`).toEqual([]);
      expect([secondsOf(server, 0), secondsOf(server, 1)]).toEqual([[10], [20]]);
      expect([...server.screenings.values()].map(({ status }) => status)).toEqual(['finished', 'finished']);
      store.close();
    }
  }
});

test('a finish that was taken back before it reached the server is not sent, only the correction', async () => {
  const server = new PretendServer();
  const store = await prepareDevice(1);
  await screen(store, 0, '10', true);
  server.fate = ({ kind }) => (kind === 'finish' ? 'lost' : 'arrives');
  await sendDay(store, server, online);
  await store.change(caseId(0), record => ({ ...record, mustFinish: false }));
  expect(store.waiting()).toEqual([]);
  await screen(store, 0, '12');
  server.fate = () => 'arrives';
  await sendDay(store, server, online);
  expect(server.received.map(({ kind }) => kind)).toEqual(['create', 'save']);
  expect([secondsOf(server, 0), store.waiting()]).toEqual([[12], []]);
});

test('answers that changed after a finish was taken back are sent before the screening is finished again', async () => {
  const server = new PretendServer();
  const store = await prepareDevice(1);
  await screen(store, 0, '10', true);
  server.fate = ({ kind }) => (kind === 'finish' ? 'lost' : 'arrives');
  await sendDay(store, server, online);
  await screen(store, 0, '12');
  await screen(store, 0, '12', true);
  server.fate = () => 'arrives';
  await sendDay(store, server, online);
  expect(server.received.map(({ kind }) => kind)).toEqual(['create', 'save', 'finish']);
});

test('if the server rejects a child’s screening, the tester must decide what to do; other children’s screenings are sent', async () => {
  const store = await prepareDevice(3);
  for (const number of [0, 1, 2]) await screen(store, number, '10');
  const server = new PretendServer();
  server.fate = ({ input }) =>
    'caseId' in input && input.caseId === caseId(1) ? new CallError('case.archived', 409) : 'arrives';
  await sendDay(store, server, online);
  expect(store.waiting().map(record => record.caseId)).toEqual([caseId(1)]);
  expect(store.stuck.map(({ refusal }) => refusal?.code)).toEqual(['case.archived']);
  expect(server.screenings.size).toBe(2);
});

test('two tabs of a tablet prepared for offline use can write at the same time without losing each other’s changes', async () => {
  const server = new PretendServer();
  const one = await prepareDevice(2);
  const other = await reopen();
  await screen(one, 0, '10');
  await Promise.all([
    sendDay(one, server, online),
    screen(one, 1, '30'),
    other.change(caseId(1), record => ({ ...record, isAbsent: true })),
    screen(other, 0, '12'),
  ]);
  for (const store of [one, other]) await sendDay(store, server, online);
  for (const store of [one, other, await reopen()]) {
    await expect.poll(() => store.waiting()).toEqual([]);
    expect(store.record(caseId(1))).toMatchObject({ isAbsent: true });
    expect(store.record(caseId(1)).values?.tests.romberg.places.whole?.values.seconds).toBe('30');
    store.close();
  }
  expect([secondsOf(server, 0), secondsOf(server, 1)]).toEqual([[12], [30]]);
});

test('two prepared devices can continue the same draft of a child, and the results of both devices are merged', async () => {
  const server = new PretendServer();
  const store = await prepareDevice(1);
  await screen(store, 0, '10');
  await sendDay(store, server, online);
  const [id = ''] = [...server.screenings.keys()];
  server.change(id, tests => {
    tests.midline.whole = { state: 'done', values: { grade: 2 } };
  });
  await screen(store, 0, '12');
  await sendDay(store, server, online);
  expect(store.waiting()).toEqual([]);
  const { tests } = await server.get(id);
  expect(tests.romberg.whole).toMatchObject({ values: { seconds: 12 } });
  expect(tests.midline.whole).toMatchObject({ values: { grade: 2 } });
  expect(server.screenings.size).toBe(1);
});

test('a prepared device continues a draft screening that another device has started, and creates no second draft', async () => {
  const server = new PretendServer();
  const first = await prepareDevice(1);
  await screen(first, 0, '10');
  await sendDay(first, server, online);
  first.close();
  const [id = ''] = [...server.screenings.keys()];
  server.change(id, tests => {
    tests.romberg.whole = null;
    tests.midline.whole = { state: 'done', values: { grade: 1 } };
  });
  const second = await prepareDevice(1);
  await screen(second, 0, '15');
  await sendDay(second, server, online);
  expect(second.waiting()).toEqual([]);
  const { tests } = await server.get(id);
  expect([tests.romberg.whole, tests.midline.whole]).toMatchObject([
    { values: { seconds: 15 } },
    { values: { grade: 1 } },
  ]);
});

test('a value with different changes on device and server is not sent until a person chooses one of the two values', async () => {
  const server = new PretendServer();
  const store = await prepareDevice(1);
  await screen(store, 0, '10');
  await sendDay(store, server, online);
  const [id = ''] = [...server.screenings.keys()];
  server.change(id, tests => {
    tests.romberg.whole = { state: 'done', values: { seconds: 40, sway: 0 } };
  });
  await screen(store, 0, '12');
  await sendDay(store, server, online);
  expect(store.stuck.map(({ theirs }) => theirs?.version)).toEqual([2]);
  expect(secondsOf(server, 0)).toEqual([40]);
  const mine = store.record(caseId(0)).values;
  await store.change(caseId(0), record => (mine ? resolve(record, mine) : record));
  await sendDay(store, server, online);
  expect(secondsOf(server, 0)).toEqual([12]);
  expect(store.waiting()).toEqual([]);
});

test('the database of a prepared device contains no name of a child, tester or device in plain text', async () => {
  const store = await prepareDevice(3);
  for (const number of [0, 1, 2]) await screen(store, number, '10');
  const database = await openDayDatabase();
  const raw = [await database.getAll('day'), await database.getAll('records')];
  const bytes = (value: unknown): string =>
    value instanceof ArrayBuffer || ArrayBuffer.isView(value)
      ? Buffer.from(value instanceof ArrayBuffer ? value : value.buffer).toString('latin1')
      : typeof value === 'object' && value !== null && !(value instanceof CryptoKey)
        ? Object.entries(value)
            .map(([name, one]) => `${name}=${bytes(one)}`)
            .join('\n')
        : String(value);
  const text = bytes(raw);
  expect(text).toContain('wrongCodes=0');
  const secret = [
    'Chloe',
    Buffer.from('陈凯欣').toString('latin1'),
    'Helen',
    'Tablet',
    caseId(0),
    '2018-05-03',
  ];
  expect(secret.filter(word => text.includes(word))).toEqual([]);
});
