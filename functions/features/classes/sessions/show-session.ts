import { CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import type { StoredSession, StoredSessionRow } from '../../../../shared/features/classes/sessions/record.ts';
import {
  maxListedOverlaps,
  type Session,
  type SessionChild,
  type SessionRow,
} from '../../../../shared/features/classes/sessions/schema.ts';
import { sessionRow } from './session-items.ts';
import type { SessionView } from './session-view.ts';

/** A child whose cases were merged appears once. */
export function showSession(record: StoredSession, view: SessionView): Session {
  const { classIds: _, caseIds: __, participants, activities, ...stored } = record;
  const { removedAt: ___, movedFrom: ____, ...shown } = stored;
  const children = new Map<string, SessionChild>();
  let hidden = 0;
  for (const [caseId, classIds] of view.participants(record)) {
    const child = view.known.cases.get(caseId);
    if (!child) {
      hidden++;
      continue;
    }
    const known = children.get(child.id)?.classIds ?? [];
    const named = classIds.filter(id => view.classOf(id));
    children.set(child.id, { ...CaseName.parse(child), classIds: [...new Set([...known, ...named])] });
  }
  return {
    ...shown,
    classes: view.classesOf(record),
    children: [...children.values()],
    hidden,
    areChildrenFrozen: participants !== null,
    activities: activities.map(({ source: _source, fingerprint: _fingerprint, ...head }) => head),
    overlaps: view.overlaps(sessionRow(record)),
  };
}

/** Hidden children are only counted. */
export function showSessionRow(row: StoredSessionRow, view: SessionView): SessionRow {
  const { classIds: _, caseIds, participants: __, reminder: ___, ...shown } = row;
  const ids = [...view.participants(row).keys()];
  const visibleIds = new Set(ids.filter(id => view.isSeen(id)).map(id => view.known.cases.get(id)?.id ?? id));
  const cases = caseIds.flatMap(id => view.known.cases.get(id) ?? []);
  return {
    ...shown,
    classes: view.classesOf(row),
    cases: [...new Map(cases.map(child => [child.id, CaseName.parse(child)])).values()],
    children: visibleIds.size,
    hidden: ids.filter(id => !view.isSeen(id)).length,
    overlaps: view.overlaps(row).slice(0, maxListedOverlaps),
  };
}
