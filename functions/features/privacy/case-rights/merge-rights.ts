import * as z from 'zod';
import { AppError } from '../../../../shared/core/errors.ts';
import { CaseRightsRecord, nothingDecided } from '../../../../shared/features/privacy/case-rights/record.ts';
import type { MergedCases } from '../../../composition/case-merge-part.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseRightsKey } from '../keys.ts';
import { caseRightsItem } from './case-rights-store.ts';

/** Data for undoing a merge: the survivor's keep-until date before and after; null if it did not change. */
const Kept = z
  .object({ hadRights: z.boolean(), before: z.string().nullable(), after: z.string() })
  .nullable();
type Kept = z.output<typeof Kept>;

/**
 * Rejects a merge if one of the cases is under a legal hold. The surviving case gets the later keep-until
 * date.
 * @throws case.held
 */
export function mergeRights({ organization, survivor, absorbed, ofSurvivor, ofAbsorbed }: MergedCases): {
  writes: Write[];
  kept: Kept;
} {
  const [own, moving] = [notHeld(ofSurvivor[0]), notHeld(ofAbsorbed[0])];
  const [before, after] = [own?.keepUntil ?? null, moving?.keepUntil ?? null];
  const isLonger = after !== null && (before === null || before < after);
  return {
    writes: [
      isLonger
        ? keepWrite(organization, survivor, own, after)
        : unchanged(organization, survivor, ofSurvivor[0]),
      unchanged(organization, absorbed, ofAbsorbed[0]),
    ],
    kept: isLonger ? { hadRights: own !== undefined, before, after } : null,
  };
}

/**
 * Rejects undoing a merge if one of the cases is under a legal hold. Restores the surviving case's earlier
 * keep-until date, unless somebody changed the date since.
 * @throws case.held
 */
export function splitRights(
  { organization, survivor, absorbed, ofSurvivor, ofAbsorbed }: MergedCases,
  stored: unknown,
): Write[] {
  const [own] = [notHeld(ofSurvivor[0]), notHeld(ofAbsorbed[0])];
  const kept = Kept.parse(stored ?? null);
  const isAsMerged = kept !== null && own !== undefined && own.keepUntil === kept.after;
  const back = isAsMerged ? backWrite(organization, survivor, own, kept) : undefined;
  return [
    back ?? unchanged(organization, survivor, ofSurvivor[0]),
    unchanged(organization, absorbed, ofAbsorbed[0]),
  ];
}

function backWrite(organization: string, caseId: string, own: CaseRightsRecord, kept: NonNullable<Kept>) {
  const { version } = own;
  const isOnlyMerge =
    JSON.stringify(own) ===
    JSON.stringify(CaseRightsRecord.parse({ ...nothingDecided(caseId), version, keepUntil: kept.after }));
  return kept.hadRights || !isOnlyMerge
    ? keepWrite(organization, caseId, own, kept.before)
    : { delete: caseRightsKey(organization, caseId), ...asRead(own) };
}

const keepWrite = (
  organization: string,
  caseId: string,
  rights: CaseRightsRecord | undefined,
  keepUntil: string | null,
): Write => {
  const { version, ...decided } = rights ?? nothingDecided(caseId);
  return {
    put: caseRightsItem(organization, { ...decided, keepUntil, version: version + 1 }),
    ...asRead(rights),
  };
};

function notHeld(item: Item | undefined): CaseRightsRecord | undefined {
  const rights = item && CaseRightsRecord.parse(item);
  if (rights?.hold) throw new AppError('case.held');
  return rights;
}

const unchanged = (organization: string, caseId: string, item: Item | undefined): Write => ({
  check: caseRightsKey(organization, caseId),
  ...asRead(item && CaseRightsRecord.parse(item)),
});

const asRead = (rights: CaseRightsRecord | undefined) => ({
  when: rights ? hasVersion(rights.version) : isAbsent,
  onConditionFailed: () => new ConflictError(),
});
