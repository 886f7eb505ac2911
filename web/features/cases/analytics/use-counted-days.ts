import { useQuery } from '@tanstack/react-query';
import { analytics } from '../../../../shared/features/cases/analytics/endpoints.ts';
import { type DayRange, partsOf } from '../../../../shared/features/cases/analytics/group-days.ts';
import type { CountedDays } from '../../../../shared/features/cases/analytics/schema.ts';
import { call } from '../../../platform/api/call.ts';

/** What each day of a range had; a long one is asked for year by year. */
export const useCountedDays = (range: DayRange) =>
  useQuery({
    queryKey: ['cases', 'days', range.from, range.to],
    queryFn: async ({ signal }): Promise<CountedDays> => {
      const parts: CountedDays[] = [];
      for (const part of partsOf(range)) parts.push(await call(analytics.countDays, part, { signal }));
      return { kinds: parts[0]?.kinds ?? [], days: parts.flatMap(({ days }) => days) };
    },
    placeholderData: before => before,
  });
