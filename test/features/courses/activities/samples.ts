import type { activities } from '../../../../shared/features/courses/activities/endpoints.ts';
import { activities as calls } from '../../../../shared/features/courses/activities/endpoints.ts';
import type { Activity, ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { courseRaceErrors } from '../course-race-errors.ts';
import { makeCourse } from '../courses/samples.ts';

export const activityFields = (more: Partial<ActivityFields> = {}): ActivityFields => ({
  title: '1 Sit, light and distance',
  activityKind: 'ready',
  icon: { type: 'own', name: 'eye' },
  minutes: 20,
  addToCalendar: true,
  description: 'Ten minutes a day',
  objectives: ['Follows a slow target'],
  plan: null,
  video: null,
  attachments: [],
  email: null,
  material: 'A lamp',
  ageFrom: 6,
  ageTo: 9,
  tags: ['tracking'],
  ...more,
});

/** Creates an activity, in a new course unless one is given. */
export async function makeActivity(
  maker: Principal,
  more: Partial<ActivityFields> = {},
  given?: { courseId: string; parentId?: string },
): Promise<Activity> {
  const courseId = given?.courseId ?? (await makeCourse(maker)).id;
  const parentId = given?.parentId ?? null;
  return (await maker.call(calls.createActivity, { ...activityFields(more), courseId, parentId })).data;
}

/** An activity made by the caller or, if the caller cannot make one, by `maker`. */
const own = async ({ caller, maker }: { caller: Principal; maker: Principal }): Promise<Activity> =>
  makeActivity(caller).catch(() => makeActivity(maker));
const ownCourse = async ({ caller, maker }: { caller: Principal; maker: Principal }) =>
  makeCourse(caller).catch(() => makeCourse(maker));

export const fixedFields = [
  'icon',
  'video',
  'attachments',
  'email',
  'plan',
  'ageFrom',
  'ageTo',
  'objectives',
  'tags',
] as const;
const references = { icon: 'public', video: 'public' } as const;

export const activitiesSamples: Samples<typeof activities> = {
  getActivity: {
    input: async ({ maker }) => ({ activityId: (await makeActivity(maker)).id }),
    references: { activityId: 'activity' },
  },
  createActivity: {
    form: async ({ page, maker, name, open }) => {
      await open(`/activity/create?course=${(await makeCourse(maker)).id}`);
      await page.getByRole('textbox', { name: 'Title' }).fill(name);
      return page.getByRole('button', { name: 'Add activity' });
    },

    input: async context => ({
      ...activityFields(),
      courseId: (await ownCourse(context)).id,
      parentId: null,
    }),
    references: { courseId: 'course', parentId: 'public', ...references },
    fixedFields: [...fixedFields, 'parentId'],
    allowedRaceErrors: courseRaceErrors,
    expectedOutput: ({ title, material }) => ({ title, material }),
  },
  changeActivity: {
    input: async context => ({ ...activityFields(), activityId: (await own(context)).id, version: 1 }),
    references: { activityId: 'activity', ...references },
    fixedFields: [...fixedFields, 'version'],
    allowedRaceErrors: courseRaceErrors,
    expectedOutput: ({ title, material }) => ({ title, material }),
  },
};
