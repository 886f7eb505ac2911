import { setTimeout as wait } from 'node:timers/promises';
import type { DemoFeature } from '../demo-client.ts';

const maxAttempts = 50;
const pauseMs = 100;
/** The first of the admin's notifications, which tells of a new member. */
const notificationId = '0000000001';

/** The oldest notification has been seen, the others are new. */
export const demo: DemoFeature = {
  needs: ['cases', 'eye'],
  makeRecords: async signIn => {
    const { patch } = await signIn('helen@brightwater.example', 'brightwater');
    for (let attempt = 1; ; attempt++) {
      try {
        await patch('notification/seen', { notificationId });
        return;
      } catch (error) {
        if (attempt === maxAttempts) throw error;
        await wait(pauseMs);
      }
    }
  },
};
