import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { FileId } from '../../../core/ids.ts';
import { CertificateFields, CertificateId, Profile, ProfileFields } from './schema.ts';

export const profile = {
  getProfile: endpoint({
    method: 'GET',
    path: 'account/profile',
    summary: 'The caller’s profile, certificates and missing registration steps',
    lambda: 'account',
    needs: 'profile:own',
    joint: true,
    input: z.strictObject({}),
    output: Profile,
  }),
  changeProfile: endpoint({
    method: 'PUT',
    path: 'account/profile',
    summary: 'Changes the caller’s profile in all organisations; fields left out are unchanged',
    lambda: 'account',
    needs: 'profile:own',
    input: ProfileFields.partial(),
    output: Profile,
  }),
  addCertificate: endpoint({
    method: 'POST',
    path: 'account/certificates',
    summary: 'Adds a certificate, which then waits for verification',
    lambda: 'account',
    needs: 'certificate:own',
    status: 201,
    input: z.strictObject({ ...CertificateFields.shape, file: FileId }),
    output: Profile,
  }),
  removeCertificate: endpoint({
    method: 'DELETE',
    path: 'account/certificates/{certificateId}',
    summary: 'Deletes a certificate; a finished registration stays finished',
    lambda: 'account',
    needs: 'certificate:own',
    input: z.strictObject({ certificateId: CertificateId }),
    output: Profile,
  }),
};
