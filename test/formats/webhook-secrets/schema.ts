import { WebhookSecrets } from '../../../shared/features/organizations/webhooks/schema.ts';

export const schema = WebhookSecrets;
