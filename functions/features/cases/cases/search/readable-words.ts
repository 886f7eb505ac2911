import type { PersonalData } from '../../../../../shared/core/personal-data.ts';
import type { CaseRow } from '../../../../../shared/features/cases/cases/schema.ts';
import { isAddressQuery, isNumberQuery } from './search-words.ts';

type Named = Pick<CaseRow, 'fullName' | 'otherName' | 'contactEmail' | 'mobile' | 'fileNumber'>;
type Reads = ReadonlySet<PersonalData> | undefined;

/** The part of a case that the reader may read and search by; all of it without `reads`. */
export function readablePart(named: Named, reads: Reads): Named {
  if (reads === undefined) return named;
  const { fullName, otherName, contactEmail, mobile, fileNumber } = named;
  return {
    fullName: reads.has('childName') ? fullName : '',
    otherName: reads.has('childName') ? otherName : null,
    contactEmail: reads.has('contact') ? contactEmail : null,
    mobile: reads.has('contact') ? mobile : null,
    fileNumber: reads.has('fileNumber') ? fileNumber : null,
  };
}

/**
 * Whether a query can only be an email or a number that the reader may not read. Then nothing is searched, so
 * that the response time reveals nothing.
 */
export function isUnreadableQuery(text: string, reads: Reads): boolean {
  if (reads === undefined) return false;
  if (isAddressQuery(text)) return !reads.has('contact');
  return isNumberQuery(text) && !reads.has('contact') && !reads.has('fileNumber');
}
