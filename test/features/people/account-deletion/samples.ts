import { demoPassword } from '../../../../lib/local/demo/people.ts';
import type { accountDeletion } from '../../../../shared/features/people/account-deletion/endpoints.ts';
import { makeAccount } from '../../../e2e/support/accounts.ts';
import { password } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const accountDeletionSamples: Samples<typeof accountDeletion> = {
  getErasure: { input: async () => ({}) },
  askForErasure: {
    form: async ({ page, open }) => {
      await open('/delete', (await makeAccount({ brightwater: 'active' })).email);
      await page.getByRole('checkbox').check();
      await page.getByLabel('Your password', { exact: true }).fill(demoPassword);
      return page.getByRole('button', { name: 'Delete my account' });
    },

    /** The caller has a case. The request therefore succeeds, but the account is not deleted. */
    input: async ({ caller }) => {
      if (caller.headers['x-organization']) await makeCase(caller);
      return { password };
    },
    fixedFields: ['password', 'code'],
    needsOwnPerson: true,
    endsSession: true,
  },
};
