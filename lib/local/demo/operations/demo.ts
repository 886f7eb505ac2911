import { setTimeout as wait } from 'node:timers/promises';
import type { DemoCaller, DemoFeature } from '../demo-client.ts';

const maxAttempts = 50;
const pauseMs = 100;
/** Name of the child whose report is emailed to an address that no longer exists. */
const bouncedChild = 'Arjun Sharma';
/** Id of the newest notification that the admin has seen. It is about a new member. */
const notificationId = '0000000003';

/**
 * Notifications of the admin. She has seen the old ones, but not those of the last days. The latest says that
 * an email bounced.
 */
export const demo: DemoFeature = {
  needs: ['cases', 'eye', 'intake', 'surveys'],
  makeRecords: async signIn => {
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    const { patch } = helen;
    await sendToDeadAddress(helen);
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

/**
 * Sends a report to an address that no longer exists. The email bounces, and the sender gets a notification.
 */
async function sendToDeadAddress({ post }: DemoCaller): Promise<void> {
  const { data: found } = await post<{ data: { data: { id: string }[] } }>('eye-reports/search', {
    text: bouncedChild,
    status: 'finished',
    limit: 1,
  });
  await post(`eye-reports/${found.data[0]?.id}/send`, {
    kinds: ['refraction'],
    language: 'en',
    to: ['bounce@example.com'],
    addressesConfirmed: true,
    asLink: true,
  });
}
