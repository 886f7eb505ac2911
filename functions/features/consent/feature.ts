import type { CaseDataPart } from '../../composition/case-data-part.ts';
import { consentRecords } from './consents/consent-records.ts';
/** Records that calls may load. */
export const records = { ...consentRecords };

/** What the feature has of a case. */
export const caseData: CaseDataPart[] = [{ counted: { category: 'consents', prefix: 'CONSENT#' } }];
