import * as fc from 'fast-check';
import {
  settings as calls,
  type settings,
} from '../../../../shared/features/screening/settings/endpoints.ts';
import type { NormSetFields } from '../../../../shared/features/screening/settings/norms.schema.ts';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { shippedNorms } from '../../../../shared/features/screening/settings/shipped-norms.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';

const anyone = { band: null, ageFrom: null, ageTo: null, sex: null, grade: null };

/** An eyesight limit that the organisation has approved: 0.2 logMAR or better. */
export const eyesightNorm: NormSetFields = {
  id: '7c9d0f6e-2a3b-4c5d-8e9f-000000000001',
  test: 'eyesight',
  measure: 'presenting',
  name: 'Our line',
  source: 'Clinic protocol',
  edition: '2026',
  population: 'Primary schools of the district',
  language: null,
  task: null,
  isApproved: true,
  rows: [{ ...anyone, low: null, high: 0.2, typical: null }],
};

export const handRule: ScreeningRule = {
  id: '7c9d0f6e-2a3b-4c5d-8e9f-000000000002',
  isOn: true,
  condition: { kind: 'number', test: 'oneLeg', measure: 'seconds', is: 'atMost', value: 5 },
  en: 'Practise standing on one leg.',
  zh: '请练习单脚站立。',
};

const withoutApprovals = () => shippedNorms.sets.map(({ approvedBy: _, approvedAt: __, ...set }) => set);

/** The version of the settings in the response, or 0 if the caller is not allowed to read the settings. */
const versionOf = (reply: Promise<{ data: { version: number } }>): Promise<number> =>
  reply.then(
    ({ data }) => data.version,
    () => 0,
  );
const normsVersion = (maker: Principal) => versionOf(maker.call(calls.getScreeningNorms, {}));
const rulesVersion = (maker: Principal) => versionOf(maker.call(calls.getScreeningRules, {}));

export const settingsSamples: Samples<typeof settings> = {
  getScreeningNorms: { input: async () => ({}) },
  saveScreeningNorms: {
    input: async ({ caller }) => ({
      version: await normsVersion(caller),
      sets: [...withoutApprovals(), eyesightNorm],
    }),
    fixedFields: ['version'],
    arbitraries: { sets: fc.constant([eyesightNorm]) },
  },
  getScreeningRules: { input: async () => ({}) },
  saveScreeningRules: {
    input: async ({ caller }) => ({ version: await rulesVersion(caller), rules: [handRule] }),
    fixedFields: ['version'],
    arbitraries: { rules: fc.constant([handRule]) },
    expectedOutput: ({ rules }) => ({ rules }),
  },
};
