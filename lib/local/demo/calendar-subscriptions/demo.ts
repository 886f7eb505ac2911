import { createHash } from 'node:crypto';
import type { DemoFeature } from '../demo-client.ts';

/** A subscription by which a teacher sees her timetable in a calendar program. */
export const demo: DemoFeature = {
  needs: ['sessions'],
  makeRecords: async signIn => {
    const mei = await signIn('mei@brightwater.example', 'brightwater');
    const secret = createHash('sha256').update('the timetable of a demonstration').digest('base64url');
    await mei.put('calendar-subscription', {
      ...{ scope: 'mine', language: 'zh', script: 'simplified' },
      secret,
    });
  },
};
