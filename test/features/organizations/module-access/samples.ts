import {
  licences as calls,
  type licences,
} from '../../../../shared/features/organizations/module-access/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';

const module = 'curriculum';

export const licencesSamples: Samples<typeof licences> = {
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
    names: { module: 'public' },
  },
};
