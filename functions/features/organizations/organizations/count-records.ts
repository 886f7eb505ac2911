import * as z from 'zod';
import { dayMs } from '../../../../shared/core/dates/durations.ts';
import { Slug } from '../../../../shared/core/fields.ts';
import type { HourlyTask, QueueMessage } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { PlatformCountsStore } from './platform-counts-store.ts';

/** Maximum number of organisations queued per hour for counting: 4,800 a day. */
const maxAtOnce = 200;

export const announceCounts: HourlyTask = async ({ ownTable, queue, now }) => {
  const since = new Date(now() - dayMs).toISOString();
  const due = await new PlatformCountsStore(ownTable).listDue(since);
  await sendAll(due.slice(0, maxAtOnce), countedOrganization =>
    queue.send(countedOrganization, { countedOrganization }, `count.${countedOrganization}.${now()}`),
  );
};

const CountMessage = z.object({ countedOrganization: Slug });

export const countMessage: QueueMessage<typeof CountMessage> = {
  schema: CountMessage,
  work: async ({ countedOrganization: organization }, { ownTable, tableOf, recordCounts, now }) => {
    const origin = { organization, by: 'jobs', requestId: 'tick', idempotency: undefined, now };
    const scope = { table: tableOf(organization), organization, origin };
    const counted = { cases: 0, notes: 0 };
    for (const { kind, count } of recordCounts) counted[kind] += await count(scope);
    await new PlatformCountsStore(ownTable).put({
      organization,
      ...counted,
      at: new Date(now()).toISOString(),
    });
  },
};
