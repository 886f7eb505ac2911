import type { StoredSessionRow } from './record.ts';
import type { SessionOverlap } from './schema.ts';
import { shareTime } from './session-rules.ts';

type Planned = Pick<StoredSessionRow, 'id' | 'date' | 'start' | 'end' | 'owner' | 'room' | 'cancelled'> & {
  /** The children in the session whom the reader may see. */
  seenIds: readonly string[];
};

const folded = (room: string): string => room.normalize('NFKC').toLocaleLowerCase();

/**
 * Finds sessions at the same time that share the owner, a child or the room with a session. Cancelled
 * sessions do not count.
 * @param others other sessions that the reader may see
 */
export function overlapsOf(session: Planned, others: readonly Planned[]): SessionOverlap[] {
  if (session.cancelled) return [];
  const children = new Set(session.seenIds);
  const room = folded(session.room);
  return others
    .filter(other => other.id !== session.id && !other.cancelled && shareTime(session, other))
    .map(other => ({
      sessionId: other.id,
      shared: [
        ...(other.owner.id === session.owner.id ? (['owner'] as const) : []),
        ...(other.seenIds.some(id => children.has(id)) ? (['child'] as const) : []),
        ...(room !== '' && folded(other.room) === room ? (['room'] as const) : []),
      ],
    }))
    .filter(({ shared }) => shared.length > 0);
}
