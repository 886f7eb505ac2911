import { FileId, JobId } from '../../../shared/core/ids.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import { fileKey } from '../../platform/files/keys.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { jobMessage } from './jobs/job-message.ts';
import { jobReactions } from './jobs/reactions.ts';
import { requeueJobs } from './jobs/requeue-jobs.ts';
import { jobKey } from './keys.ts';
import { notificationMessage } from './notifications/notification-message.ts';
import { notificationReactions } from './notifications/reactions.ts';

export const records: RecordTypes<'file' | 'job'> = {
  file: {
    key: (organization, id) =>
      organization !== null && FileId.safeParse(id).success ? fileKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../shared/features/operations/files/record.ts')).FileRecord,
    isVisible: ({ status, caseId, by }, sub) => by === sub || (status === 'kept' && caseId !== null),
  },
  job: {
    key: (organization, id) =>
      organization !== null && JobId.safeParse(id).success ? jobKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../shared/features/operations/jobs/record.ts')).JobRecord,
    isVisible: ({ startedBy }, sub, scope) => scope === 'organization' || startedBy === sub,
  },
};

/** A country's states, with their names in each written language. */
export const statesOfCountry = async (country: string) =>
  (await import('./locations/name-states.ts')).nameStates(country);

export const reactions = [notificationReactions, jobReactions];

export const queueMessages = { jobMessage, notificationMessage };

export const hourlyTasks = { jobs: requeueJobs };

/** The feature's data of a case outside its partition. */
export const caseData: CaseDataPart[] = [
  {
    erase: async scope =>
      (await import('./notifications/erase-from-notifications.ts')).eraseFromNotifications(scope),
  },
  {
    copy: async scope => (await import('./files/copy-files.ts')).copyFiles(scope),
    erase: async scope => (await import('./files/erase-files.ts')).eraseFiles(scope),
  },
  { copy: async scope => (await import('./audit/copy-log.ts')).copyLog(scope) },
  { erase: async scope => (await import('./email-log/erase-mails-to-family.ts')).eraseMailsToFamily(scope) },
];
