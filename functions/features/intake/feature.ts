import { Id } from '../../../shared/core/ids.ts';
import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { JobContext } from '../../composition/job-context.ts';
import type { TakeStep } from '../../composition/job-step.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { importKey, qrCodeKey, qrCountKey } from './keys.ts';
import { announceQrCodeExpiry } from './qr-codes/announce-expiry.ts';
import { qrExpiryMessage } from './qr-codes/expiry-message.ts';
import { registrationReactions } from './registrations/reactions.ts';

const loadSchemas = () => import('../../../shared/features/intake/qr-codes/record.ts');

const ImportId = Id('import');

/** Records that calls may load. */
export const records: RecordTypes<'import' | 'qrCode' | 'qrCounts'> = {
  import: {
    key: (organization, id) =>
      organization !== null && ImportId.safeParse(id).success
        ? importKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../shared/features/intake/imports/schema.ts')).ImportRecord,
    isVisible: () => true,
  },
  qrCode: {
    key: (organization, id) =>
      organization !== null && organization === id ? qrCodeKey(organization) : undefined,
    schema: async () => (await loadSchemas()).QrCodeRecord,
    isVisible: () => true,
    defaultValue: null,
  },
  qrCounts: {
    key: (organization, id) =>
      organization !== null && organization === id ? qrCountKey(organization) : undefined,
    schema: async () => (await loadSchemas()).QrCounts,
    isVisible: () => true,
    defaultValue: {},
  },
};

/** Steps of the feature’s jobs, by kind. */
export const jobSteps: Record<'import', TakeStep<JobContext>> = {
  import: async (job, context) =>
    (await import('./imports/take-import-step.ts')).takeImportStep(job, context),
};

/** Journal reactions, by noun. */
export const reactions = [registrationReactions];

export const queueMessage = qrExpiryMessage;

/** Tasks of the hourly schedule. */
export const hourlyTasks = [announceQrCodeExpiry];

/** What the feature has of a case beside the records of its partition. */
export const caseData: CaseDataPart[] = [
  { erase: async scope => (await import('./imports/erase-import-rows.ts')).eraseImportRows(scope) },
];
