import * as z from 'zod';
import { PlainDate } from '../../../../shared/core/fields.ts';
import type { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import { countProfile } from '../../../../shared/features/eye/outcomes/export/count-profiles.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { parseCursor } from '../../../platform/storage/cursor.ts';
import { ChildrenPlace, OutcomesStore } from './outcomes-store.ts';
import { tellVisits, treatedChild } from './tell-visits.ts';

/**
 * Cursor of an export. It reads all children twice: first to count the children of each profile, then to
 * export their visits.
 */
const ExportPlace = z.strictObject({
  today: PlainDate,
  detail: z.int(),
  cells: z.record(z.string(), z.int()),
  isCounted: z.boolean(),
  children: ChildrenPlace,
});
type ExportPlace = z.output<typeof ExportPlace>;

const start = { list: 0, after: null };

/**
 * Exports a part of the visits, in groups of at least ten children. The export contains no ids or dates that
 * could identify a child.
 */
export const exportOutcomes: Handler<typeof outcomes.exportOutcomes> = async (
  { cursor },
  { actor, scope, organization, openStore, now },
) => {
  const store = openStore(OutcomesStore);
  const viewer = { id: actor.id, scope, role: actor.role };
  const place: ExportPlace =
    cursor === null
      ? {
          today: todayIn(organization.timeZone, now()),
          detail: 0,
          cells: {},
          isCounted: false,
          children: start,
        }
      : parseCursor(ExportPlace, cursor);
  const { children, next } = await store.listChildren(viewer, place.children);
  const treated = children.flatMap(child => treatedChild(child, place.today) ?? []);
  const goOn = (change: Partial<ExportPlace>) => ({ next: JSON.stringify({ ...place, ...change }) });
  if (!place.isCounted) {
    for (const { profile } of treated) countProfile(place, profile);
    return { data: [], meta: goOn(next ? { children: next } : { isCounted: true, children: start }) };
  }
  const data = tellVisits(treated, place);
  return { data, meta: next ? goOn({ children: next }) : { next: null } };
};
