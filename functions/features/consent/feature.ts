import type { CaseDataPart } from '../../composition/case-data-part.ts';
import { type RecordTypes, recordOf, recordOfChild } from '../../platform/http/record-types.ts';
import { consentKey, termKey } from './consent-keys.ts';
import { consentReactions } from './consents/reactions.ts';
import { acceptedText as textOfTerm } from './terms/accepted-text.ts';

export const acceptedText = textOfTerm;

export const reactions = [consentReactions];

export const records: RecordTypes<'consent' | 'term'> = {
  consent: recordOfChild(
    'consent',
    consentKey,
    async () => (await import('../../../shared/features/consent/consents/schema.ts')).Consent,
  ),
  term: recordOf(
    'term',
    termKey,
    async () => (await import('../../../shared/features/consent/terms/schema.ts')).Term,
  ),
};

export const caseData: CaseDataPart[] = [
  {
    counted: { category: 'consents', prefix: 'CONSENT#' },
    fhir: {
      types: ['Consent'],
      needs: 'consent:read',
      open: async () => (await import('./consents/consents-in-fhir.ts')).consentsInFhir,
    },
  },
];
