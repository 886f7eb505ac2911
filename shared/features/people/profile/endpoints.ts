import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { FileId } from '../../../core/ids.ts';
import { CertificateFields, CertificateId, Profile, ProfileFields } from './schema.ts';

export const profile = {
  getProfile: endpoint({
    method: 'GET',
    path: 'account/profile',
    summary: 'What somebody has told of themselves, their certificates, and what is still missing',
    lambda: 'account',
    needs: 'profile:own',
    input: z.strictObject({}),
    output: Profile,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: 'account/profile',
    summary: 'Changes what somebody tells of themselves, wherever they work; what is left out stays',
    lambda: 'account',
    needs: 'profile:own',
    input: ProfileFields.partial(),
    output: Profile,
  }),
  addCertificate: endpoint({
    method: 'POST',
    path: 'account/certificates',
    summary: 'Adds a certificate, which waits until it has been verified',
    lambda: 'account',
    needs: 'certificate:own',
    status: 201,
    input: z.strictObject({ ...CertificateFields.shape, file: FileId }),
    output: Profile,
  }),
  removeCertificate: endpoint({
    method: 'DELETE',
    path: 'account/certificates/{certificateId}',
    summary: 'Takes a certificate away; a registration that is finished stays so',
    lambda: 'account',
    needs: 'certificate:own',
    input: z.strictObject({ certificateId: CertificateId }),
    output: Profile,
  }),
};
