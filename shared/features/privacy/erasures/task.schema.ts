import * as z from 'zod';
import { CaseId } from '../../../core/ids.ts';

/** Input of a job that erases a case. */
export const ErasureTask = z.object({ kind: z.literal('erasure'), caseId: CaseId });
