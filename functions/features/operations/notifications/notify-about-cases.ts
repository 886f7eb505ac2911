import { isAssigned } from '../../../../shared/core/can-see-case.ts';
import type { JournalEntry } from '../../../platform/events/reaction.ts';
import { adminIds, type NotificationReaction, notify, notifyFromPlatform } from './notify.ts';

const notifyAssigned: NotificationReaction = {
  name: 'tell-assigned',
  on: ['case.archived'],
  react: async (entry, context) => {
    const record = await context.cases.get(entry.record);
    if (!record) return [];
    const readers = record.assigned.map(({ id }) => id);
    return notify(entry, context, readers, {
      kind: 'case.archived',
      caseId: record.id,
      caseName: record.fullName,
    });
  },
};

/**
 * Notifies new assignees, if they are still assigned. Bulk assignments are handled by `notifyBulkAssigned`.
 */
const notifyNewlyAssigned: NotificationReaction = {
  name: 'tell-newly-assigned',
  on: ['case.created', 'case.changed', 'case.assigned'],
  react: async (entry, context) => {
    const added = addedIn(entry);
    if (added.length === 0 || entry.detail?.batch) return [];
    const record = await context.cases.get(entry.record);
    if (!record) return [];
    const readers = added.filter(id => isAssigned(id, record));
    return notify(entry, context, readers, {
      kind: 'case.assigned',
      caseId: record.id,
      caseName: record.fullName,
    });
  },
};

/** Sends one notification with the number of cases, not one for each case. */
const notifyBulkAssigned: NotificationReaction = {
  name: 'tell-given-many',
  on: ['cases.assigned', 'job.finished'],
  react: async (entry, context) => {
    const count = Number(entry.detail?.count ?? 0);
    return count > 0 ? notify(entry, context, addedIn(entry), { kind: 'cases.assigned', count }) : [];
  },
};

const notifyRegistered: NotificationReaction = {
  name: 'tell-registered',
  on: ['case.registered'],
  react: async (entry, context) => {
    const record = await context.cases.get(entry.record);
    if (record?.review !== 'waiting') return [];
    const admins = await adminIds(context);
    return notifyFromPlatform(entry, context, admins, {
      kind: 'case.registered',
      caseId: record.id,
      caseName: record.fullName,
    });
  },
};

const addedIn = ({ detail }: JournalEntry): string[] => [detail?.added ?? []].flat();

export const caseReactions = [notifyAssigned, notifyNewlyAssigned, notifyBulkAssigned, notifyRegistered];
