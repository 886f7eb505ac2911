import { caseIdIn } from '../../../../shared/core/ids.ts';
import { adminsIn, type TellingReaction, tell, tellFromPlatform } from './tell.ts';

/** Admins know whom one of them has invited. */
const tellInvited: TellingReaction = {
  name: 'tell-invited',
  on: ['member.invited'],
  react: async (entry, context) => {
    const invited = await context.members.get(entry.record);
    if (!invited) return [];
    return tell(entry, context, await adminsIn(context), { kind: 'member.invited', email: invited.email });
  },
};

/** A new member is made known to the organisation's admins. */
const tellJoined: TellingReaction = {
  name: 'tell-admins',
  on: ['member.joined'],
  react: async (entry, context) => {
    const joined = await context.members.get(entry.record);
    if (!joined) return [];
    const admins = (await adminsIn(context)).filter(id => id !== joined.id);
    return tell(entry, context, admins, { kind: 'member.joined', memberName: joined.fullName });
  },
};

/** Whoever had a member leave is told what came of it. */
const tellOfDeparture: TellingReaction = {
  name: 'tell-of-departure',
  on: ['job.finished', 'job.stopped'],
  react: async (entry, context) => {
    const job = await context.jobs.get(entry.record);
    if (job?.task.kind !== 'departure' || job.startedBy === job.task.from) return [];
    const { from } = job.task;
    const memberName = (await context.members.namesOf([from])).get(from) ?? '';
    const isOver = entry.act === 'job.finished';
    return tellFromPlatform(
      entry,
      context,
      [job.startedBy],
      isOver
        ? { kind: 'member.left', memberName, count: job.done }
        : { kind: 'member.leaving-stopped', memberName },
    );
  },
};

/** Whoever sent a mail that nobody got is told; the admins, where they are not here any more. */
const tellUnreached: TellingReaction = {
  name: 'tell-unreached',
  on: ['mail.unreached'],
  react: async (entry, context) => {
    const mail = await context.mails.get(entry.record);
    if (!mail) return [];
    const sender = await context.members.get(mail.by);
    const readers = sender?.status === 'active' ? [sender.id] : await adminsIn(context);
    const child = mail.sending && (await context.cases.get(caseIdIn(mail.sending)));
    const { to } = mail;
    return tellFromPlatform(
      entry,
      context,
      readers,
      child
        ? { kind: 'report.unreached', caseId: child.id, caseName: child.fullName, to }
        : { kind: 'mail.unreached', to },
    );
  },
};

export const memberReactions = [tellInvited, tellJoined, tellOfDeparture, tellUnreached];
