import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { qrCodes as calls, type qrCodes } from '../../../../shared/features/intake/qr-codes/endpoints.ts';
import type { QrCode } from '../../../../shared/features/intake/qr-codes/schema.ts';
import { type Clinic, today } from '../../../support/clinic.ts';
import type { SampleContext, Samples } from '../../../support/sample.ts';

/** Date this many days from today, in the clinics’ time zone. */
export const inDays = (days: number) =>
  new Date(Date.parse(today()) + days * dayMs).toISOString().slice(0, 10);

type Admins = Pick<Clinic, 'slug' | 'admin'>;

/** The QR code of an organisation, as an admin sees it. */
export async function readQrCode({ slug, admin }: Admins): Promise<QrCode | null> {
  return (await admin.call(calls.getQrCode, { organizationId: slug })).data.code;
}

/** Creates a working QR code, which replaces any earlier one. */
export async function makeQrCode(clinic: Admins, lastDay = inDays(365)): Promise<QrCode & { token: string }> {
  const codeVersion = (await readQrCode(clinic))?.version ?? null;
  await clinic.admin.call(calls.makeQrCode, { organizationId: clinic.slug, codeVersion, lastDay });
  const code = await readQrCode(clinic);
  if (!code?.token) throw new Error('there is no code that works');
  return { ...code, token: code.token };
}

/** Returns the working QR code, or creates one, so that tokens of earlier samples stay valid. */
export async function findQrCode(clinic: Admins): Promise<QrCode & { token: string }> {
  const code = await readQrCode(clinic);
  return code?.state === 'live' && code.token ? { ...code, token: code.token } : makeQrCode(clinic);
}

const about = async ({ clinic }: SampleContext) => {
  const { version } = await findQrCode(clinic);
  return { organizationId: clinic.slug, codeVersion: version };
};
const references = { organizationId: 'organizationRecord' } as const;

export const qrCodesSamples: Samples<typeof qrCodes> = {
  getQrCode: {
    input: async ({ clinic }) => {
      await findQrCode(clinic);
      return { organizationId: clinic.slug };
    },
    references,
  },
  makeQrCode: {
    form: async ({ page, open }) => {
      await open('/cases?tab=qr', 'margaret@stmarys.example');
      await page.getByRole('button', { name: 'Replace' }).click();
      return page.getByRole('dialog').getByRole('button', { name: 'Replace QR code' });
    },

    input: async stage => ({ ...(await about(stage)), lastDay: inDays(30) }),
    references,
    triedLast: true,
    isOneOfOrganization: true,
    fixedFields: ['codeVersion', 'lastDay'],
    expectedOutput: ({ organizationId, codeVersion }) => ({
      id: organizationId,
      version: (codeVersion ?? 0) + 1,
    }),
  },
  changeQrCode: {
    input: async stage => ({ ...(await about(stage)), lastDay: inDays(40) }),
    references,
    isOneOfOrganization: true,
    fixedFields: ['codeVersion', 'lastDay'],
    expectedOutput: ({ organizationId, codeVersion }) => ({ id: organizationId, version: codeVersion + 1 }),
  },
  revokeQrCode: {
    input: about,
    references,
    triedLast: true,
    isOneOfOrganization: true,
    fixedFields: ['codeVersion'],
    expectedOutput: ({ organizationId, codeVersion }) => ({ id: organizationId, version: codeVersion + 1 }),
  },
};
