import { type CaseViewer, canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { permissionScope } from '../../../../shared/core/permissions.ts';
import type { Case } from '../../../../shared/features/cases/cases/schema.ts';
import type { NotificationFact } from '../../../../shared/features/operations/notifications/fact.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import type { JournalEntry, Reaction } from '../../../platform/events/reaction.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import type { Write } from '../../../platform/storage/write.ts';
import type { NotificationMessage } from './notification-message.ts';

export type NotificationReaction = Reaction<ReactionContext>;

/** Recipients per transaction. A transaction has at most a hundred writes; a recipient takes two. */
const atOnce = 40;

/** Writes that notify each recipient except the person who caused the event. */
export async function notify(
  entry: JournalEntry,
  context: ReactionContext,
  recipients: string[],
  fact: NotificationFact,
): Promise<Write[]> {
  const sender = await context.members.get(entry.by);
  const person = sender ? { id: sender.id, fullName: sender.fullName } : null;
  const others = recipients.filter(id => id !== entry.by);
  return notifyFrom(person, entry, context, others, fact);
}

/** Writes that notify people in the name of the platform: the notification names no person as its sender. */
export function notifyFromPlatform(
  entry: JournalEntry,
  context: ReactionContext,
  recipients: string[],
  fact: NotificationFact,
): Promise<Write[]> {
  return notifyFrom(null, entry, context, recipients, fact);
}

async function notifyFrom(
  sender: { id: string; fullName: string } | null,
  { id: journalId, at: updatedAt }: JournalEntry,
  { notifications, queues, organization }: ReactionContext,
  recipients: string[],
  fact: NotificationFact,
): Promise<Write[]> {
  const letter = { fact, sender, updatedAt };
  const later = recipients.slice(atOnce);
  for (let from = 0, batch = 1; from < later.length; from += atOnce, batch += 1) {
    const some = later.slice(from, from + atOnce);
    const message: NotificationMessage = { organization, journalId, batch, recipients: some, ...letter };
    await queues.jobs.send(organization, message, `${journalId}.notify.${batch}`);
  }
  const writes = recipients
    .slice(0, atOnce)
    .map(id => notifications.addWrites(id, letter, () => new ConflictError()));
  return (await Promise.all(writes)).flat();
}

/** People to notify: the sender, or the admins if the sender has left or may no longer see the child. */
export async function senderOrAdmins(
  sender: string,
  child: Case | undefined,
  context: ReactionContext,
): Promise<string[]> {
  const viewer = await viewerOf(sender, context);
  return viewer && (!child || canSeeCase(viewer, child)) ? [viewer.id] : adminIds(context);
}

/** The member as a viewer of cases; undefined after they have left. */
export async function viewerOf(id: string, { members }: ReactionContext): Promise<CaseViewer | undefined> {
  const member = await members.get(id);
  return member?.status === 'active' ? { id, scope: permissionScope(member, 'case:read') } : undefined;
}

export async function adminIds({ members }: ReactionContext): Promise<string[]> {
  const all = await members.list();
  return all.filter(({ role, status }) => role === 'admin' && status === 'active').map(({ id }) => id);
}

export function moduleAccessOf({ record }: JournalEntry): { member: string; module: string } {
  const [member = '', module = ''] = record.split('#');
  return { member, module };
}
