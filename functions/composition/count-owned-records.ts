import {
  type OwnedRecordCount,
  OwnedRecordKind,
} from '../../shared/features/organizations/offboarding/schema.ts';
import type { OwnedRecords } from './job-step.ts';

/** Counts of the records a member owns, by kind; kinds without records are left out. */
export async function countOwnedRecords(
  open: (kind: OwnedRecordKind) => Promise<OwnedRecords>,
  member: string,
): Promise<OwnedRecordCount[]> {
  const counts = OwnedRecordKind.options.map(async kind => ({
    kind,
    count: await (await open(kind)).countOf(member),
  }));
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}
