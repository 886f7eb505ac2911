import type { devices } from '../../../../shared/features/people/devices/endpoints.ts';
import { type Principal, signIn } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

/** ID of the caller’s current sign-in. */
export function deviceOf({ token }: Principal): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return String(claims.origin_jti);
}

export const devicesSamples: Samples<typeof devices> = {
  listDevices: { input: async () => ({}) },
  endDevice: {
    input: async ({ caller }) => ({
      deviceId: deviceOf(await signIn(caller.person, caller.headers['x-organization'])),
    }),
    references: { deviceId: 'device' },
    expectedOutput: ({ deviceId }) => ({ id: deviceId }),
  },
  signOutEverywhere: { input: async () => ({}), endsSession: true, needsOwnPerson: true },
};
