import type { CaseDataPart } from '../../composition/case-data-part.ts';
import { consentRecords } from './consents/consent-records.ts';
import { acceptedText as textOfTerm } from './terms/accepted-text.ts';
import { termRecords } from './terms/term-records.ts';

export const acceptedText = textOfTerm;

/** Records that calls may load. */
export const records = { ...consentRecords, ...termRecords };

/** The feature's data of a case. */
export const caseData: CaseDataPart[] = [{ counted: { category: 'consents', prefix: 'CONSENT#' } }];
