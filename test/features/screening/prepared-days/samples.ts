import { randomUUID } from 'node:crypto';
import {
  preparedDays as calls,
  type preparedDays,
} from '../../../../shared/features/screening/prepared-days/endpoints.ts';
import type { PreparedDay } from '../../../../shared/features/screening/prepared-days/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

/** Prepares a device for a day of screenings without a network. */
export async function makePreparedDay(
  maker: Principal,
  deviceName = 'Tablet of the hall',
): Promise<PreparedDay> {
  const { data } = await maker.call(calls.prepareDay, { deviceName, children: 28, hours: 8 });
  return data.day;
}

/** The ID of a screening day prepared by the caller or, if the caller cannot prepare one, by `maker`. */
const ownDay = async ({ caller, maker }: { caller: Principal; maker: Principal }): Promise<string> =>
  (await makePreparedDay(caller).catch(() => makePreparedDay(maker))).id;

export const preparedDaysSamples: Samples<typeof preparedDays> = {
  prepareDay: {
    form: async ({ page, maker, name, open }) => {
      const { fullName } = await makeCase(maker, { fullName: name });
      await open('/learning-efficiency?tab=class&choose=1');
      await page.getByRole('textbox', { name: 'Paste a list' }).fill(fullName);
      await page.getByRole('button', { name: 'Add from the list' }).click();
      await page.getByRole('button', { name: 'Start with the first child' }).click();
      await page.getByRole('button', { name: 'Use without a network' }).click();
      await page.getByRole('checkbox').check();
      await page.getByLabel(/^Code( \*)?$/).fill('tulip-42');
      await page.getByLabel(/^Code again/).fill('tulip-42');
      await page.getByRole('textbox', { name: 'Name of this device' }).fill(name);
      return page.getByRole('button', { name: 'Prepare this device' });
    },

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
