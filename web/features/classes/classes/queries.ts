import { queryOptions } from '@tanstack/react-query';
import { classes } from '../../../../shared/features/classes/classes/endpoints.ts';
import type { Class } from '../../../../shared/features/classes/classes/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { classesRoot, classListKey, schoolClassQuery } from '../../../platform/lookups/school-class-query.ts';

export const refreshClasses = () => queryClient.invalidateQueries({ queryKey: classesRoot });

export function keepClass(record: Class): void {
  queryClient.setQueryData(schoolClassQuery(record.id).queryKey, record);
  void queryClient.invalidateQueries({ queryKey: classListKey });
}

/** Current and past classes of a child, archived ones last. */
export const childClassesQuery = (caseId: string) =>
  queryOptions({
    queryKey: [...classListKey, 'child', caseId],
    queryFn: async ({ signal }) => {
      const lists = await Promise.all(
        (['active', 'archived'] as const).map(status =>
          call(classes.searchClasses, { caseId, status }, { signal }),
        ),
      );
      return lists.flatMap(({ data }) => data);
    },
  });
