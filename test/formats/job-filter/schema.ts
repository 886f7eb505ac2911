import * as z from 'zod';
import { Filtered } from '../../../functions/features/cases/cases/job-cases-store.ts';

export const schema = z.object({ filter: Filtered });
