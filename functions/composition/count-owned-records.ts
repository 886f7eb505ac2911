import {
  type OwnedRecordCount,
  OwnedRecordKind,
} from '../../shared/features/organizations/offboarding/schema.ts';
import type { OwnedRecords } from './job-step.ts';

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

export async function childrenOfOwnedRecords(
  open: (kind: OwnedRecordKind) => Promise<OwnedRecords>,
  member: string,
): Promise<string[]> {
  const ids = OwnedRecordKind.options.map(
    async kind => (await (await open(kind)).childrenOf?.(member)) ?? [],
  );
  return [...new Set((await Promise.all(ids)).flat())];
}
