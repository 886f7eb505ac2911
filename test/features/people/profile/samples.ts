import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { profile as calls, type profile } from '../../../../shared/features/people/profile/endpoints.ts';
import type { Principal } from '../../../support/clinic.ts';
import { png } from '../../../support/file-samples.ts';
import { uploadOwn } from '../../../support/own-files.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';

export const details = {
  fullName: 'Dr Uma User',
  mobile: '+85291234567',
  profession: 'Optometrist',
  qualification: 'BSc (Hons) Optometry',
};

export const certificate = {
  module: 'eye' as const,
  title: 'Licence to practise',
  issuedOn: '2024-01-01',
  expiresOn: null,
};

/**
 * The owner of a certificate: the caller, or another person if the caller is a platform administrator.
 * Platform administrators have no certificates.
 */
const ownerOf = ({ caller, maker }: SampleContext) => (caller.headers['x-organization'] ? caller : maker);

export async function addCertificate(who: Principal, changes: { expiresOn?: string } = {}): Promise<string> {
  const file = await uploadOwn(who, 'certificate');
  const { data } = await who.call(calls.addCertificate, { ...certificate, ...changes, file });
  return data.certificates.at(-1)?.id ?? '';
}

const daysBetween = (min: string, max: string) =>
  fc
    .date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
    .map(date => date.toISOString().slice(0, 10));

export const profileSamples: Samples<typeof profile> = {
  getProfile: { input: async () => ({}) },
  changeProfile: {
    input: async () => ({ ...details, fullName: `Dr Uma ${randomUUID().slice(0, 8)}` }),
    fixedFields: ['mobile', 'picture', 'signature'],
    /**
     * Each membership stores a copy of the person's data, so the cost of a change grows with the number of
     * memberships.
     */
    costGrowsWithData: true,
    expectedOutput: ({ fullName, profession, qualification }) =>
      JSON.parse(JSON.stringify({ fullName, profession, qualification })),
  },
  addCertificate: {
    form: async ({ page, name, open }) => {
      await open('/settings?tab=certificates');
      await page.getByRole('button', { name: 'Add certificate' }).click();
      const buffer = Buffer.from(await png(300, 200));
      await page.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
      await page.getByText('Uploaded', { exact: true }).waitFor();
      await page.getByLabel('Issued').fill('2024-03-01');
      await page.getByLabel('Title').fill(name);
      return page.getByRole('button', { name: 'Add certificate' });
    },

    input: async stage => ({ ...certificate, file: await uploadOwn(ownerOf(stage), 'certificate') }),
    fixedFields: ['file'],
    arbitraries: {
      issuedOn: daysBetween('1990-01-01', '2010-01-01'),
      expiresOn: daysBetween('2010-01-01', '2025-01-01'),
    },
    isLimitedPerPerson: true,
    /** A file can be used for one certificate only, so a concurrent request may use it first. */
    allowedRaceErrors: ['request.invalid'],
  },
  removeCertificate: {
    input: async stage => ({ certificateId: await addCertificate(ownerOf(stage)) }),
    references: { certificateId: 'certificate' },
    allowedRaceErrors: ['record.missing'],
  },
};
