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
      'Merges another case into this one, field by field. All records of both are then found here, and the other case disappears from lists and search',
    needs: 'case:merge',
    records: { case: 'caseId' },
    status: 201,
    errors: ['case.archived', 'case.held', 'case.too-many-assigned'],
    input: z.strictObject({
      caseId: CaseId,
      version: Version,
      otherId: CaseId,
      /** Version of the other case that the caller saw when the two cases were compared. */
      otherVersion: Version,
      /** Fields whose value is taken from the other case. */
      take: z.array(MergeFieldName).max(50).default([]),
    }),
    output: Case,
  }),
  listMerges: endpoint({
    method: 'GET',
    path: 'cases/{caseId}/merges',
    summary:
      'Lists the cases that were merged into this one, with the time until which each merge can be undone',
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
      'Splits a merged case into two again. Later edits stay with this case and are listed. Members who were unassigned since then are not assigned again',
    needs: 'case:merge',
    records: { case: 'caseId' },
    errors: ['merge.over', 'case.held'],
    input: z.strictObject({ caseId: CaseId, absorbedId: CaseId }),
    output: z.object({
      case: Case,
      restored: Case,
      kept: z.array(MergeFieldName),
      /**
       * Members who were assigned to the restored case before the merge but are not assigned again, because
       * they were unassigned after the merge or have left the organisation.
       */
      withheld: z.array(AssignedMember).optional(),
    }),
  }),
};
