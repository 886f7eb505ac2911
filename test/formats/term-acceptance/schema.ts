import { TermAcceptanceRecord } from '../../../shared/features/consent/terms/schema.ts';

export const schema = TermAcceptanceRecord;
