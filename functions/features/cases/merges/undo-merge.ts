import type { merges } from '../../../../shared/features/cases/merges/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { requireSameCase } from '../cases/require-same-case.ts';
import { MergesStore } from './merges-store.ts';

export const undoMerge: Handler<typeof merges.undoMerge> = async (
  { caseId, absorbedId },
  { records, openStore, caseMergeParts },
) => {
  requireSameCase(caseId, records.case);
  return openStore(MergesStore).undo(records.case, absorbedId, caseMergeParts);
};
