import * as z from 'zod';
import { CaseId } from '../../../core/ids.ts';

/** Input of a job that prepares a copy of everything stored about a child. */
export const ChildDataTask = z.object({ kind: z.literal('childData'), caseId: CaseId });
