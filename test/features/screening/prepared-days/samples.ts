import { randomUUID } from 'node:crypto';
import {
  preparedDays as calls,
  type preparedDays,
} from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import type { PreparedDay } from '../../../../shared/features/screening/prepared-days/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

/** A day that a device was prepared for. */
export async function makePreparedDay(
  maker: Principal,
  deviceName = 'Tablet of the hall',
): Promise<PreparedDay> {
  const { data } = await maker.call(calls.prepareDay, { deviceName, children: 28, hours: 8 });
  return data.day;
}

/** Their own; of whoever may not prepare one, somebody else's. */
const ownDay = async ({ caller, maker }: { caller: Principal; maker: Principal }): Promise<string> =>
  (await makePreparedDay(caller).catch(() => makePreparedDay(maker))).id;

export const preparedDaysSamples: Samples<typeof preparedDays> = {
  prepareDay: {
    input: async () => ({ deviceName: `Tablet ${randomUUID()}`, children: 28, hours: 8 }),
  },
  listPreparedDays: { input: async () => ({}), costGrowsWithData: true },
  getPreparedDay: {
    input: async context => ({ preparedDayId: await ownDay(context) }),
    references: { preparedDayId: 'preparedDay' },
  },
  openPreparedDay: {
    input: async context => ({ preparedDayId: await ownDay(context) }),
    references: { preparedDayId: 'preparedDay' },
    allowedRaceErrors: ['prepared-day.closed'],
  },
  revokePreparedDay: {
    input: async context => ({ preparedDayId: await ownDay(context) }),
    references: { preparedDayId: 'preparedDay' },
  },
  endPreparedDay: {
    input: async context => ({ preparedDayId: await ownDay(context), screenings: [] }),
    references: { preparedDayId: 'preparedDay' },
    fixedFields: ['screenings'],
    allowedRaceErrors: ['prepared-day.closed'],
  },
};
