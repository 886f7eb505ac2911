import { beforeEach, expect, test, vi } from 'vitest';
import type { Screening } from '../../../../shared/features/screening/screenings/schema.ts';
import {
  type FinishedCalls,
  takeFinished,
} from '../../../../web/features/screening/prepared-days/take-finished.ts';
import { caseId, prepareDevice, screen } from './browser-day.ts';

const colleague = { id: '7b2aed40-0000-4000-8000-000000000002', fullName: 'Amy Lau' };

const preparedOn = '2026-11-21';
const startDay = (date: string) => vi.setSystemTime(`${date}T08:00:00`);

beforeEach(() => {
  startDay(preparedOn);
  return () => vi.useRealTimers();
});

/** Makes a server on which a colleague has finished the screenings of these children on a day. */
function finishedOn(day: string, ...numbers: number[]) {
  const asked: (readonly string[])[] = [];
  const one = (number: number) =>
    ({ id: `scr_${number}`, date: day, status: 'finished', finishedBy: colleague }) as unknown as Screening;
  const calls: FinishedCalls = {
    finishedOf: async (children, date) => {
      asked.push(children);
      expect(date).toBe(day);
      const found = numbers.filter(number => children.includes(caseId(number)));
      return found.map(number => ({ id: `scr_${number}`, case: { id: caseId(number) } as never }));
    },
    get: async id => one(Number(id.slice(4))),
  };
  return { asked, calls };
}
const finishedElsewhere = (...numbers: number[]) => finishedOn(preparedOn, ...numbers);

test('a child whose screening a colleague finishes after the device was prepared counts as finished on the device', async () => {
  const store = await prepareDevice(3);
  const { asked, calls } = finishedElsewhere(1);
  await takeFinished(store, calls);
  expect(store.record(caseId(1)).known).toMatchObject({ status: 'finished', finishedBy: colleague });
  expect([0, 2].map(number => store.record(caseId(number)).known)).toEqual([null, null]);
  expect([store.waiting(), store.sent()]).toEqual([[], []]);
  await takeFinished(store, calls);
  expect(asked.map(({ length }) => length)).toEqual([3, 2]);
});

test('results entered on a prepared device are kept if a colleague finishes a screening of the same child', async () => {
  const store = await prepareDevice(2);
  await screen(store, 0, '10');
  const { asked, calls } = finishedElsewhere(0, 1);
  await takeFinished(store, calls);
  expect(asked).toEqual([[caseId(1)]]);
  expect([store.record(caseId(0)).known, store.record(caseId(1)).known?.status]).toEqual([null, 'finished']);
});

test('results entered on a prepared device while a colleague’s finished screening is being loaded are kept', async () => {
  const store = await prepareDevice(1);
  const { calls } = finishedElsewhere(0);
  await takeFinished(store, {
    ...calls,
    get: async id => {
      await screen(store, 0, '10');
      return calls.get(id);
    },
  });
  expect(store.record(caseId(0))).toMatchObject({ known: null, values: expect.anything() });
});

test('on a device prepared the day before, a child whom a colleague finishes today counts as finished', async () => {
  const store = await prepareDevice(2);
  startDay('2026-11-22');
  await takeFinished(store, finishedOn('2026-11-22', 1).calls);
  expect(store.record(caseId(1)).known).toMatchObject({ date: '2026-11-22', finishedBy: colleague });
});

test('a child whom a colleague finished yesterday is open again, and its screening of yesterday stays as it is', async () => {
  const store = await prepareDevice(1);
  await takeFinished(store, finishedElsewhere(0).calls);
  expect(store.record(caseId(0)).known).not.toBeNull();
  startDay('2026-11-22');
  expect(store.record(caseId(0)).known).toBeNull();
  await screen(store, 0, '10');
  expect(store.waiting()).toMatchObject([{ caseId: caseId(0), known: null }]);
});
