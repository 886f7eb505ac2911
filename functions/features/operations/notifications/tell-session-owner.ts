import { dayMs } from '../../../../shared/core/dates/durations.ts';
import type { FactOf } from '../../../../shared/features/operations/notifications/fact.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { JournalEntry } from '../../../platform/events/reaction.ts';
import type { Write } from '../../../platform/storage/write.ts';
import { notify, notifyFromPlatform } from './notify.ts';

type Told = NonNullable<Awaited<ReturnType<ReactionContext['readSession']>>>;
type ChangeKind = 'session.planned' | 'session.changed' | 'session.cancelled' | 'session.removed';

const valuesOf = ({ id: sessionId, name, date, start }: Told): Omit<FactOf<'session.planned'>, 'kind'> => ({
  sessionId,
  name,
  date,
  start,
});

/** Kind of notification about a changed session; undefined if the change was undone since. */
function kindOf(act: string, { removedAt, cancelled }: Told): ChangeKind | undefined {
  if (act === 'class-session.removed') return removedAt === null ? undefined : 'session.removed';
  if (removedAt !== null) return undefined;
  if (act === 'class-session.cancelled') return cancelled ? 'session.cancelled' : undefined;
  return act === 'class-session.created' ? 'session.planned' : 'session.changed';
}

/** Notifies the owner of a future session that a colleague changed it, and schedules reminders. */
export async function tellSessionOwner(entry: JournalEntry, context: ReactionContext): Promise<Write[]> {
  const session = await context.readSession(entry.record);
  if (!session) return [];
  if (session.reminder !== null) await context.markReminders();
  const kind = kindOf(entry.act, session);
  const isOver = session.date < new Date(context.now() - dayMs).toISOString().slice(0, 10);
  if (session.owner.id === entry.by || !kind || isOver) return [];
  const owner = await context.members.get(session.owner.id);
  if (owner?.status !== 'active') return [];
  return notify(entry, context, [owner.id], { kind, ...valuesOf(session) });
}

/** Reminds the owner of a session, unless the session was rescheduled, cancelled or removed since. */
export async function remindSessionOwner(entry: JournalEntry, context: ReactionContext): Promise<Write[]> {
  const session = await context.readSession(entry.record);
  if (!session || session.removedAt !== null || session.cancelled !== null) return [];
  const isMoved = session.date !== entry.detail?.date || session.start !== entry.detail?.start;
  const owner = await context.members.get(session.owner.id);
  if (isMoved || owner?.status !== 'active') return [];
  return notifyFromPlatform(entry, context, [owner.id], { kind: 'session.reminder', ...valuesOf(session) });
}
