import * as z from 'zod';
import { Instant, Slug } from '../../../../shared/core/fields.ts';
import { CaseId } from '../../../../shared/core/ids.ts';
import type { HourlyTask } from '../../../composition/work-context.ts';
import { plannedErasures } from '../keys.ts';

const Planned = z.object({ organization: Slug, id: CaseId, beginsAt: Instant });

/** Begins the erasures whose time to undo them is over. Idempotent. */
export const beginErasures: HourlyTask = async ({ ownTable, jobContextOf, now }) => {
  const at = now();
  for (const { row } of await ownTable.queryAll(plannedErasures)) {
    const { organization, id, beginsAt } = Planned.parse(row);
    if (Date.parse(beginsAt) > at) break;
    const { caseRights } = jobContextOf(organization, 'jobs');
    const rights = await caseRights.get(id);
    if (!rights.erasure || rights.erasureJob || Date.parse(rights.erasure.beginsAt) > at) continue;
    const { jobs, caseRights: asAsked } = jobContextOf(organization, rights.erasure.by.id);
    await asAsked.begin(rights, jobs.prepare({ kind: 'erasure', caseId: id }, null));
  }
};
