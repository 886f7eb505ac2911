import { expect, test } from 'vitest';
import { NewWebhook } from '../../../../shared/features/organizations/webhooks/schema.ts';

test('a webhook’s events are stored in the order of the list, each once, whatever order was sent', () => {
  const events = (...sent: string[]) => NewWebhook.shape.events.safeParse(sent).data;
  const all = NewWebhook.shape.events.parse(['case.created', 'report.finished', 'registration.received']);
  expect(events(...all.toReversed())).toEqual(all);
  expect(events('case.created', 'case.created')).toEqual(['case.created']);
});
