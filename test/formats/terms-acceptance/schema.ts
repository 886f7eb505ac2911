import { AcceptanceRecord } from '../../../shared/features/consent/joining-terms/schema.ts';

export const schema = AcceptanceRecord;
