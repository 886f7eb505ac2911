import type { PersonalData } from '../../../../../shared/core/personal-data.ts';
import { isAddressQuery, isNumberQuery, type Named } from '../../../../platform/search/search-words.ts';

type Identifiers = Pick<Named, 'contactEmail' | 'mobile' | 'fileNumber'>;
type Reads = ReadonlySet<PersonalData> | undefined;

/** The part of a case that the reader may read and search by. If `reads` is undefined, the whole case. */
export function readablePart(named: Named, reads: Reads): Named {
  if (reads === undefined) return named;
  const { fullName, otherName, mergedIdentifiers = [] } = named;
  const readable = ({ contactEmail, mobile, fileNumber }: Identifiers) => ({
    contactEmail: reads.has('contact') ? contactEmail : null,
    mobile: reads.has('contact') ? mobile : null,
    fileNumber: reads.has('fileNumber') ? fileNumber : null,
  });
  return {
    fullName: reads.has('childName') ? fullName : '',
    otherName: reads.has('childName') ? otherName : null,
    ...readable(named),
    mergedIdentifiers: mergedIdentifiers.map(merged => ({ of: merged.of, ...readable(merged) })),
  };
}

/**
 * Whether a query is an email address or a number, and the reader has no permission to read such data. If so,
 * nothing is read, so the response time reveals nothing.
 */
export function isUnreadableQuery(text: string, reads: Reads): boolean {
  if (reads === undefined) return false;
  if (isAddressQuery(text)) return !reads.has('contact');
  return isNumberQuery(text) && !reads.has('contact') && !reads.has('fileNumber');
}
