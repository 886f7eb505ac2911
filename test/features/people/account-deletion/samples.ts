import type { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { password } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const accountDeletionSamples: Samples<typeof accountDeletion> = {
  getErasure: { input: async () => ({}) },
  askForErasure: {
    /** Somebody who owns a case is told so when it is looked at, and stays. */
    input: async ({ caller }) => {
      if (caller.headers['x-organization']) await makeCase(caller);
      return { password };
    },
    fixedFields: ['password', 'code'],
    needsOwnPerson: true,
    endsSession: true,
  },
};
