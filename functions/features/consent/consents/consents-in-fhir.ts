import { Consent } from '../../../../shared/features/consent/consents/schema.ts';
import { consentResources } from '../../../../shared/features/consent/fhir/consent-resources.ts';
import type { CaseDataPart } from '../../../composition/case-data-part.ts';

export const consentsInFhir: NonNullable<CaseDataPart['fhir']> = async ({ items }) =>
  items.filter(({ sk }) => sk.startsWith('CONSENT#')).flatMap(item => consentResources(Consent.parse(item)));
