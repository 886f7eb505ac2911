import {
  retention as calls,
  type retention,
} from '../../../../shared/features/privacy/retention/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { makeCase } from '../../cases/cases/samples.ts';

export const retentionSamples: Samples<typeof retention> = {
  getRetention: { input: async () => ({}) },
  changeRetention: {
    input: async ({ clinic }) => ({
      ...(await clinic.admin.call(calls.getRetention, {})).data,
      untilAge: 21,
      yearsAfterLastEntry: 8,
    }),
    fixedFields: ['version'],
    triedLast: true,
    allowedRaceErrors: ['version.conflict'],
    expectedOutput: ({ untilAge, yearsAfterLastEntry }) => ({ untilAge, yearsAfterLastEntry }),
  },
  searchDueCases: {
    input: async () => ({}),
    references: { cursor: 'public' },
  },
  keepCase: {
    input: async ({ maker }) => ({ caseId: (await makeCase(maker)).id, keepUntil: '2060-01-01' }),
    references: { caseId: 'case' },
    fixedFields: ['keepUntil'],
  },
};
