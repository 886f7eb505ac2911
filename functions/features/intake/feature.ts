import type { CaseDataPart } from '../../composition/case-data-part.ts';
import type { JobContext } from '../../composition/job-context.ts';
import type { TakeStep } from '../../composition/job-step.ts';
import { type RecordTypes, recordOf } from '../../platform/http/record-types.ts';
import { importKey, qrCodeKey, qrCountKey } from './keys.ts';
import { announceQrCodeExpiry } from './qr-codes/announce-expiry.ts';
import { qrExpiryMessage } from './qr-codes/expiry-message.ts';
import { registrationReactions } from './registrations/reactions.ts';

const loadSchemas = () => import('../../../shared/features/intake/qr-codes/record.ts');

export const records: RecordTypes<'import' | 'qrCode' | 'qrCounts'> = {
  import: recordOf(
    'import',
    importKey,
    async () => (await import('../../../shared/features/intake/imports/schema.ts')).ImportRecord,
  ),
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

export const jobSteps: Record<'import', TakeStep<JobContext>> = {
  import: async (job, context) =>
    (await import('./imports/take-import-step.ts')).takeImportStep(job, context),
};

export const reactions = [registrationReactions];

export const queueMessage = qrExpiryMessage;

export const hourlyTasks = { qrCodes: announceQrCodeExpiry };

export const caseData: CaseDataPart[] = [
  { erase: async scope => (await import('./imports/erase-import-rows.ts')).eraseImportRows(scope) },
];
