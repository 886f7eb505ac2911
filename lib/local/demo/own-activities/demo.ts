import { writtenDocument } from '../../../../shared/core/rich-document/written-document.ts';
import type { CustomActivity } from '../../../../shared/features/courses/custom-activities/schema.ts';
import type { DemoCaller, DemoFeature } from '../demo-client.ts';

const brockString = `Three beads on a string, at 30, 60 and 100 cm. One end at the nose, the other at the door handle.
1. Look at the near bead: the two strings cross in it
2. Move to the middle bead, then to the far one
3. Go back, and hold each for five seconds
> Stop when the eyes tire. Both strings have to stay in sight.`;

const marsdenBall = `把球悬挂在与眼同高处，距离孩子约1米。
1. 轻推小球，孩子头不动，用眼睛跟随
2. 说出球上的字母，先左右，再前后
3. 换一只眼睛，最后双眼一起做
> 每组1分钟，休息半分钟。头动时请轻声提醒。`;

const lineTracking = `Print the sheet. The child follows each line from its letter to its number, first with a finger, then with the eyes alone.`;

async function make(author: DemoCaller, fields: Record<string, unknown>): Promise<CustomActivity> {
  return (await author.post<{ data: CustomActivity }>('custom-activities', fields)).data;
}

/** Custom activities of people of the clinic. One of them is shared. */
export const demo: DemoFeature = {
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const mei = await signIn('mei@brightwater.example', 'brightwater');
    const shared = await make(helen, {
      title: '3 Brock string, three beads',
      activityKind: 'ready',
      icon: { type: 'own', name: 'eye' },
      minutes: 10,
      description: 'Both eyes meet at one bead after the other',
      objectives: ['Aims both eyes at one point', 'Changes from near to far without blur'],
      plan: writtenDocument(brockString),
      material: 'Brock string, a door handle',
      ageFrom: 7,
      ageTo: 14,
      tags: ['convergence'],
    });
    await helen.put(`custom-activities/${shared.id}/sharing`, { version: shared.version, isShared: true });
    await make(helen, {
      title: 'Line tracking sheet',
      activityKind: 'fillable',
      minutes: 8,
      description: lineTracking,
      objectives: ['Follows a line without a finger'],
      tags: ['tracking', 'reading'],
    });
    await make(mei, {
      title: '追视小球',
      activityKind: 'ready',
      icon: { type: 'own', name: 'ball' },
      minutes: 10,
      description: '头不动，用眼睛跟随摆动的小球',
      objectives: ['双眼平稳追随移动目标'],
      plan: writtenDocument(marsdenBall),
      material: '悬挂小球一个，球上贴字母',
      ageFrom: 6,
      ageTo: 12,
      tags: ['追视'],
    });
  },
};
