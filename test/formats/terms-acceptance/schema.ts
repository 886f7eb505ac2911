import { AcceptanceRecord } from '../../../shared/features/consent/terms/schema.ts';

export const schema = AcceptanceRecord;
