import { queryOptions } from '@tanstack/react-query';
import { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import { call } from '../../../platform/api/call.ts';

/** What the next digest brings, as things are now. */
export const nextDigestQuery = queryOptions({
  queryKey: ['notes', 'digest'],
  queryFn: ({ signal }) => call(digests.getNextDigest, {}, { signal }),
  staleTime: 0,
});
