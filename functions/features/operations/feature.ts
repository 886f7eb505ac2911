import { Id } from '../../../shared/core/ids.ts';
import { fileKey } from '../../platform/files/keys.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { jobKey } from '../../platform/storage/loaded-record-keys.ts';

const FileId = Id('file');
const JobId = Id('job');

/** Records that calls may load. */
export const records: RecordTypes<'file' | 'job'> = {
  file: {
    key: (organization, id) =>
      organization !== null && FileId.safeParse(id).success ? fileKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../shared/features/operations/files/record.ts')).FileRecord,
    isVisible: (record, sub) => record.status === 'kept' || record.by === sub,
  },
  job: {
    key: (organization, id) =>
      organization !== null && JobId.safeParse(id).success ? jobKey(organization, String(id)) : undefined,
    schema: async () => (await import('../../../shared/features/operations/jobs/record.ts')).JobRecord,
    isVisible: ({ startedBy }, sub, scope) => scope === 'organization' || startedBy === sub,
  },
};
