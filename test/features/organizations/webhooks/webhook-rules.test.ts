import { expect, test } from 'vitest';
import { NewWebhook } from '../../../../shared/features/organizations/webhooks/schema.ts';

test('the event types of a webhook are stored in a fixed order and without repetitions, whatever the request has', () => {
  const events = (...sent: string[]) => NewWebhook.shape.events.safeParse(sent).data;
  const all = NewWebhook.shape.events.parse(['case.created', 'report.finished', 'registration.received']);
  expect(events(...all.toReversed())).toEqual(all);
  expect(events('case.created', 'case.created')).toEqual(['case.created']);
});
