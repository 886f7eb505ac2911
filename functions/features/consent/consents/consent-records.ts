import { caseIdFromChildId, Id } from '../../../../shared/core/ids.ts';
import type { RecordTypes } from '../../../platform/http/record-types.ts';
import { consentKey } from '../consent-keys.ts';

const ConsentId = Id('consent');

export const consentRecords: RecordTypes<'consent'> = {
  consent: {
    key: (organization, id) =>
      organization !== null && ConsentId.safeParse(id).success
        ? consentKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../../shared/features/consent/consents/schema.ts')).Consent,
    isVisible: () => true,
    parent: {
      type: 'case',
      idOf: id => (ConsentId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined),
    },
  },
};
