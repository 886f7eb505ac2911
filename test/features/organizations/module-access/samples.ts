import {
  moduleAccess as calls,
  type moduleAccess,
} from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

const module = 'curriculum';

export const moduleAccessSamples: Samples<typeof moduleAccess> = {
  requestModule: {
    input: async ({ maker }) => {
      await maker.call(calls.withdrawModuleRequest, { module });
      return { module };
    },
  },
  withdrawModuleRequest: {
    input: async ({ maker }) => {
      await maker.call(calls.requestModule, { module });
      return { module };
    },
    references: { module: 'public' },
  },
};
