import { Consent } from '../../../../shared/features/consent/consents/schema.ts';
import { consentResources } from '../../../../shared/features/consent/fhir/consent-resources.ts';
import type { ResourcesOf } from '../../../composition/case-data-part.ts';

export const consentsInFhir: ResourcesOf = async ({ items }) =>
  items.filter(({ sk }) => sk.startsWith('CONSENT#')).flatMap(item => consentResources(Consent.parse(item)));
