import type { StoredSessionRow } from './record.ts';
import type { SessionOverlap } from './schema.ts';
import { shareTime } from './session-rules.ts';

type Planned = Pick<StoredSessionRow, 'id' | 'date' | 'start' | 'end' | 'owner' | 'room' | 'cancelled'> & {
  /** The children in the session whom the caller may see. */
  seenIds: readonly string[];
};

const folded = (room: string): string => room.normalize('NFKC').toLocaleLowerCase();

/**
 * Finds sessions that overlap with `session` in time and share its owner, a child or the room. Cancelled
 * sessions are ignored.
 * @param others other sessions that the caller may see
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
