import * as z from 'zod';
import { CaseId } from '../../../core/ids.ts';

export const ErasureTask = z.object({ kind: z.literal('erasure'), caseId: CaseId });
