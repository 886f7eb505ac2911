import { CertificateRecord } from '../../../shared/features/people/profile/schema.ts';

export const schema = CertificateRecord;
