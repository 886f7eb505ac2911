import { setTimeout as wait } from 'node:timers/promises';
import type { DemoFeature } from '../demo-client.ts';

const maxAttempts = 50;
const pauseMs = 100;
/** The admin's last notification about a new member. */
const notificationId = '0000000003';

/** Old notifications are seen; those of the last days are new. */
export const demo: DemoFeature = {
  needs: ['cases', 'eye'],
  makeRecords: async signIn => {
    const { patch } = await signIn('helen@brightwater.example', 'brightwater');
    for (let attempt = 1; ; attempt++) {
      try {
        await patch('notification/all/seen', { notificationId });
        return;
      } catch (error) {
        if (attempt === maxAttempts) throw error;
        await wait(pauseMs);
      }
    }
  },
};
