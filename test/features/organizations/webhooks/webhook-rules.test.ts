import { expect, test } from 'vitest';
import { NewWebhook } from '../../../../shared/features/organizations/webhooks/schema.ts';

test('events are stored in list order, each once, whatever order they were sent in', () => {
  const events = (...sent: string[]) => NewWebhook.shape.events.safeParse(sent).data;
  const all = NewWebhook.shape.events.parse(['case.created', 'report.finished', 'registration.received']);
  expect(events(...all.toReversed())).toEqual(all);
  expect(events('case.created', 'case.created')).toEqual(['case.created']);
});
