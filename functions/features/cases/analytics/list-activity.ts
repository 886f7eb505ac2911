import { actionsOf } from '../../../../shared/features/cases/analytics/activity.ts';
import type { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { startOfDay } from '../../../platform/days.ts';
import { cursorPage, readPageCursor } from '../../../platform/http/pagination.ts';
import { ActivityStore } from './activity-store.ts';
import { DaysStore } from './days-store.ts';

/** Checks access to each case on every read: a reader who loses access no longer sees past activity. */
export const listActivity: Handler<typeof analytics.listActivity> = async (
  { kind, by, from, cursor, limit },
  { actor, scope, organization, modules, members, openStore, now },
) => {
  const store = openStore(ActivityStore);
  const viewer = { id: actor.id, scope, role: actor.role };
  const [granted, seen, beginning] = await Promise.all([
    modules.listGranted(actor.id),
    scope === 'organization' ? null : openStore(DaysStore).seenBy(viewer),
    store.firstEventAt(),
  ]);
  const known = new Map<string, Case>();
  async function see(caseIds: string[]): Promise<ReadonlySet<string>> {
    const assigned = seen && new Set(seen.caseIds);
    const unknownIds = caseIds.filter(id => !known.has(id) && (assigned?.has(id) ?? true));
    for (const [id, record] of await openStore(DaysStore).casesOf(unknownIds, viewer)) known.set(id, record);
    return new Set(caseIds.filter(id => known.has(id)));
  }
  const { page, place } = readPageCursor(cursor);
  const earliest = from === null ? beginning : startOfDay(from, organization.timeZone);
  const { lines, next } = await store.listPage(
    {
      by,
      limit,
      see,
      acts: actionsOf(kind, granted),
      from: earliest < beginning ? beginning : earliest,
      until: new Date(now()).toISOString(),
    },
    place,
  );
  const names = await members.namesOf(lines.map(line => line.by));
  const rows = lines.map(({ id, at, act, record, by: person, caseId }) => ({
    id,
    at,
    act,
    by: { id: person, name: names.get(person) ?? null },
    record: { id: record, name: known.get(caseId)?.fullName ?? null },
    caseId: known.get(caseId)?.id ?? caseId,
  }));
  return cursorPage(rows, { page, perPage: limit, next, total: null });
};
