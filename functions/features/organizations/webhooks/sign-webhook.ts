import { createHmac } from 'node:crypto';
import type { WebhookSecrets } from '../../../../shared/features/organizations/webhooks/schema.ts';

/**
 * Signature headers of Standard Webhooks 1.0. They prove the sender, content and time of a message. For a day
 * after a change of the secret, both secrets sign.
 * @param now milliseconds since 1970
 */
export function signWebhook(
  { secret, previous, previousUntil }: WebhookSecrets,
  messageId: string,
  body: string,
  now: number,
): Record<string, string> {
  const seconds = Math.floor(now / 1_000);
  const isOldGood = previousUntil !== null && now < Date.parse(previousUntil);
  const secrets = isOldGood && previous ? [secret, previous] : [secret];
  const signatures = secrets.map(secret => {
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
