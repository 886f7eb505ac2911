import { isDeepStrictEqual } from 'node:util';
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

/** A copy of the data of a case, ready or in preparation, lacks cases merged later and names separated ones. */
const noCopy = { bundle: null, bundleJob: null } as const;

/**
 * Rejects a merge if one of the cases is under a legal hold. The surviving case gets the later keep-until
 * date, and loses the copy of its data.
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
      rightsWrite(organization, survivor, own, { ...noCopy, ...(isLonger && { keepUntil: after }) }),
      rightsWrite(organization, absorbed, moving, {}),
    ],
    kept: isLonger ? { hadRights: own !== undefined, before, after } : null,
  };
}

/**
 * Rejects undoing a merge if one of the cases is under a legal hold. Restores the surviving case's earlier
 * keep-until date, unless somebody changed the date since. The case loses the copy of its data.
 * @throws case.held
 */
export function splitRights(
  { organization, survivor, absorbed, ofSurvivor, ofAbsorbed }: MergedCases,
  stored: unknown,
): Write[] {
  const [own, restored] = [notHeld(ofSurvivor[0]), notHeld(ofAbsorbed[0])];
  const kept = Kept.parse(stored ?? null);
  const isAsMerged = kept !== null && own !== undefined && own.keepUntil === kept.after;
  return [
    isAsMerged && !kept.hadRights && isOnlyKept(own)
      ? { delete: caseRightsKey(organization, survivor), ...asRead(own) }
      : rightsWrite(organization, survivor, own, {
          ...noCopy,
          ...(isAsMerged && { keepUntil: kept.before }),
        }),
    rightsWrite(organization, absorbed, restored, {}),
  ];
}

const isOnlyKept = (rights: CaseRightsRecord) => {
  const { id, version, keepUntil } = rights;
  return isDeepStrictEqual(rights, { ...nothingDecided(id), version, keepUntil });
};

/** Stores the changes; if they change nothing, only checks that the record is as it was read. */
function rightsWrite(
  organization: string,
  caseId: string,
  rights: CaseRightsRecord | undefined,
  changes: Partial<CaseRightsRecord>,
): Write {
  const before = rights ?? nothingDecided(caseId);
  const after = { ...before, ...changes };
  return isDeepStrictEqual(before, after)
    ? { check: caseRightsKey(organization, caseId), ...asRead(rights) }
    : { put: caseRightsItem(organization, { ...after, version: before.version + 1 }), ...asRead(rights) };
}

function notHeld(item: Item | undefined): CaseRightsRecord | undefined {
  const rights = item && CaseRightsRecord.parse(item);
  if (rights?.hold) throw new AppError('case.held');
  return rights;
}

const asRead = (rights: CaseRightsRecord | undefined) => ({
  when: rights ? hasVersion(rights.version) : isAbsent,
  onConditionFailed: () => new ConflictError(),
});
