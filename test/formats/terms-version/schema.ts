import { TermsVersionRecord } from '../../../shared/features/consent/joining-terms/schema.ts';

export const schema = TermsVersionRecord;
