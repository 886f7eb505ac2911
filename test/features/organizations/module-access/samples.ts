import {
  moduleAccess as calls,
  type moduleAccess,
} from '../../../../shared/features/organizations/module-access/endpoints.ts';
import { organizations } from '../../../../shared/features/organizations/organizations/endpoints.ts';
import { account } from '../../../../shared/features/people/account/endpoints.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';

const module = 'curriculum';

/** True if the caller belongs to the organisation. The endpoint rejects all other callers. */
const isMember = ({ clinic, caller }: SampleContext) => caller.headers['x-organization'] === clinic.slug;

/**
 * Revokes the caller's access to the module, because requesting a module that one can already use changes
 * nothing.
 */
async function closeModule({ clinic: { slug, admin }, caller }: SampleContext): Promise<void> {
  const { modules } = (await caller.call(account.getCurrentUser, {})).data;
  await admin.call(organizations.decideModule, {
    organizationId: slug,
    memberId: caller.person.id,
    module,
    changedAt: modules.find(one => one.module === module)?.changedAt ?? null,
    isOpen: false,
    reason: 'Not yet',
  });
}

export const moduleAccessSamples: Samples<typeof moduleAccess> = {
  requestModule: {
    input: async stage => {
      if (isMember(stage)) await closeModule(stage);
      return { module };
    },
    fixedFields: ['module'],
    needsOwnPerson: true,
    expectedOutput: () => ({ module, status: 'requested' }),
  },
  withdrawModuleRequest: {
    input: async stage => {
      if (isMember(stage)) {
        await closeModule(stage);
        await stage.caller.call(calls.requestModule, { module });
      }
      return { module };
    },
    references: { module: 'public' },
    fixedFields: ['module'],
    needsOwnPerson: true,
    expectedOutput: () => ({ module, status: 'none' }),
  },
};
