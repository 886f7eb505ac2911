import { TermsVersionRecord } from '../../../shared/features/consent/terms/schema.ts';

export const schema = TermsVersionRecord;
