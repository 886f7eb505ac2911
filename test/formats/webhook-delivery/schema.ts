import { DeliveryRecord } from '../../../shared/features/organizations/webhooks/schema.ts';

export const schema = DeliveryRecord;
