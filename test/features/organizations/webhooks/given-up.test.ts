import { expect, test } from 'vitest';
import { createWebhooksLambda } from '../../../../functions/lambdas/webhooks.ts';
import { webhooks as calls } from '../../../../shared/features/organizations/webhooks/endpoints.ts';
import { openClinic } from '../../../support/clinic.ts';
import { mailEvent } from '../../../support/queue-email.ts';
import { openWorld } from '../../../support/world.ts';
import { makeCase } from '../../cases/cases/samples.ts';
import { makeWebhook } from './samples.ts';

/** Makes a Lambda event with a message that SQS has moved to the dead-letter queue. */
function deadLetter(body: string) {
  const [record] = mailEvent('', '').Records;
  if (!record) throw new Error('there is no message');
  const DeadLetterQueueSourceArn = 'arn:aws:sqs:ap-east-1:000000000000:webhooks';
  return { Records: [{ ...record, body, attributes: { ...record.attributes, DeadLetterQueueSourceArn } }] };
}

test('a webhook delivery whose queue message failed too often is marked as failed, and an admin can repeat the delivery', async () => {
  const clinic = await openClinic();
  const { admin, slug: organizationId } = clinic;
  const { backend, now } = await openWorld();
  const host = `${crypto.randomUUID()}.example.com`;
  let status = 503;
  backend.receivers.expect(host, { answer: () => ({ status }) });
  const { webhook } = await makeWebhook(clinic, { url: `https://${host}/hook` });
  const of = { organizationId, webhookId: webhook.id };
  const delivery = async () => {
    await backend.settled();
    return (await admin.call(calls.listDeliveries, of)).data.data[0];
  };
  await makeCase(admin);
  const waiting = await delivery();
  expect(waiting).toMatchObject({ status: 'waiting', nextTryAt: expect.any(String) });
  const { id: deliveryId = '' } = waiting ?? {};
  const event = deadLetter(
    JSON.stringify({ organization: organizationId, webhookId: webhook.id, id: deliveryId }),
  );
  const work = createWebhooksLambda(backend.environmentOf('webhooks'), now);
  expect(await work(event)).toEqual({ batchItemFailures: [] });
  expect(await delivery()).toMatchObject({ status: 'failed', nextTryAt: null });
  const { data } = await admin.call(calls.listWebhooks, { organizationId });
  expect(data.webhooks.find(({ id }) => id === webhook.id)).toMatchObject({ state: 'active' });
  status = 204;
  await admin.call(calls.redeliver, { ...of, deliveryId });
  expect(await delivery()).toMatchObject({ status: 'delivered' });
  expect(backend.receivers.received.filter(post => post.host === host)).toHaveLength(2);
  await work(event);
  expect(await delivery()).toMatchObject({ status: 'delivered' });
});
