import type { CaseDataPart } from '../../composition/case-data-part.ts';
import { fileKey } from '../../platform/files/keys.ts';
import { type RecordTypes, recordOf } from '../../platform/http/record-types.ts';
import { jobMessage } from './jobs/job-message.ts';
import { jobReactions } from './jobs/reactions.ts';
import { requeueJobs } from './jobs/requeue-jobs.ts';
import { jobKey } from './keys.ts';
import { notificationMessage } from './notifications/notification-message.ts';
import { notificationReactions } from './notifications/reactions.ts';

export const records: RecordTypes<'file' | 'job'> = {
  file: recordOf(
    'file',
    fileKey,
    async () => (await import('../../../shared/features/operations/files/record.ts')).FileRecord,
    ({ status, caseId, by }, sub) => by === sub || (status === 'kept' && caseId !== null),
  ),
  job: recordOf(
    'job',
    jobKey,
    async () => (await import('../../../shared/features/operations/jobs/record.ts')).JobRecord,
    ({ startedBy }, sub, scope) => scope === 'organization' || startedBy === sub,
  ),
};

export const statesOfCountry = async (country: string) =>
  (await import('./locations/name-states.ts')).nameStates(country);

export const reactions = [notificationReactions, jobReactions];

export const queueMessages = { jobMessage, notificationMessage };

export const hourlyTasks = { jobs: requeueJobs };

export const caseData: CaseDataPart[] = [
  {
    erase: async scope =>
      (await import('./notifications/erase-from-notifications.ts')).eraseFromNotifications(scope),
  },
  {
    objects: async scope => (await import('./files/files-of-case.ts')).objectsOfFiles(scope),
    erase: async scope => (await import('./files/erase-files.ts')).eraseFiles(scope),
  },
  { copy: async scope => (await import('./audit/copy-log.ts')).copyLog(scope) },
  { erase: async scope => (await import('./email-log/erase-mails-to-family.ts')).eraseMailsToFamily(scope) },
];
