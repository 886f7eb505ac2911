import * as z from 'zod';
import { Email, RequiredLine } from '../../../core/fields.ts';
import { CertificateRecord } from '../profile/schema.ts';

/** A certificate that waits for review, with its owner and the owner's organisations. */
export const WaitingCertificate = z
  .object({
    person: z.object({ id: z.uuid(), fullName: RequiredLine, email: Email }),
    organizations: z.array(z.string()),
    certificate: CertificateRecord,
  })
  .meta({ id: 'WaitingCertificate' });
export type WaitingCertificate = z.output<typeof WaitingCertificate>;
