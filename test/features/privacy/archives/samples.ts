import { type archives, archives as calls } from '../../../../shared/features/privacy/archives/endpoints.ts';
import type { Samples } from '../../../support/sample.ts';
import { settled } from '../../../support/world.ts';

export const archivesSamples: Samples<typeof archives> = {
  getArchive: { input: async () => ({}) },
  prepareArchive: {
    input: async () => {
      await settled();
      return {};
    },
    isOneOfOrganization: true,
  },
  openArchivePart: {
    input: async ({ clinic, caller }) => {
      const mayPrepare = (await caller.send('GET', 'archive')).status === 200;
      await (mayPrepare ? caller : clinic.admin).call(calls.prepareArchive, {});
      await settled();
      return { part: 1 };
    },
    references: { part: 'public' },
    fixedFields: ['part'],
    isOneOfOrganization: true,
  },
};
