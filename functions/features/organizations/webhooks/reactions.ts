import { actsOfDocuments } from '../../../../shared/core/documents/document-kinds.ts';
import { caseIdOf, idKindOf } from '../../../../shared/core/ids.ts';
import type { WebhookEvent } from '../../../../shared/features/organizations/webhooks/schema.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { JournalEntry, Reaction } from '../../../platform/events/reaction.ts';
import type { Told } from './new-delivery.ts';

const eventOf: Record<string, WebhookEvent> = {
  'case.created': 'case.created',
  'case.registered': 'registration.received',
  ...Object.fromEntries(actsOfDocuments({ step: 'finished' }).map(act => [act, 'report.finished' as const])),
};

/**
 * Content of a webhook event: only the id and kind of the record. The receiver can read the record through
 * the API, if its API key has the permission.
 */
function dataOf({ organization, record }: JournalEntry): Told['data'] {
  const caseId = caseIdOf(record);
  const kind = idKindOf(record);
  return {
    organizationId: organization ?? '',
    id: record,
    ...(kind && { kind }),
    ...(caseId && caseId !== record && { caseId }),
  };
}

const tellWebhooks: Reaction<ReactionContext> = {
  name: 'tell-webhooks',
  on: Object.keys(eventOf),
  react: async (entry, { webhookDeliveries }) => {
    const event = eventOf[entry.act];
    if (!event) return [];
    return webhookDeliveries.writes({ messageId: entry.id, event, at: entry.at, data: dataOf(entry) });
  },
};

export const webhookReactions = [tellWebhooks];
