import { caseIdFromChildId, Id } from '../../../../shared/core/ids.ts';
import type { RecordTypes } from '../../../platform/http/record-types.ts';
import { sendingKey } from '../keys.ts';

/** Repeated here so that the schema of sendings is loaded only when needed. */
const SendingId = Id('sending');

export const sendingRecords: RecordTypes<'sending'> = {
  sending: {
    key: (organization, id) =>
      organization !== null && SendingId.safeParse(id).success
        ? sendingKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../../shared/features/reports/sending/schema.ts')).SendingRecord,
    isVisible: () => true,
    parent: {
      type: 'case',
      idOf: id => (SendingId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined),
    },
  },
};
