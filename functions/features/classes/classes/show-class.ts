import { type Case, CaseName } from '../../../../shared/features/cases/cases/schema.ts';
import type { Class, ClassChild, StoredClass } from '../../../../shared/features/classes/classes/schema.ts';
import { childIdsOf } from '../../../../shared/features/classes/classes/stays.ts';

/**
 * The response for a class. A child whose cases were merged appears once.
 * @param cases cases that the caller may see; the keys are the case ids stored in the class
 */
export function showClass(record: StoredClass, cases: ReadonlyMap<string, Case>): Class {
  const { stays, staysVersion: _, plans: __, removedAt: ___, ...shown } = record;
  const children = new Map<string, ClassChild>();
  const former = new Map<string, ClassChild>();
  for (const { caseId, joinedOn, leftOn } of stays) {
    const child = cases.get(caseId);
    if (!child) continue;
    const list = leftOn === null ? children : former;
    const known = list.get(child.id);
    const since = known && known.joinedOn < joinedOn ? known.joinedOn : joinedOn;
    list.set(child.id, { ...CaseName.parse(child), joinedOn: since, leftOn });
  }
  return {
    ...shown,
    children: [...children.values()],
    former: [...former.values()].filter(({ id }) => !children.has(id)),
    hidden: childIdsOf(stays).filter(id => !cases.has(id)).length,
  };
}
