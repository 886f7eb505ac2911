import { WebhookRecord } from '../../../shared/features/organizations/webhooks/schema.ts';

export const schema = WebhookRecord;
