import {
  type OwnedRecordCount,
  OwnedRecordKind,
} from '../../shared/features/organizations/offboarding/schema.ts';
import type { OwnedRecords } from './job-step.ts';

/** How much of each kind a member owns; kinds of which they own nothing are left out. */
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
