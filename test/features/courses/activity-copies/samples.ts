import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import {
  type activityCopies,
  activityCopies as calls,
} from '../../../../shared/features/courses/activity-copies/endpoints.ts';
import type { ActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { publishedActivityId } from '../../../../shared/features/courses/published-courses/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import { menuItem } from '../../../support/form.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { activityFields, fixedFields } from '../activities/samples.ts';
import { makePublishedCourse } from '../published-courses/make-published-course.ts';

/** An activity that the caller’s own organisation has published. */
async function publishedHere(organization: string): Promise<string> {
  const { activityIds } = await makePublishedCourse(organization);
  return publishedActivityId(String(activityIds[0]), 1);
}

export async function makeActivityCopy(maker: Principal, organization: string): Promise<ActivityCopy> {
  const publishedActivity = await publishedHere(organization);
  return (await maker.call(calls.createActivityCopy, { publishedActivityId: publishedActivity })).data;
}

export const changeCopy = (
  person: Principal,
  activityCopyId: string,
  version: number,
  more: Partial<ActivityFields>,
) => person.call(calls.changeActivityCopy, { ...activityFields(more), activityCopyId, version });

/** A copy of an activity made by the caller or, if the caller cannot make one, by `maker`. */
const own = async ({ caller, maker, clinic: { slug } }: SampleContext): Promise<ActivityCopy> =>
  makeActivityCopy(caller, slug).catch(() => makeActivityCopy(maker, slug));

const named = { activityCopyId: 'activityCopy' } as const;
const whileRemoved = ['record.missing', 'version.conflict', 'activity.deleted'] as const;

export const activityCopiesSamples: Samples<typeof activityCopies> = {
  searchActivityCopies: { input: async () => ({}), costGrowsWithData: true },
  getActivityCopy: {
    input: async context => ({ activityCopyId: (await own(context)).id }),
    references: named,
  },
  createActivityCopy: {
    form: async ({ page, open }) => {
      await open('/library');
      await page.getByRole('link', { name: 'Strokes and space 笔画与空间', exact: true }).click();
      const parts = page.getByRole('list', { name: 'Folders and activities' });
      await parts.getByRole('link').last().click();
      return page.getByRole('button', { name: 'Make our own copy' });
    },

    input: async ({ clinic }) => ({ publishedActivityId: await publishedHere(clinic.slug) }),
    references: { publishedActivityId: 'publishedActivity' },
    costGrowsWithData: true,
  },
  changeActivityCopy: {
    input: async context => ({ ...activityFields(), activityCopyId: (await own(context)).id, version: 1 }),
    references: { ...named, icon: 'public', video: 'public' },
    fixedFields: [...fixedFields, 'version'],
    allowedRaceErrors: [...whileRemoved],
    expectedOutput: ({ title, material }) => ({ title, material }),
  },
  updateActivityCopy: {
    input: async context => ({
      ...{ activityCopyId: (await own(context)).id, version: 1 },
      ...{ courseVersion: 1, choice: 'discard-mine' as const },
    }),
    references: named,
    fixedFields: ['version', 'courseVersion'],
    allowedRaceErrors: [...whileRemoved],
  },
  duplicateActivityCopy: {
    form: async ({ page, maker, open }) => {
      const [copy] = (await maker.call(calls.searchActivityCopies, {})).data.data;
      await open(`/activity/curriculum/${copy?.id}`);
      return menuItem(page, `Actions for ${copy?.title}`, 'Duplicate');
    },

    input: async context => ({ activityCopyId: (await own(context)).id, locale: 'en' as const }),
    references: named,
    allowedRaceErrors: ['record.missing'],
    costGrowsWithData: true,
  },
  removeActivityCopy: {
    input: async context => ({ activityCopyId: (await own(context)).id }),
    references: named,
    allowedRaceErrors: [...whileRemoved],
  },
  restoreActivityCopy: {
    input: async context => {
      const { id: activityCopyId } = await own(context);
      const { caller, maker } = context;
      await caller
        .call(calls.removeActivityCopy, { activityCopyId })
        .catch(() => maker.call(calls.removeActivityCopy, { activityCopyId }));
      return { activityCopyId };
    },
    references: named,
    allowedRaceErrors: [...whileRemoved],
    costGrowsWithData: true,
  },
};
