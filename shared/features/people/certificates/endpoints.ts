import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { Cursor, optional, page, RequiredLine } from '../../../core/fields.ts';
import { LinkedFile } from '../../operations/files/schema.ts';
import { CertificateId, CertificateRecord } from '../profile/schema.ts';
import { WaitingCertificate } from './schema.ts';

const OfPerson = z.strictObject({ personId: z.uuid(), certificateId: CertificateId });

export const certificates = {
  listWaitingCertificates: endpoint({
    method: 'GET',
    path: 'certificates',
    summary: 'Certificates waiting for verification, the oldest first',
    lambda: 'account',
    needs: 'certificate:decide',
    joint: true,
    input: z.strictObject({ cursor: Cursor.optional() }),
    output: page(WaitingCertificate),
  }),
  getCertificateFile: endpoint({
    method: 'GET',
    path: 'certificates/{personId}/{certificateId}/file',
    summary: 'The file of a certificate, with a link that is valid for minutes',
    lambda: 'account',
    needs: 'certificate:decide',
    input: OfPerson,
    output: LinkedFile,
  }),
  decideCertificate: endpoint({
    method: 'PUT',
    path: 'certificates/{personId}/{certificateId}',
    summary: 'Verifies a certificate, which opens its module while valid, or rejects it with a reason',
    lambda: 'account',
    needs: 'certificate:decide',
    errors: ['version.conflict'],
    input: z.strictObject({
      ...OfPerson.shape,
      isVerified: z.boolean(),
      reason: optional(RequiredLine),
    }),
    output: CertificateRecord,
  }),
};
