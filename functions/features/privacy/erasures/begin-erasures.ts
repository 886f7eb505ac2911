import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import { CaseId } from '../../../../shared/core/ids.ts';
import type { HourlyTask, QueueMessage } from '../../../composition/work-context.ts';
import { sendAll } from '../../../platform/events/send-all.ts';
import { plannedErasures } from '../keys.ts';

const Planned = z.object({ organization: Slug, id: CaseId, beginsAt: Instant });

const ErasureMessage = z.object({ organization: Slug, beginErasureOf: CaseId });

/** Begins the erasure of a case, unless it was cancelled. */
export const erasureMessage: QueueMessage<typeof ErasureMessage> = {
  schema: ErasureMessage,
  work: async ({ organization, beginErasureOf: id }, { jobContextOf, now }) => {
    const { caseRights } = jobContextOf(organization, 'jobs');
    const rights = await caseRights.get(id);
    if (!rights.erasure || rights.erasureJob || Date.parse(rights.erasure.beginsAt) > now()) return;
    const { jobs, caseRights: asAsked } = jobContextOf(organization, rights.erasure.by.id);
    await asAsked.begin(rights, jobs.prepare({ kind: 'erasure', caseId: id }, null));
  },
};

export const beginErasures: HourlyTask = async ({ ownTable, queue, now }) => {
  const at = now();
  const planned = (await ownTable.queryAll(plannedErasures)).map(({ row }) => Planned.parse(row));
  const due = planned.filter(({ beginsAt }) => Date.parse(beginsAt) <= at);
  await sendAll(due, ({ organization, id }) =>
    queue.send(organization, { organization, beginErasureOf: id }, `erasure.${id}.${at}`),
  );
};
