import { certificates } from '../../../../shared/features/people/certificates/endpoints.ts';
import type { AccountHandlers } from '../../../composition/context.ts';
import { decideCertificateHandler } from './decide-certificate.ts';
import { getCertificateFileHandler } from './get-certificate-file.ts';
import { listWaitingCertificatesHandler } from './list-waiting-certificates.ts';

export const endpoints = certificates;

export const handlers: AccountHandlers<typeof certificates> = {
  listWaitingCertificates: listWaitingCertificatesHandler,
  getCertificateFile: getCertificateFileHandler,
  decideCertificate: decideCertificateHandler,
};
