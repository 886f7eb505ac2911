import type { ActivityFields } from '../../../../shared/features/courses/activities/schema.ts';
import type { ActivityCopy } from '../../../../shared/features/courses/activity-copies/schema.ts';
import { EnteredFields } from '../../../../shared/features/courses/own-activities/schema.ts';
import { findPublished } from '../courses/find-published.ts';
import type { DemoCaller, DemoFeature } from '../demo-client.ts';

/** Published activities that people of the demo clinic have copied. Each copy was changed slightly. */
export const demo: DemoFeature = {
  needs: ['courses'],
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const mei = await signIn('mei@brightwater.example', 'brightwater');
    await copy(helen, 'Two dots', {
      minutes: 6,
      material: 'Two red stickers, a metronome at 60',
      tags: ['eye jumps', 'at home'],
    });
    await copy(mei, 'Market basket', {
      description: '用孩子家附近菜市场里的东西来玩，每人加一样',
      material: '菜篮子一个，食物图卡十二张',
    });
  },
};

async function copy(person: DemoCaller, words: string, changes: Partial<ActivityFields>): Promise<void> {
  const created = await person.post<{ data: ActivityCopy }>(
    `library/activities/${await findPublished(person, words)}/copies`,
    {},
  );
  const { id, version, ...activity } = created.data;
  await person.put(`activity-copies/${id}`, { ...EnteredFields.parse(activity), ...changes, version });
}
