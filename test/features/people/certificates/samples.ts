import type { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { Samples, Stage } from '../../../support/sample.ts';
import { addCertificate } from '../profile/samples.ts';

const waiting = async ({ clinic }: Stage) => {
  const who = await clinic.join();
  return { personId: who.person.id, certificateId: await addCertificate(who) };
};
const names = { personId: 'member', certificateId: 'certificate' } as const;

export const certificatesSamples: Samples<typeof certificates> = {
  listWaitingCertificates: {
    input: async () => ({}),
    names: { cursor: 'public' },
    kept: ['cursor'],
    grows: true,
  },
  getCertificateFile: { input: waiting, names },
  decideCertificate: {
    input: async stage => ({ ...(await waiting(stage)), isVerified: true }),
    names,
    kept: ['isVerified', 'reason'],
    comesBack: ({ certificateId }) => ({ id: certificateId, status: 'verified' }),
    comesSecond: ['version.conflict', 'record.missing'],
  },
};
