import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import { NoteId } from '../../../../shared/features/notes/notes/schema.ts';
import { TemplateId } from '../../../../shared/features/notes/templates/schema.ts';
import type { HourlyTask, QueueMessage } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { removedRecords } from '../removal-keys.ts';

const Removed = z.object({ organization: Slug, id: z.union([TemplateId, NoteId]), at: Instant });

const PurgeMessage = z.object({ organization: Slug, purge: Removed.shape.id });

/** Deletes a removed template or draft permanently, unless it was restored. */
export const purgeMessage: QueueMessage<typeof PurgeMessage> = {
  schema: PurgeMessage,
  work: async ({ organization, purge: id }, { tableOf, now }) => {
    const { PurgeStore } = await import('./purge-store.ts');
    const origin = { organization, by: 'jobs', requestId: 'purge', idempotency: undefined, now };
    await new PurgeStore(tableOf(organization), organization, origin).purge(id);
  },
};

export const purgeRemoved: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  const between: [string, string] = ['0', `${new Date(at).toISOString()}#~`];
  const due = (await ownTable.queryAll(removedRecords, { between })).map(({ row }) => Removed.parse(row));
  await sendAll(due, ({ organization, id }) =>
    queue.send(organization, { organization, purge: id }, `purge.${id}.${at}`),
  );
};
