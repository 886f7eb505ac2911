import type { NotificationFact } from '../../../../shared/features/operations/notifications/fact.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import { type JournalEntry, OutrunError, type Reaction } from '../../../platform/events/reaction.ts';
import type { Write } from '../../../platform/storage/write.ts';

export type TellingReaction = Reaction<ReactionContext>;

/** The writes that tell a fact to each reader but the one who did it. */
export async function tell(
  entry: JournalEntry,
  context: ReactionContext,
  readers: string[],
  fact: NotificationFact,
): Promise<Write[]> {
  const sender = await context.members.get(entry.by);
  const told = sender ? { id: sender.id, fullName: sender.fullName } : null;
  const others = readers.filter(id => id !== entry.by);
  return tellFrom(told, entry, context, others, fact);
}

/** The writes that tell a fact in the name of the platform. */
export function tellFromPlatform(
  entry: JournalEntry,
  context: ReactionContext,
  readers: string[],
  fact: NotificationFact,
): Promise<Write[]> {
  return tellFrom(null, entry, context, readers, fact);
}

async function tellFrom(
  sender: { id: string; fullName: string } | null,
  { at: updatedAt }: JournalEntry,
  { notifications }: ReactionContext,
  readers: string[],
  fact: NotificationFact,
): Promise<Write[]> {
  const letter = { fact, sender, updatedAt };
  const writes = readers.map(id => notifications.toAdd(id, letter, () => new OutrunError()));
  return (await Promise.all(writes)).flat();
}

/** Who administers the organisation now. */
export async function adminsIn({ members }: ReactionContext): Promise<string[]> {
  const all = await members.list();
  return all.filter(({ role, status }) => role === 'admin' && status === 'active').map(({ id }) => id);
}

/** Whose access to which module an entry is about. */
export function accessIn({ record }: JournalEntry): { member: string; module: string } {
  const [member = '', module = ''] = record.split('#');
  return { member, module };
}
