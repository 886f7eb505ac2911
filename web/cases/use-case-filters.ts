import { useSearchParams } from 'react-router';
import type * as z from 'zod';
import { CaseSort, CaseStatus, Gender } from '../../shared/cases/schema.ts';

export interface CaseFilters {
  gender: z.output<typeof Gender> | null;
  status: z.output<typeof CaseStatus>;
  sort: z.output<typeof CaseSort>;
}

/** The list as it is without any choice. */
export const usual: CaseFilters = { gender: null, status: 'active', sort: 'updated' };

/** Filters and sorting of the list, kept in the address; what is usual is left out of it. */
export function useCaseFilters() {
  const [query, setQuery] = useSearchParams();
  const filters: CaseFilters = {
    gender: Gender.safeParse(query.get('gender')).data ?? usual.gender,
    status: CaseStatus.safeParse(query.get('status')).data ?? usual.status,
    sort: CaseSort.safeParse(query.get('sort')).data ?? usual.sort,
  };

  function change(changes: Partial<CaseFilters>): void {
    setQuery(
      before => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === null || value === usual[name as keyof CaseFilters]) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  const inUse = Number(filters.gender !== usual.gender) + Number(filters.status !== usual.status);
  return { filters, change, clear: () => change(usual), inUse };
}
