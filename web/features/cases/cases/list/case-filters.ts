import type * as z from 'zod';
import { CaseFilters, CaseSort } from '../../../../../shared/features/cases/cases/schema.ts';

export const ListFilters = CaseFilters.extend({ sort: CaseSort.default('due') });
export type ListFilters = z.output<typeof ListFilters>;

export const defaultFilters: ListFilters = ListFilters.parse({});
