import type { NotificationFact } from '../../shared/notifications/texts.ts';
import type { ReactionContext } from '../context.ts';
import { type JournalEntry, OutrunError, type Reaction } from '../events/reaction.ts';
import type { Write } from '../storage/write.ts';

/** Whoever archives a case tells everybody else who is assigned to it. */
const tellAssigned: Reaction<ReactionContext> = {
  name: 'tell-assigned',
  on: ['case.archived'],
  react: async (entry, context) => {
    const record = await context.cases.get(entry.record);
    if (!record) return [];
    const fact: NotificationFact = { kind: 'case.archived', caseId: record.id, caseName: record.fullName };
    return tell(
      entry,
      context,
      record.assigned.map(({ id }) => id),
      fact,
    );
  },
};

/** A new member is made known to the organisation's admins. */
const tellAdmins: Reaction<ReactionContext> = {
  name: 'tell-admins',
  on: ['member.joined'],
  react: async (entry, context) => {
    const members = await context.members.list();
    const joined = members.find(({ id }) => id === entry.record);
    const admins = members.filter(({ role, status }) => role === 'admin' && status === 'active');
    if (!joined) return [];
    const fact: NotificationFact = { kind: 'member.joined', memberName: joined.fullName };
    return tell(
      entry,
      context,
      admins.map(({ id }) => id).filter(id => id !== joined.id),
      fact,
    );
  },
};

/** The writes that tell a fact to each reader but the one who did it. */
async function tell(
  entry: JournalEntry,
  { notifications, members }: ReactionContext,
  readers: string[],
  fact: NotificationFact,
): Promise<Write[]> {
  const sender = await members.get(entry.by);
  const letter = {
    fact,
    sender: sender ? { id: sender.id, fullName: sender.fullName } : null,
    updatedAt: entry.at,
  };
  const writes = readers
    .filter(id => id !== entry.by)
    .map(id => notifications.toAdd(id, letter, () => new OutrunError()));
  return (await Promise.all(writes)).flat();
}

export const notificationReactions = [tellAssigned, tellAdmins];
