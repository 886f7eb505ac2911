import type { SessionRow } from '../../../../../shared/features/classes/sessions/schema.ts';
import { idsIn, type SessionValues } from './session-values.ts';

type Shared = 'owner' | 'class' | 'child' | 'room';

/** What a session has in common with another that is planned. Children of classes are known to the API alone. */
export function sharedWith(values: SessionValues, other: SessionRow): Shared[] {
  const classIds = idsIn(values.classIds);
  const caseIds = idsIn(values.caseIds);
  const room = values.room.trim().toLocaleLowerCase();
  const isShared: Record<Shared, boolean> = {
    owner: other.owner.id === values.ownerId,
    class: other.classes.some(({ id }) => classIds.includes(id)),
    child: other.cases.some(({ id }) => caseIds.includes(id)),
    room: room !== '' && other.room.trim().toLocaleLowerCase() === room,
  };
  return (Object.keys(isShared) as Shared[]).filter(name => isShared[name]);
}
