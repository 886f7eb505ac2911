import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RequestOf } from '../../../../shared/core/endpoint.ts';
import { outcomes } from '../../../../shared/features/eye/outcomes/endpoints.ts';
import type { OutcomeAudit, OutcomeVisit } from '../../../../shared/features/eye/outcomes/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { fetchAllPages } from '../../../platform/api/fetch-pages.ts';

type Wanted = Pick<RequestOf<typeof outcomes.countOutcomes>, 'method' | 'reference'>;

/** Computes the outcomes in several requests; keeps the result until the user starts again. */
export function useOutcomes(wanted: Wanted) {
  const [part, setPart] = useState(1);
  const query = useQuery({
    queryKey: ['outcomes', wanted.method, wanted.reference],
    queryFn: async ({ signal }): Promise<OutcomeAudit> => {
      let cursor: string | null = null;
      for (let number = 1; ; number++) {
        setPart(number);
        const input: RequestOf<typeof outcomes.countOutcomes> = { ...wanted, cursor };
        const { data, meta } = await call(outcomes.countOutcomes, input, { signal });
        if (data) return data;
        cursor = meta.next;
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { ...query, part };
}

export const fetchOutcomeVisits = (): Promise<OutcomeVisit[]> =>
  fetchAllPages(cursor => call(outcomes.exportOutcomes, { cursor }));
