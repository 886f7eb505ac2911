import { TermTextRecord } from '../../../shared/features/consent/terms/schema.ts';

export const schema = TermTextRecord;
