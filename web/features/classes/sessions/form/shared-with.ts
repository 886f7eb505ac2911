import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import type { SessionValues } from './session-values.ts';

type Shared = 'owner' | 'class' | 'child' | 'room';

/** Finds what two sessions share: owner, class, child or room. Ignores children who are only in a class. */
export function sharedWith(values: SessionValues, other: SessionRow): Shared[] {
  const room = values.room.trim().toLocaleLowerCase();
  const isShared: Record<Shared, boolean> = {
    owner: other.owner.id === values.ownerId,
    class: other.classes.some(({ id }) => values.classIds.includes(id)),
    child: other.cases.some(({ id }) => values.caseIds.includes(id)),
    room: room !== '' && other.room.trim().toLocaleLowerCase() === room,
  };
  return (Object.keys(isShared) as Shared[]).filter(name => isShared[name]);
}
