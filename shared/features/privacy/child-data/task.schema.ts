import * as z from 'zod';
import { CaseId } from '../../../core/ids.ts';

export const ChildDataTask = z.object({ kind: z.literal('childData'), caseId: CaseId });
