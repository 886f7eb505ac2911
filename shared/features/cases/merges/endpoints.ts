import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { page, Version } from '../../../core/fields.ts';
import { CaseId } from '../../../core/ids.ts';
import { AssignedMember, Case } from '../cases/schema.ts';
import { Merge, MergeFieldName } from './schema.ts';

export const merges = {
  mergeCases: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/merges',
    summary:
      'Merges another case into this one, choosing field by field; everything of both is read here, and the other leaves lists and search',
    needs: 'case:merge',
    records: { case: 'caseId' },
    status: 201,
    errors: ['case.archived', 'case.held', 'case.too-many-assigned'],
    input: z.strictObject({
      caseId: CaseId,
      version: Version,
      otherId: CaseId,
      /** The version of the other case that was compared. */
      otherVersion: Version,
      /** Fields of which the value of the other case is kept. */
      take: z.array(MergeFieldName).max(50).default([]),
    }),
    output: Case,
  }),
  listMerges: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/merges',
    summary: 'The cases that were merged into this one, and until when that can be undone',
    needs: 'case:read',
    readEvent: 'case.read',
    records: { case: 'caseId' },
    input: z.strictObject({ caseId: CaseId }),
    output: page(Merge),
  }),
  undoMerge: endpoint({
    method: 'POST',
    path: 'cases/{caseId}/merges/{absorbedId}/undo',
    summary:
      'Makes two cases of a merged one again; what was edited since stays with this case and is named, and whoever was unassigned since is not assigned again',
    needs: 'case:merge',
    records: { case: 'caseId' },
    errors: ['merge.over', 'case.held'],
    input: z.strictObject({ caseId: CaseId, absorbedId: CaseId }),
    output: z.object({
      case: Case,
      restored: Case,
      kept: z.array(MergeFieldName),
      /** Who was assigned to the restored case before the merge and is not again: unassigned since, or gone. */
      withheld: z.array(AssignedMember).optional(),
    }),
  }),
};
