import type { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';
import { addCertificate } from '../profile/samples.ts';

const pendingCertificate = async ({ clinic }: SampleContext) => {
  const who = await clinic.join();
  return { personId: who.person.id, certificateId: await addCertificate(who) };
};
const names = { personId: 'member', certificateId: 'certificate' } as const;

export const certificatesSamples: Samples<typeof certificates> = {
  listWaitingCertificates: {
    input: async () => ({}),
    references: { cursor: 'public' },
    costGrowsWithData: true,
  },
  getCertificateFile: { input: pendingCertificate, references: names },
  decideCertificate: {
    input: async stage => ({ ...(await pendingCertificate(stage)), isVerified: true }),
    references: names,
    fixedFields: ['isVerified', 'reason'],
    expectedOutput: ({ certificateId }) => ({ id: certificateId, status: 'verified' }),
    allowedRaceErrors: ['version.conflict', 'record.missing'],
  },
};
