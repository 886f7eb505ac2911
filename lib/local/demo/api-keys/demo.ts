import { createHash } from 'node:crypto';
import { type DemoFeature, momentOn, workdayBefore } from '../demo-client.ts';

/** Stored hash of the demo's API key. Nobody can use the key, because the hashed text is no key. */
const hash = createHash('sha256').update('Nobody has the key of the demonstration').digest('base64url');

/** An API key that an admin of the demo clinic has created for the clinic's own statistics. */
export const demo: DemoFeature = {
  needs: ['people'],
  makeRecords: async signIn => {
    const today = new Date().toISOString().slice(0, 10);
    const helen = await signIn('helen@brightwater.example', 'brightwater');
    await helen.at(momentOn(workdayBefore(today, 3), 2)).post('organizations/brightwater/api-keys', {
      name: 'Practice statistics',
      scopes: ['case:read', 'eye:read', 'screening:read'],
      days: 180,
      hash,
      ending: 'Qm7d',
    });
  },
};
