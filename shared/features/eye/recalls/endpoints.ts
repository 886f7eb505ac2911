import * as z from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { CaseId } from '../../../core/ids.ts';
import { pageSize } from '../../../core/limits.ts';
import { DueSibling } from './due-sibling.ts';

export const recalls = {
  listDueSiblings: endpoint({
    method: 'POST',
    path: 'recalls/siblings',
    summary: 'Brothers and sisters who are due soon or booked as well, so that one call serves the family',
    needs: 'eye:read',
    module: 'eye',
    readEvent: 'recalls.listed',
    notForKeys: true,
    effect: 'read',
    input: z.strictObject({ caseIds: z.array(CaseId).min(1).max(pageSize) }),
    output: z.object({
      /** Children who have such siblings among those whom the caller may see. */
      families: z.array(z.object({ caseId: CaseId, siblings: z.array(DueSibling) })),
    }),
  }),
};
