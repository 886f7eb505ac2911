import { canSeeCase } from '../../../../shared/core/can-see-case.ts';
import { isToFamily } from '../../../../shared/features/operations/email-log/schema.ts';
import type { NotificationFact } from '../../../../shared/features/operations/notifications/fact.ts';
import { OffboardingTask } from '../../../../shared/features/organizations/offboarding/task.schema.ts';
import { childrenOfMails } from '../email-log/children-of-mails.ts';
import { MailedSendingsStore } from '../email-log/mailed-sendings-store.ts';
import {
  adminIds,
  type NotificationReaction,
  notify,
  notifyFromPlatform,
  senderOrAdmins,
  viewerOf,
} from './notify.ts';

const notifyInvited: NotificationReaction = {
  name: 'tell-invited',
  on: ['member.invited'],
  react: async (entry, context) => {
    const invited = await context.members.get(String(entry.detail?.person ?? entry.record));
    if (!invited) return [];
    return notify(entry, context, await adminIds(context), { kind: 'member.invited', email: invited.email });
  },
};

const notifyJoined: NotificationReaction = {
  name: 'tell-admins',
  on: ['member.joined'],
  react: async (entry, context) => {
    const joined = await context.members.get(entry.record);
    if (!joined) return [];
    const admins = (await adminIds(context)).filter(id => id !== joined.id);
    return notify(entry, context, admins, { kind: 'member.joined', memberName: joined.fullName });
  },
};

/** Notifies the admin who removed a member when the removal is finished or was aborted. */
const notifyOffboarded: NotificationReaction = {
  name: 'tell-of-departure',
  on: ['job.finished', 'job.stopped'],
  react: async (entry, context) => {
    const job = await context.jobs.get(entry.record);
    const { data: task } = OffboardingTask.safeParse(job?.task);
    if (!job || !task || job.startedBy === task.from) return [];
    const { from } = task;
    const memberName = (await context.members.namesOf([from])).get(from) ?? '';
    const isOver = entry.act === 'job.finished';
    return notifyFromPlatform(
      entry,
      context,
      [job.startedBy],
      isOver
        ? { kind: 'member.left', memberName, count: job.done }
        : { kind: 'member.leaving-stopped', memberName },
    );
  },
};

/** Notifies the sender of an email that it could not be delivered. */
const notifyUndeliverable: NotificationReaction = {
  name: 'tell-unreached',
  on: ['mail.unreached'],
  react: async (entry, context) => {
    const mail = await context.mails.get(entry.record);
    if (!mail) return [];
    const children = (await childrenOfMails([mail], context)).get(mail.id) ?? [];
    const sender = await viewerOf(mail.by, context);
    const child = children.find(one => sender && canSeeCase(sender, one)) ?? children[0];
    const readers = await senderOrAdmins(mail.by, child, context);
    const { to } = mail;
    const tell = (fact: NotificationFact) => notifyFromPlatform(entry, context, readers, fact);
    if (!child) return tell({ kind: 'mail.unreached', to });
    const about = { caseId: child.id, caseName: child.fullName, to };
    if (isToFamily(mail)) return tell({ kind: 'family-mail.unreached', ...about });
    const sent = (await context.openStore(MailedSendingsStore).of([mail])).get(mail.sending ?? '');
    const isSender = readers.includes(mail.by);
    return tell({ kind: 'report.unreached', ...about, ...(isSender && sent && { reports: sent.kinds }) });
  },
};

export const memberReactions = [notifyInvited, notifyJoined, notifyOffboarded, notifyUndeliverable];
