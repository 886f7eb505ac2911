import type { fhirExports } from '../../../../shared/features/privacy/fhir-exports/endpoints.ts';
import { fhirExports as calls } from '../../../../shared/features/privacy/fhir-exports/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import type { Samples } from '../../../support/sample.ts';
import { settled } from '../../../support/world.ts';

/** Makes a FHIR bulk export that is ready to download. */
export async function makeExport(maker: Principal): Promise<{ id: string }> {
  await settled();
  const { data } = await maker.call(calls.startExport, {});
  await settled();
  return data;
}

let started = 0;

export const fhirExportsSamples: Samples<typeof fhirExports> = {
  startExport: {
    form: 'another system starts it',
    input: async () => {
      await settled();
      return { since: new Date(started++).toISOString() };
    },
    fixedFields: ['types', 'since'],
    expectedOutput: () => ({}),
    allowedRaceErrors: ['export.running'],
    isOneOfOrganization: true,
  },
  getExport: {
    input: async ({ clinic, caller }) => {
      const mayStart = (await caller.send('GET', 'archive')).status === 200;
      return { exportId: (await makeExport(mayStart ? caller : clinic.admin)).id };
    },
    references: { exportId: 'public' },
    fixedFields: ['exportId'],
    isOneOfOrganization: true,
  },
  cancelExport: {
    input: async ({ clinic, caller }) => {
      const mayStart = (await caller.send('GET', 'archive')).status === 200;
      return { exportId: (await makeExport(mayStart ? caller : clinic.admin)).id };
    },
    references: { exportId: 'public' },
    fixedFields: ['exportId'],
    allowedRaceErrors: ['record.missing'],
    isOneOfOrganization: true,
  },
};
