import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import {
  customActivities as calls,
  type customActivities,
} from '../../../../shared/features/courses/custom-activities/endpoints.ts';
import type { CustomActivity } from '../../../../shared/features/courses/custom-activities/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { menuItem } from '../../../support/form.ts';
import type { Samples } from '../../../support/sample.ts';
import { activityFields, fixedFields } from '../activities/samples.ts';

export async function makeCustomActivity(
  maker: Principal,
  more: Partial<ActivityFields> = {},
): Promise<CustomActivity> {
  return (await maker.call(calls.createCustomActivity, activityFields(more))).data;
}

/** Creates a custom activity that colleagues may copy. */
export async function makeSharedActivity(maker: Principal): Promise<CustomActivity> {
  const { id: customActivityId, version } = await makeCustomActivity(maker);
  return (await maker.call(calls.shareCustomActivity, { customActivityId, version, isShared: true })).data;
}

/** An activity made by the caller or, if the caller cannot make one, by `maker`. */
const own = async ({ caller, maker }: { caller: Principal; maker: Principal }): Promise<CustomActivity> =>
  makeCustomActivity(caller).catch(() => makeCustomActivity(maker));

const references = { icon: 'public', video: 'public' } as const;
const named = { customActivityId: 'customActivity' } as const;
const whileRemoved = ['record.missing', 'version.conflict', 'activity.deleted'] as const;

export const customActivitiesSamples: Samples<typeof customActivities> = {
  searchCustomActivities: { input: async () => ({}), costGrowsWithData: true },
  getCustomActivity: {
    input: async ({ maker }) => ({ customActivityId: (await makeSharedActivity(maker)).id }),
    references: named,
  },
  createCustomActivity: {
    form: async ({ page, name, open }) => {
      await open('/activity/custom/create');
      await page.getByRole('textbox', { name: 'Title' }).fill(name);
      return page.getByRole('button', { name: 'Add activity' });
    },

    input: async () => activityFields(),
    references,
    fixedFields: [...fixedFields],
    costGrowsWithData: true,
    expectedOutput: ({ title, material }) => ({ title, material }),
  },
  changeCustomActivity: {
    input: async context => ({
      ...activityFields(),
      customActivityId: (await own(context)).id,
      version: 1,
    }),
    references: { ...named, ...references },
    fixedFields: [...fixedFields, 'version'],
    allowedRaceErrors: [...whileRemoved],
    expectedOutput: ({ title, material }) => ({ title, material }),
  },
  shareCustomActivity: {
    input: async context => ({ customActivityId: (await own(context)).id, version: 1, isShared: true }),
    references: named,
    fixedFields: ['version'],
    allowedRaceErrors: [...whileRemoved],
    expectedOutput: ({ isShared }) => ({ isShared }),
  },
  copyCustomActivity: {
    form: async ({ page, maker, open }) => {
      const { id, title } = await makeCustomActivity(maker);
      await open(`/activity/curriculum/custom/${id}`);
      return menuItem(page, `Actions for ${title}`, 'Duplicate');
    },

    input: async ({ maker }) => ({
      customActivityId: (await makeSharedActivity(maker)).id,
      locale: 'en' as const,
    }),
    references: named,
    allowedRaceErrors: ['record.missing'],
    costGrowsWithData: true,
  },
  removeCustomActivity: {
    input: async context => ({ customActivityId: (await own(context)).id }),
    references: named,
    allowedRaceErrors: [...whileRemoved],
  },
  restoreCustomActivity: {
    input: async context => {
      const { id: customActivityId } = await own(context);
      const { caller, maker } = context;
      await caller
        .call(calls.removeCustomActivity, { customActivityId })
        .catch(() => maker.call(calls.removeCustomActivity, { customActivityId }));
      return { customActivityId };
    },
    references: named,
    allowedRaceErrors: [...whileRemoved],
    costGrowsWithData: true,
  },
};
