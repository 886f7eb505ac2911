import { queryOptions } from '@tanstack/react-query';
import { classes } from '../../../shared/features/classes/classes/endpoints.ts';
import { assertId } from '../api/assert-id.ts';
import { call } from '../api/call.ts';

export const classesRoot = ['classes'];
export const classListKey = [...classesRoot, 'list'];

/** Reads all classes that are not archived. */
export const currentClassesQuery = queryOptions({
  queryKey: [...classListKey, 'all'],
  queryFn: ({ signal }) => call(classes.searchClasses, {}, { signal }),
});

/** Reads a class with its children; a malformed id counts as not found. */
export const schoolClassQuery = (classId: string) =>
  queryOptions({
    queryKey: [...classesRoot, 'one', classId],
    queryFn: ({ signal }) => {
      assertId('class', classId);
      return call(classes.getClass, { classId }, { signal });
    },
  });
