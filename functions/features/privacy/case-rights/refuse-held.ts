import { AppError } from '../../../../shared/core/errors.ts';
import { CaseRightsRecord } from '../../../../shared/features/privacy/case-rights/record.ts';
import type { MergedCases } from '../../../composition/case-merge-part.ts';
import { ConflictError } from '../../../platform/storage/retry-on-conflict.ts';
import { hasVersion, type Item, isAbsent, type Write } from '../../../platform/storage/write.ts';
import { caseRightsKey } from '../keys.ts';

/** A case under a legal hold is merged on neither side. @throws case.held */
export function refuseHeld({ organization, survivor, absorbed, ofSurvivor, ofAbsorbed }: MergedCases) {
  return {
    writes: [notHeld(organization, survivor, ofSurvivor[0]), notHeld(organization, absorbed, ofAbsorbed[0])],
    kept: null,
  };
}

function notHeld(organization: string, caseId: string, item: Item | undefined): Write {
  const rights = item && CaseRightsRecord.parse(item);
  if (rights?.hold) throw new AppError('case.held');
  return {
    check: caseRightsKey(organization, caseId),
    when: rights ? hasVersion(rights.version) : isAbsent,
    onConditionFailed: () => new ConflictError(),
  };
}
